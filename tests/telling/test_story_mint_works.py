"""What happens in Mint Works, in sentences: one of each kind, by hand."""

import pytest
from mint_table import hood, play, table

import bourgade
from bourgade.telling import telling_of
from bourgade.telling.telling import Reader, happened

TELLING = telling_of("mint-works")
NAMES = {"P1": "Zoé", "P2": "Anatole", "P3": "Tom", "P4": "Yvonne"}
SUPPLY = {"supply": "statue, truck, vault", "deck": "bridge, museum"}
SOLO = {"supply": "truck, statue", "deck": "bridge, museum"}
SPACE = "\N{NO-BREAK SPACE}"


def told(game, *actions, language="en", you=None, names=NAMES, eyes=None):
    """Play actions, and return what is told of the last one."""
    play(game, *actions)
    return TELLING.tell(Reader(language, names=names, you=you), happened(game, eyes or you)[-1])


def both(game, *actions, **reader):
    """Play actions, and return what is told of the last one in English and in French."""
    [*before, last] = actions
    play(game, *before)
    return told(game.copy(), last, **reader), [
        sentence.replace(SPACE, " ") for sentence in told(game, last, language="fr", **reader)
    ]


# The set-up


@pytest.mark.rule("MW-04")
def test_a_table_is_laid_out():
    game = bourgade.new("mint-works", players=2, advanced=2, deal=False)
    english, french = both(game, "first P2")
    assert english == ["Anatole gets the first-player token"]
    assert french == ["Anatole reçoit le jeton Premier Joueur"]
    english, french = both(game, "advanced swap-meet")
    assert english == ["New location: the Swap Meet"]
    assert french == ["Nouveau lieu : l'Échange Cordial"]
    english, french = both(game, "advanced recycler", "draw crane", "draw gardens", "draw mine", you="P2")
    assert english == ["New plan in the supply: the Mine", "New round: you begin"]
    assert french == ["Nouveau plan dans la réserve : la Mine", "Nouvelle manche : vous commencez"]


# Placements


@pytest.mark.rule("MW-13")
def test_mints_are_sent_to_a_location():
    english, french = both(table(hood(4, "gardens", "landfill"), hood(0), **SUPPLY), "place builder gardens")
    assert english == ["Zoé sends 2 mints to the Builder and builds the Gardens: 5 stars in all"]
    assert french == ["Zoé place 2 Mints chez le Constructeur et construit les Jardins : 5 étoiles en tout"]
    english, french = both(table(hood(4, "gardens"), hood(0), **SUPPLY), "place builder gardens", you="P1")
    assert english == ["You send 2 mints to the Builder and build the Gardens: 3 stars in all"]
    assert french == ["Vous placez 2 Mints chez le Constructeur et construisez les Jardins : 3 étoiles en tout"]
    english, french = both(table(hood(4), hood(0), **SUPPLY), "place producer")
    assert english == ["Zoé sends 1 mint to the Producer and gains 2"]
    assert french == ["Zoé place 1 Mint chez le Fabricant et en gagne 2"]


@pytest.mark.rule("MW-16")
def test_a_plan_is_bought():
    english, french = both(table(hood(4), hood(0), **SUPPLY), "place supplier statue", you="P1")
    assert english == ["You send 2 mints to the Supplier and buy the Statue plan"]
    assert french == ["Vous placez 2 Mints chez le Fournisseur et achetez le plan de la Statue"]


@pytest.mark.rule("MW-23")
def test_the_assembler_builds_what_is_bought():
    english, french = both(table(hood(4, "", "assembler"), hood(0), **SUPPLY), "place supplier statue")
    assert english == [
        "Zoé sends 2 mints to the Supplier and buys the Statue, which the Assembler builds at once: 3 stars in all"
    ]
    assert french == [
        "Zoé place 2 Mints chez le Fournisseur et achète la Statue, que l'Assembleur construit aussitôt : "
        "3 étoiles en tout"
    ]


@pytest.mark.rule("MW-25")
def test_a_deed_opens_its_location():
    english, french = both(table(hood(4, "lotto"), hood(0), **SUPPLY), "place builder lotto")
    assert english[1:] == ["The Lotto is open to everybody"]
    assert french[1:] == ["La Loterie est ouverte à tous"]


@pytest.mark.rule("MW-17")
def test_the_council_gives_the_token():
    english, french = both(table(hood(4), hood(0), **SUPPLY), "place leadership-council", you="P1")
    assert english == ["You send 1 mint to the Leadership Council, take the first-player token and gain 1 mint"]
    assert french == ["Vous placez 1 Mint au Conseil Administratif, prenez le jeton Premier Joueur et gagnez 1 Mint"]


def test_the_crowdfunder_gives_to_all():
    more = SUPPLY | {"advanced": "crowdfunder, recycler"}
    english, french = both(table(hood(1), hood(0), hood(0), **more), "place crowdfunder")
    assert english == ["Zoé sends 1 mint to the Crowdfunder and gains 3; everybody else gains 1"]
    assert french == ["Zoé place 1 Mint au Financement Participatif et en gagne 3 ; tous les autres en gagnent 1"]
    english, french = both(table(hood(1), hood(0), **more), "place crowdfunder", you="P2")
    assert english == ["Zoé sends 1 mint to the Crowdfunder and gains 3; you gain 1"]
    assert french == ["Zoé place 1 Mint au Financement Participatif et en gagne 3 ; vous en gagnez 1"]


@pytest.mark.rule("MW-19")
def test_a_card_is_recycled():
    more = SUPPLY | {"advanced": "swap-meet, recycler"}
    english, french = both(table(hood(1, "obelisk"), hood(0), **more), "place recycler obelisk")
    assert english == ["Zoé sends 1 mint to the Recycler, recycles the Obelisk plan and gains 4 mints"]
    assert french == ["Zoé place 1 Mint chez le Recycleur, recycle le plan de l'Obélisque et gagne 4 Mints"]
    game = table(hood(1, "", "gallery", gallery=2), hood(0), **more)
    english, french = both(game, "place recycler gallery")
    assert english == [
        "Zoé sends 1 mint to the Recycler, recycles the Gallery and gains 6 mints: no stars left",
        "The 2 mints on the Gallery go back to the mint supply",
    ]
    assert french == [
        "Zoé place 1 Mint chez le Recycleur, recycle la Galerie et gagne 6 Mints : plus aucune étoile",
        "Les 2 Mints posés sur la Galerie retournent dans la réserve de Mints",
    ]


@pytest.mark.rule("MW-20")
def test_cards_are_swapped():
    more = SUPPLY | {"advanced": "swap-meet, recycler"}
    english, french = both(table(hood(2, "mine"), hood(0), **more), "place swap-meet mine vault")
    assert english == ["Zoé sends 2 mints to the Swap Meet and swaps the Mine plan for the Vault plan"]
    assert french == ["Zoé place 2 Mints à l'Échange Cordial et échange le plan de la Mine contre celui du Coffre-Fort"]
    english, french = both(table(hood(2, "", "mine"), hood(0), **more), "place swap-meet mine mine")
    assert english == ["Zoé sends 2 mints to the Swap Meet and turns the Mine back into a plan: no stars left"]
    assert french == ["Zoé place 2 Mints à l'Échange Cordial et reprend la Mine comme plan : plus aucune étoile"]


@pytest.mark.rule("MW-21")
def test_the_agency_stands_in_for_another_location():
    game = table(hood(4, "gardens"), hood(0), **SUPPLY, advanced="swap-meet, temp-agency", occupied="builder")
    english, french = both(game, "place temp-agency builder gardens")
    assert english == [
        "Zoé sends 3 mints to the Temp Agency (in place of the Builder) and builds the Gardens: 3 stars in all"
    ]
    assert french == [
        "Zoé place 3 Mints à l'Agence d'Intérim (à la place du Constructeur) et construit les Jardins : "
        "3 étoiles en tout"
    ]


@pytest.mark.rule("MW-18")
@pytest.mark.parametrize(
    ("you", "english", "french"),
    [
        ("P1", "You draw the Museum plan in secret", "Vous piochez en secret le plan du Musée"),
        ("P2", "Zoé draws a plan in secret", "Zoé pioche un plan en secret"),
    ],
)
def test_what_is_drawn_is_a_secret(you, english, french):
    game = table(hood(3), hood(0), **SUPPLY, opened="lotto")
    assert told(game, "place lotto") == ["Zoé sends 3 mints to the Lotto"]
    assert both(game, "draw museum", you=you) == ([english], [french])


@pytest.mark.rule("MW-18")
def test_the_last_card_is_drawn_at_once_and_recycled_unseen():
    game = table(hood(9), hood(0), supply="statue", under="mine", opened="lotto", advanced="recycler, swap-meet")
    assert told(game.copy(), "place lotto", eyes="P2") == ["Zoé sends 3 mints to the Lotto and draws a plan in secret"]
    play(game, "place lotto", "pass")
    english, french = both(game, "place recycler mine", you="P2")
    assert english == ["Zoé sends 1 mint to the Recycler, recycles a secret plan and gains 3 mints"]
    assert french == ["Zoé place 1 Mint chez le Recycleur, recycle un plan secret et gagne 3 Mints"]


# Passes and the upkeep


def test_somebody_passes():
    assert both(table(hood(1), hood(1), **SUPPLY), "pass", you="P1") == (["You pass"], ["Vous passez"])


@pytest.mark.rule("MW-32")
@pytest.mark.rule("MW-34")
def test_an_upkeep_is_one_sentence_also_with_four():
    game = table(
        hood(0, "", "mine, plant"), hood(0, "", "gallery"), hood(0, "", "corporate-hq, stripmine"),
        hood(0, "", "wholesaler"), **SUPPLY, occupied="wholesaler", opened="wholesaler", turn="P4", passes=3,
    )  # fmt: skip
    english, french = both(game, "pass", you="P1")
    assert english == [
        "Yvonne passes, and the round is over",
        "Upkeep: each player gains 1 mint, plus 5 for Tom (Corporate HQ, Stripmine), 3 for you (Mine, Plant) "
        "and 1 for Yvonne (Wholesaler)",
        "One more mint on Anatole's Gallery: 1 star in all",
        "New round: Yvonne begins",
    ]
    assert french == [
        "Yvonne passe, et la manche se termine",
        "Entretien : chacun gagne 1 Mint, plus 5 pour Tom (Siège Social, Mine à ciel ouvert), "
        "3 pour vous (Mine, Centrale) et 1 pour Yvonne (Grossiste)",
        "Un Mint de plus sur la Galerie d'Anatole : 1 étoile en tout",
        "Nouvelle manche : Yvonne commence",
    ]


@pytest.mark.rule("MW-32")
def test_the_co_op_is_shared():
    game = table(hood(0, "", "co-op, mine"), hood(0, "", "factory"), hood(0), **SUPPLY, passes=2)
    english, french = both(game, "pass", you="P2")
    assert english == [
        "Zoé passes, and the round is over",
        "Upkeep: Zoé gains 1 mint (Mine) and you 1 (Factory)",
    ]
    assert french[1:] == ["Entretien : Zoé gagne 1 Mint (Mine) et vous 1 (Usine)"]
    english, french = both(game, "co-op P2", you="P2")
    assert english == [
        "Zoé shares the Co-op with you: 1 mint each",
        "Upkeep: each player gains 1 mint",
        "New round: Zoé begins",
    ]
    assert french == [
        "Zoé partage la Coopérative avec vous : 1 Mint chacun",
        "Entretien : chacun gagne 1 Mint",
        "Nouvelle manche : Zoé commence",
    ]


# The end


@pytest.mark.rule("MW-30")
@pytest.mark.rule("MW-31")
def test_stars_or_too_few_plans_end_the_game():
    english, french = both(
        table(hood(0, "", "gardens, factory, landfill"), hood(0), **SUPPLY, passes=1), "pass", you="P1"
    )
    assert english == ["You pass, and the round is over", "You have enough stars: the game is over"]
    assert french == ["Vous passez, et la manche se termine", "Vous avez assez d'étoiles : la partie est finie"]
    english, french = both(table(hood(0), hood(0), supply="statue", deck="mine", passes=1), "pass")
    assert english[1:] == ["Too few plans are left to fill the supply: the game is over"]
    assert french[1:] == ["Il ne reste pas assez de plans pour remplir la réserve : la partie est finie"]


# Alone


JUSTIN, SONIC, RACHAEL, MORT = ({**NAMES, "P2": name} for name in ("Justin", "Sonic", "Rachael", "Mort"))


@pytest.mark.rule("MW-60")
def test_justin_shuts_what_it_uses():
    game = table(hood(3), hood(3), turn="P2", opponent="justin", **SOLO)
    english, french = both(game, "place producer", names=JUSTIN)
    assert english == [
        "Justin sends 1 mint to the Producer and gains 2",
        "Justin shuts the Producer for the rest of the round",
    ]
    assert french[1:] == ["Justin bloque le Fabricant jusqu'à la fin de la manche"]


@pytest.mark.rule("MW-52")
@pytest.mark.rule("MW-58")
def test_sonic_plays_twice_and_a_plan_that_is_bought_is_replaced():
    game = table(hood(3), hood(5), turn="P2", opponent="sonic", occupied="producer 3", **SOLO)
    english, french = both(game, "place supplier statue", "draw museum", names=SONIC)
    assert english == ["New plan in the supply: the Museum", "Sonic plays again"]
    assert french == ["Nouveau plan dans la réserve : le Musée", "Sonic rejoue"]


@pytest.mark.rule("MW-53")
def test_a_supply_that_nobody_used_goes_under_the_deck():
    game = table(hood(0), hood(0), opponent="justin", turn="P2", passes=1, **SOLO)
    english, french = both(game, "pass", names=JUSTIN)
    assert english[1:] == ["Nobody used the Supplier: the Statue and the Truck go under the deck"]
    assert french[1:] == ["Personne n'est allé chez le Fournisseur : la Statue et le Camion vont sous la pioche"]


@pytest.mark.rule("MW-59")
def test_rachael_wins_with_the_last_mint():
    game = table(hood(1), hood(0), opponent="rachael", bank=1, **SOLO)
    english, french = both(game, "place producer", names=RACHAEL)
    assert english == [
        "Zoé sends 1 mint to the Producer and gains 1",
        "The mint supply is empty: Rachael wins at once",
    ]
    assert french[1:] == ["La réserve de Mints est vide : Rachael gagne aussitôt"]


@pytest.mark.rule("MW-61")
def test_mort_sends_mints_and_gains_none():
    game = table(hood(0), hood(None), turn="P2", opponent="mort", **SOLO)
    assert told(game, "place producer", names=MORT) == ["Mort sends 1 mint to the Producer"]
    game = table(hood(0, "", "mine"), hood(None), opponent="mort", passes=1, occupied="supplier", **SOLO)
    assert told(game, "pass", names=MORT)[1:] == ["Upkeep: Zoé gains 2 mints (Mine)", "New round: Zoé begins"]


# Whoever it is


def test_nicknames_are_said_as_they_are():
    names = {"P1": "שרה", "P2": "{ $x } <b>"}
    game = table(hood(3), hood(3), **SUPPLY)
    assert told(game, "place producer", names=names) == ["\u2068שרה\u2069 sends 1 mint to the Producer and gains 2"]
    assert told(game, "place producer", names=names) == ["{ $x } <b> sends 1 mint to the Producer and gains 2"]


def test_without_names_seats_are_called_as_they_are():
    assert told(table(hood(3), hood(3), **SUPPLY), "pass", names={}) == ["P1 passes"]
