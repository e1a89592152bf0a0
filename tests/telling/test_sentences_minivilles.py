"""What happens in Minivilles, in sentences. Events come from the rules; the sentences are written by hand."""

# ruff: noqa: RUF001 (prices have the minus of sentences)

import pytest
from table import city, play, roll, table

import bourgade
from bourgade.engine.notation import written
from bourgade.telling import telling_of
from bourgade.telling.telling import Happened, Reader, happened

TELLING = telling_of("minivilles")
NAMES = {"P1": "Zoé", "P2": "Anatole", "P3": "Clémence", "P4": "Bob", "P5": "Éva"}


def told(game, language="en", you=None, **more):
    """Return how the last action is told; spaces that do not break are written as others here."""
    reader = Reader(language, names=NAMES, you=you, **more)
    return ". ".join(TELLING.tell(reader, happened(game)[-1])).replace("\u00a0", " ")


def both(game, you=None):
    """Return how the last action is told in English and in French."""
    return [told(game, "en", you), told(game, "fr", you)]


# --- A roll -----------------------------------------------------------------------------------------------------------


def test_a_roll_is_told_by_the_dice_that_follow():
    game = table(city(0, "bakery"), city())
    play(game, "roll 1")
    assert told(game) == ""
    play(game, "die 3")
    assert both(game) == ["Zoé rolls 3: the Bakery brings 1", "Zoé lance 3 : la Boulangerie lui rapporte 1"]
    assert both(game, "P1") == ["You roll 3: your Bakery brings 1", "Vous lancez 3 : votre Boulangerie rapporte 1"]


def test_two_dice_are_added_up():
    game = table(city(0, "vineyard", "train-station"), city(), edition="green-valley")
    roll(game, 3, 4)
    assert both(game) == [
        "Zoé rolls 7 (3 + 4): the Vineyard brings 3",
        "Zoé lance 7 (3 + 4) : le Vignoble lui rapporte 3",
    ]


def test_a_roll_that_brings_nothing_is_told_so_unless_something_is_asked_first():
    game = table(city(), city())
    roll(game, 6)
    assert both(game) == ["Zoé rolls 6: nobody earns anything", "Zoé lance 6 : personne ne gagne rien"]
    game = table(city(0, "business-center"), city())
    roll(game, 6)
    assert both(game) == ["Zoé rolls 6", "Zoé lance 6"]


def test_who_pays_and_then_earns_does_one_after_the_other():
    game = table(city(3, "bakery"), city(0, "cafe 2"))
    roll(game, 3)
    assert both(game) == [
        "Zoé rolls 3, pays Anatole 2 for the Café and earns 1 with the Bakery",
        "Zoé lance 3, paie 2 à Anatole pour le Café et gagne 1 avec la Boulangerie",
    ]
    assert both(game, "P1") == [
        "You roll 3, pay Anatole 2 for the Café and earn 1 with your Bakery",
        "Vous lancez 3, payez 2 à Anatole pour le Café et gagnez 1 avec votre Boulangerie",
    ]
    assert both(game, "P2") == [
        "Zoé rolls 3, pays you 2 for your Café and earns 1 with the Bakery",
        "Zoé lance 3, vous paie 2 pour votre Café et gagne 1 avec la Boulangerie",
    ]


def test_who_only_pays():
    game = table(city(3), city(0, "cafe"))
    roll(game, 3)
    assert both(game) == ["Zoé rolls 3 and pays Anatole 1 for the Café", "Zoé lance 3 et paie 1 à Anatole pour le Café"]


def test_several_are_paid_the_richest_first():
    game = table(city(9), city(0, "cafe"), city(0, "cafe 2"), city(0, "cafe"))
    roll(game, 3)
    assert both(game, "P4") == [
        "Zoé rolls 3 and pays Clémence 2, Anatole 1 and you 1 for the Café",
        "Zoé lance 3 et paie 2 à Clémence, 1 à Anatole et 1 à vous pour le Café",
    ]


def test_several_cards_are_one_sum():
    game = table(city(0, "mine, vineyard 2, winery", "train-station"), city(), edition="green-valley")
    roll(game, 4, 5)
    assert both(game) == [
        "Zoé rolls 9 (4 + 5): the Winery and the Mine bring 17; the Winery closes",
        "Zoé lance 9 (4 + 5) : la Cave à vin et la Mine lui rapportent 17 ; la Cave à vin ferme",
    ]


def test_what_others_gain_is_short_where_the_card_is_known():
    game = table(city(0, "wheat-field"), city(0, "wheat-field 3"), city(0, "wheat-field"))
    roll(game, 1)
    assert both(game, "P3") == [
        "Zoé rolls 1: the Wheat Field brings 1; Anatole +3, you +1",
        "Zoé lance 1 : les Champs de blé lui rapportent 1 ; Anatole +3, vous +1",
    ]


def test_where_only_others_gain_the_card_is_named():
    game = table(city(), city(0, "wheat-field 3"), city(0, "wheat-field"))
    roll(game, 1)
    assert both(game, "P3") == [
        "Zoé rolls 1: the Wheat Field brings Anatole 3 and you 1",
        "Zoé lance 1 : les Champs de blé rapportent 3 à Anatole et 1 à vous",
    ]
    game = table(city(), city(0, "wheat-field 3"))
    roll(game, 1)
    assert both(game) == [
        "Zoé rolls 1: the Wheat Field brings Anatole 3",
        "Zoé lance 1 : les Champs de blé rapportent 3 à Anatole",
    ]
    assert both(game, "P2") == [
        "Zoé rolls 1: your Wheat Field brings 3",
        "Zoé lance 1 : vos Champs de blé rapportent 3",
    ]


def test_ten_payments_of_one_roll_are_one_sentence():
    others = [city(9, "family-restaurant 2, mine"), city(9, "family-restaurant, mine 2"), city(9, "mine"), city(11)]
    game = table(city(9, "mine, tax-office", "train-station"), *others, edition="deluxe")
    roll(game, 4, 5)
    assert both(game, "P4") == [
        "Zoé rolls 9 (4 + 5), pays Anatole 4 and Clémence 2 for the Family Restaurant and earns 5 with the Mine; "
        "the Tax Office takes 10 from Clémence, 9 from Anatole, 5 from Éva and 7 from you; "
        "Clémence +10, Anatole +5, you +5",
        "Zoé lance 9 (4 + 5), paie 4 à Anatole et 2 à Clémence pour le Restaurant et gagne 5 avec la Mine ; "
        "le Centre des impôts prend 10 à Clémence, 9 à Anatole, 5 à Éva et 7 à vous ; "
        "Clémence +10, Anatole +5, vous +5",
    ]


@pytest.mark.rule("MV-11")
def test_dice_that_are_kept_and_rolled_again():
    game = table(city(0, "bakery", "radio-tower"), city())
    play(game, "roll 1", "die 6", "reroll")
    assert both(game) == ["Zoé rolls again", "Zoé relance"]
    assert both(game, "P1") == ["You roll again", "Vous relancez"]
    game = table(city(0, "bakery", "radio-tower"), city())
    play(game, "roll 1", "die 3", "keep")
    assert both(game) == [
        "Zoé keeps this roll: the Bakery brings 1",
        "Zoé garde ce lancer : la Boulangerie lui rapporte 1",
    ]


@pytest.mark.rule("MV-12")
def test_what_the_harbor_adds():
    def ten():
        game = table(city(0, "fruit-market, wheat-field", "train-station, harbor"), city(), edition="marina")
        roll(game, 5, 6)
        return game

    game = ten()
    assert both(game) == ["Zoé rolls 11 (5 + 6)", "Zoé lance 11 (5 + 6)"]
    play(game, "add 0")
    market = "the Fruit and Vegetable Market brings 2", "le Marché de fruits et légumes lui rapporte 2"
    assert both(game) == [f"Zoé adds nothing: {market[0]}", f"Zoé n'ajoute rien : {market[1]}"]
    game = ten()
    play(game, "add 2")
    assert both(game) == [
        "Zoé adds 2 with the Harbor: the City Hall brings 1",
        "Zoé ajoute 2 avec le Port : l'Hôtel de ville lui rapporte 1",
    ]
    assert told(game, "fr", "P1") == "Vous ajoutez 2 avec votre Port : votre Hôtel de ville rapporte 1"


@pytest.mark.rule("MV-33")
def test_what_the_trawlers_catch():
    game = table(
        city(0, "trawler", "train-station, harbor"), city(0, "trawler 2", "harbor"), city(), edition="marina",
    )  # fmt: skip
    play(game, "roll 2", "dice 6 6", "add 0", "dice 3 4")
    assert both(game, "P2") == [
        "Zoé rolls 7 (3 + 4) for the Trawler: you +14, Zoé +7",
        "Zoé lance 7 (3 + 4) pour le Chalutier : vous +14, Zoé +7",
    ]


@pytest.mark.rule("MV-37")
def test_the_loan_office_wants_its_coins_back():
    game = table(city(3, "loan-office"), city(), edition="green-valley")
    roll(game, 5)
    assert both(game) == [
        "Zoé rolls 5: the Loan Office takes back 2",
        "Zoé lance 5 : la Banque de Minivilles reprend 2",
    ]


@pytest.mark.rule("MV-61")
def test_what_opens_again():
    game = table(
        city(0, "wheat-field", closed="wheat-field"), city(0, "wheat-field 2", closed="wheat-field 2"),
        edition="green-valley",
    )  # fmt: skip
    roll(game, 1)
    assert both(game, "P2") == [
        "Zoé rolls 1: nobody earns anything. Open again: Zoé's Wheat Field and your Wheat Field",
        "Zoé lance 1 : personne ne gagne rien. Portes rouvertes : les Champs de blé de Zoé et vos Champs de blé",
    ]


# --- Purple cards -----------------------------------------------------------------------------------------------------


def test_the_stadium_takes_as_much_from_each_or_what_there_is():
    game = table(city(0, "stadium"), city(2), city(5), city())
    roll(game, 6)
    assert both(game, "P2") == [
        "Zoé rolls 6: the Stadium takes 2 each from Clémence and you",
        "Zoé lance 6 : le Stade prend 2 à chacun (Clémence et vous)",
    ]
    game = table(city(0, "stadium"), city(1), city(5))
    roll(game, 6)
    assert both(game, "P1") == [
        "You roll 6: your Stadium takes 2 from Clémence and 1 from Anatole",
        "Vous lancez 6 : votre Stade prend 2 à Clémence et 1 à Anatole",
    ]
    game = table(city(0, "stadium"), city(1))
    roll(game, 6)
    assert both(game, "P2") == ["Zoé rolls 6: the Stadium takes 1 from you", "Zoé lance 6 : le Stade vous prend 1"]
    assert told(game, "fr") == "Zoé lance 6 : le Stade prend 1 à Anatole"


@pytest.mark.rule("MV-31")
def test_the_tv_station_takes_from_one():
    game = table(city(0, "tv-station"), city(9), city())
    play(game, "roll 1", "die 6", "take P2")
    assert both(game) == [
        "Zoé takes 5 from Anatole with the TV Station",
        "Zoé prend 5 à Anatole avec la Chaîne de télévision",
    ]
    assert both(game, "P2") == [
        "Zoé takes 5 from you with the TV Station",
        "Zoé vous prend 5 avec la Chaîne de télévision",
    ]
    assert told(game, "fr", "P1") == "Vous prenez 5 à Anatole avec votre Chaîne de télévision"
    game = table(city(0, "tv-station"), city())
    play(game, "roll 1", "die 6", "take P2")
    assert both(game, "P2") == [
        "Zoé picks you for the TV Station",
        "Zoé vous choisit pour la Chaîne de télévision",
    ]
    assert both(game)[1] == "Zoé choisit Anatole pour la Chaîne de télévision"


@pytest.mark.rule("MV-30")
@pytest.mark.rule("MV-63")
def test_cards_that_are_swapped():
    def six(**more):
        game = table(city(0, "business-center, bakery", **more), city(0, "mine"), edition="green-valley")
        play(game, "roll 1", "die 6")
        return game

    game = six()
    play(game, "swap bakery P2 mine")
    assert both(game) == [
        "Zoé swaps a Bakery for Anatole's Mine",
        "Zoé échange une Boulangerie contre la Mine d'Anatole",
    ]
    assert both(game, "P1") == [
        "You swap your Bakery for Anatole's Mine",
        "Vous échangez votre Boulangerie contre la Mine d'Anatole",
    ]
    assert both(game, "P2") == ["Zoé swaps a Bakery for your Mine", "Zoé échange une Boulangerie contre votre Mine"]
    game = six(closed="bakery")
    play(game, "swap bakery P2 mine")
    assert both(game) == [
        "Zoé swaps a closed Bakery for Anatole's Mine",
        "Zoé échange une Boulangerie fermée contre la Mine d'Anatole",
    ]
    game = table(city(0, "business-center, bakery"), city(0, "mine", closed="mine"), edition="green-valley")
    play(game, "roll 1", "die 6", "swap bakery P2 mine")
    assert both(game)[1] == "Zoé échange une Boulangerie contre la Mine fermée d'Anatole"
    assert both(game, "P2")[0] == "Zoé swaps a Bakery for your closed Mine"
    game = six()
    play(game, "no swap")
    assert both(game) == ["Zoé swaps nothing", "Zoé n'échange rien"]


@pytest.mark.rule("MV-39")
def test_what_is_closed_everywhere():
    game = table(
        city(0, "renovation-company, bakery", "train-station"), city(0, "bakery 3", closed="bakery"),
        edition="green-valley",
    )  # fmt: skip
    play(game, "roll 2", "dice 2 6", "renovate bakery")
    assert both(game) == [
        "Zoé closes the Bakery everywhere: the Renovation Company brings 3",
        "Zoé ferme la Boulangerie partout : l'Entreprise de rénovation lui rapporte 3",
    ]


@pytest.mark.rule("MV-41")
def test_what_is_shared_out():
    game = table(city(1, "arboretum", "train-station"), city(7), city(2), edition="green-valley")
    roll(game, 5, 6)
    assert both(game, "P2") == [
        "Zoé rolls 11 (5 + 6): the Arboretum shares out everybody's coins (Zoé gets 3, Clémence gets 2, you lose 3)",
        "Zoé lance 11 (5 + 6) : l'Arboretum partage les pièces de tous "
        "(Zoé reçoit 3, Clémence reçoit 2, vous perdez 3)",
    ]


# --- Landmarks and cards that go --------------------------------------------------------------------------------------


@pytest.mark.rule("MV-35")
def test_what_is_demolished():
    game = table(city(0, "demolition-company", "train-station"), city(), edition="green-valley")
    play(game, "roll 1", "die 4", "demolish train-station")
    assert both(game) == [
        "Zoé demolishes the Train Station: the Demolition Company brings 8",
        "Zoé démolit la Gare : l'Entreprise de travaux publics lui rapporte 8",
    ]
    assert told(game, you="P1") == "You demolish your Train Station: your Demolition Company brings 8"


@pytest.mark.rule("MV-36")
@pytest.mark.rule("MV-63")
def test_what_is_given_away():
    game = table(city(0, "moving-company, mine", "train-station"), city(), edition="green-valley")
    play(game, "roll 2", "dice 4 5", "move mine P2")
    assert both(game) == [
        "Zoé gives Anatole a Mine: the Moving Company brings 4; the Mine brings Anatole 5",
        "Zoé donne une Mine à Anatole : l'Entreprise de déménagement lui rapporte 4 ; la Mine rapporte 5 à Anatole",
    ]
    assert told(game, "fr", "P2") == (
        "Zoé vous donne une Mine : l'Entreprise de déménagement lui rapporte 4 ; votre Mine rapporte 5"
    )
    game = table(city(0, "moving-company, cafe", "train-station", closed="cafe"), city(), edition="green-valley")
    play(game, "roll 2", "dice 4 5", "move cafe P2")
    assert both(game, "P1")[0] == "You give Anatole a closed Café: your Moving Company brings 4"
    assert both(game, "P1")[1] == "Vous donnez un Café fermé à Anatole : votre Entreprise de déménagement rapporte 4"


# --- Building ---------------------------------------------------------------------------------------------------------


def building(*cities, **more):
    game = table(*cities, **more)
    roll(game, 6)
    return game


def test_what_is_built_and_its_price():
    game = building(city(9), city(), piles="ranch, apple-orchard")
    play(game, "build ranch")
    assert both(game) == ["Zoé builds a Ranch (−1)", "Zoé construit une Ferme (−1)"]
    assert both(game, "P1") == ["You build a Ranch (−1)", "Vous construisez une Ferme (−1)"]
    assert told(game, plain=True) == "Zoé builds a Ranch for 1 coin"
    game = building(city(9), city(), piles="apple-orchard")
    play(game, "build apple-orchard")
    assert both(game) == ["Zoé builds an Apple Orchard (−3)", "Zoé construit un Verger (−3)"]
    assert told(game, "fr", plain=True) == "Zoé construit un Verger pour 3 pièces"


def test_landmarks_are_counted():
    game = building(city(14), city())
    play(game, "build train-station")
    assert both(game) == [
        "Zoé builds the Train Station (−4) and now has 1 landmark",
        "Zoé construit la Gare (−4) et a maintenant 1 monument",
    ]
    game = building(city(14, "", "train-station"), city())
    play(game, "build shopping-mall")
    assert both(game, "P1") == [
        "You build your Shopping Mall (−10) and now have 2 landmarks",
        "Vous construisez votre Centre commercial (−10) et avez maintenant 2 monuments",
    ]


@pytest.mark.rule("MV-57")
def test_the_last_landmark_wins():
    game = building(city(22, "", "train-station, shopping-mall, amusement-park"), city())
    play(game, "build radio-tower")
    assert both(game) == [
        "Zoé builds the Radio Tower (−22) and wins with 4 landmarks",
        "Zoé construit la Tour radio (−22) et gagne avec 4 monuments",
    ]
    assert both(game, "P1") == [
        "You build your Radio Tower (−22) and win with 4 landmarks",
        "Vous construisez votre Tour radio (−22) et gagnez avec 4 monuments",
    ]


@pytest.mark.rule("MV-37")
def test_what_brings_coins_as_soon_as_it_is_built():
    free = building(city(5), city(), edition="green-valley", piles="loan-office, general-store")
    play(free, "build loan-office")
    assert both(free) == [
        "Zoé builds a Loan Office, which brings 5",
        "Zoé construit une Banque de Minivilles, qui rapporte 5",
    ]
    house = {"cards": {"loan-office": {"cost": 5}}}
    dear = building(city(5), city(), edition="green-valley", piles="loan-office", house=house)
    play(dear, "build loan-office")
    assert told(dear) == "Zoé builds a Loan Office (−5), which brings 5"


@pytest.mark.rule("MV-54")
@pytest.mark.rule("MV-55")
def test_nothing_is_built():
    game = building(city(3), city())
    play(game, "build nothing")
    assert both(game) == ["Zoé builds nothing", "Zoé ne construit rien"]
    house = {"top-up": 5, "cards": {"airport": {"amount": 1}}}
    game = building(city(0, "", "airport"), city(), edition="deluxe", house=house)
    play(game, "build nothing")
    assert both(game) == [
        "Zoé builds nothing: the Airport brings 1; the bank adds 4",
        "Zoé ne construit rien : l'Aéroport lui rapporte 1 ; la banque ajoute 4",
    ]


@pytest.mark.rule("MV-13")
@pytest.mark.rule("MV-40")
def test_another_turn_and_a_startup_that_grows():
    game = table(city(0, "startup", "train-station, amusement-park"), city(), edition="green-valley")
    roll(game, 4, 4)
    play(game, "build nothing")
    assert both(game) == [
        "Zoé builds nothing. One more coin lies on Zoé's Startup. Zoé has another turn after this double",
        "Zoé ne construit rien. Une pièce de plus sur la Startup de Zoé. Zoé rejoue après ce double",
    ]
    assert both(game, "P1") == [
        "You build nothing. One more coin lies on your Startup. You have another turn after this double",
        "Vous ne construisez rien. Une pièce de plus sur votre Startup. Vous rejouez après ce double",
    ]


# --- The table --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MV-05")
@pytest.mark.rule("MV-56")
def test_who_begins_and_what_comes_to_the_market():
    game = bourgade.new("minivilles", edition={"extends": "marina", "piles": 2}, deal=False)
    play(game, "first P2")
    assert both(game) == ["Anatole begins", "Anatole commence"]
    assert both(game, "P2") == ["You begin", "Vous commencez"]
    play(game, "draw wheat-field")
    assert both(game) == ["New in the market: a Wheat Field", "Nouveau au marché : des Champs de blé"]


def test_an_action_of_which_only_the_words_are_known_is_told_by_them():
    reader = Reader("en", names=NAMES)
    for who, action, said in [
        ("chance", written("dice", numbers=(2, 5)), "Dice: 2 and 5"),
        ("P2", written("build", "mine"), "Anatole builds a Mine"),
        ("P2", written("swap", "bakery", "mine", player="P1"), "Anatole swaps a Bakery for Zoé's Mine"),
        ("P1", written("take", player="P2"), "Zoé picks Anatole for the TV Station"),
    ]:
        assert TELLING.tell(reader, Happened(who, action, [])) == [said]


@pytest.mark.parametrize("name", ["שרה", "<b>Bob</b>", "{ $x }", "Zo\u200dé"])
def test_names_are_said_as_they_are_typed(name):
    game = table(city(0, "bakery"), city(0, "mine"))
    roll(game, 3)
    [said] = TELLING.tell(Reader("fr", names={"P1": name}), happened(game)[-1])
    assert said.replace("\u2068", "").replace("\u2069", "").startswith(f"{name} lance 3")
