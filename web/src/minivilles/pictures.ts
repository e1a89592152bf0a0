// A picture for every card of Minivilles, for the icons that cards count, and for the colours.
import dock from "icon:harbor-dock";
import apple from "icon:shiny-apple";
import plane from "icon:airplane-departure";
import boat from "icon:fishing-boat";
import bread from "icon:sliced-bread";
import briefcase from "icon:briefcase";
import capitol from "icon:capitol";
import carousel from "icon:carousel";
import cart from "icon:shopping-cart";
import chair from "icon:wooden-chair";
import cheese from "icon:cheese-wedge";
import city from "icon:modern-city";
import cog from "icon:cog";
import corn from "icon:corn";
import cow from "icon:cow";
import crane from "icon:crane";
import die from "icon:dice-six-faces-five";
import croissant from "icon:croissant";
import cup from "icon:coffee-cup";
import factory from "icon:factory";
import fisher from "icon:boat-fishing";
import flag from "icon:tower-flag";
import flowerPot from "icon:flower-pot";
import flowers from "icon:flowers";
import fruitBowl from "icon:fruit-bowl";
import fruitTree from "icon:fruit-tree";
import grapes from "icon:grapes";
import greenhouse from "icon:greenhouse";
import hamburger from "icon:hamburger";
import handTruck from "icon:hand-truck";
import hands from "icon:shaking-hands";
import hotMeal from "icon:hot-meal";
import locomotive from "icon:steam-locomotive";
import meal from "icon:meal";
import meeple from "icon:meeple";
import mug from "icon:coffee-mug";
import newspaper from "icon:newspaper";
import noodles from "icon:noodles";
import paintRoller from "icon:paint-roller";
import paying from "icon:pay-money";
import people from "icon:meeple-circle";
import pine from "icon:pine-tree";
import pizza from "icon:pizza-slice";
import radioTower from "icon:radio-tower";
import receiving from "icon:receive-money";
import rocket from "icon:rocket";
import scales from "icon:scales";
import ship from "icon:cargo-ship";
import shop from "icon:shop";
import shoppingBag from "icon:shopping-bag";
import soccerBall from "icon:soccer-ball";
import soda from "icon:soda-bottle";
import star from "icon:round-star";
import sushi from "icon:sushis";
import swap from "icon:trade";
import topHat from "icon:top-hat";
import tv from "icon:tv";
import wagon from "icon:mine-wagon";
import wheat from "icon:wheat";
import wine from "icon:wine-bottle";
import wreckingBall from "icon:wrecking-ball";
import type { Colour } from "../server/messages";

/** By the slugs of cards.toml. */
export const PICTURES: Record<string, string> = {
  "wheat-field": wheat,
  ranch: cow,
  bakery: croissant,
  cafe: cup,
  "convenience-store": shop,
  forest: pine,
  "cheese-factory": cheese,
  "furniture-factory": chair,
  mine: wagon,
  "family-restaurant": meal,
  "apple-orchard": fruitTree,
  "fruit-market": fruitBowl,
  "sushi-bar": sushi,
  "flower-field": flowers,
  "flower-shop": flowerPot,
  pizzeria: pizza,
  "burger-stand": hamburger,
  "fishing-boat": fisher,
  "food-hall": noodles,
  trawler: ship,
  "general-store": shoppingBag,
  "corn-field": corn,
  "demolition-company": wreckingBall,
  "french-restaurant": hotMeal,
  "loan-office": paying,
  vineyard: grapes,
  winery: wine,
  "moving-company": handTruck,
  "soda-plant": soda,
  "private-club": topHat,
  stadium: soccerBall,
  "tv-station": tv,
  "business-center": hands,
  publisher: newspaper,
  "tax-office": scales,
  "renovation-company": paintRoller,
  startup: rocket,
  arboretum: greenhouse,
  harbor: dock,
  "train-station": locomotive,
  "shopping-mall": cart,
  "amusement-park": carousel,
  "radio-tower": radioTower,
  airport: plane,
  "city-hall": capitol,
};

/** What cards are counted as. */
export const ICONS: Record<string, string> = {
  wheat,
  cow,
  gear: cog,
  bread,
  cup: mug,
  factory,
  fruit: apple,
  boat,
  suitcase: briefcase,
  tower: city,
};

/** What the amount of a card is multiplied by, one picture each; without an amount, what it does instead. */
export const PER: Record<string, string[]> = {
  "cheese-factory": [cow],
  "furniture-factory": [cog],
  "fruit-market": [wheat],
  "flower-shop": [flowers],
  "food-hall": [mug],
  trawler: [die],
  winery: [grapes],
  "soda-plant": [mug],
  publisher: [mug, bread],
  "business-center": [swap],
  arboretum: [people],
};

/** Said instead of an amount that the card alone does not tell. */
export const SIGNS: Record<string, string> = { "tax-office": "½", startup: "…" };

/** When a card works, so that its colour never speaks alone. */
export const MARKS: Record<Colour, string> = {
  blue: people,
  green: meeple,
  red: receiving,
  purple: star,
  landmark: flag,
};

/** Instead of the mark of a landmark, until it is built. */
export const PLAN = crane;
