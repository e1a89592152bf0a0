"""What errors say, in every language that there is."""

import pickle

from bourgade.texts import LANGUAGES, Message


def sentence_of(error, *, to_players=True):
    """Return what an error says in English: one line that is whole, and so in every language and in every process."""
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), vars(again)) == (type(error), vars(error))
    said = {language: again.message.text(language) for language in LANGUAGES}
    assert str(error) == str(again) == said["en"]
    for text in said.values():
        assert text.endswith(".")
        assert "\n" not in text
        assert len(text.split()) > 2
    if to_players:
        assert isinstance(error.message, Message)
        assert len(set(said.values())) == len(said)
    return said["en"]
