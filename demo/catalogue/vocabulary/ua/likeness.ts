import { inFamilies } from '../families';
import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';
import { openingsOfShape as ofAccessories } from './accessory-openings';
import { openingsOfShape as ofArt } from './art-openings';
import { openingsOfShape as ofClocks } from './clock-openings';
import { openingsOfShape as ofJewelry } from './jewelry-openings';
import { lineOf } from './lines';

/** Shapes that a reader takes for one, of whatever kind of thing: the same build with another detail. */
const builds: Readonly<Record<string, readonly string[]>> = {
  'this was made then and there': [
    'nameMade',
    'thisMade',
    'pieceMade',
    'watchWith',
    'watchCase',
    'sizedMade',
    'yearFirst',
    'ofMaker',
    'workMade',
    'sewn',
  ],
  'the name is what was made': ['nameIs', 'thisNamed', 'whoseWatch', 'workIs'],
  'what is offered': ['offered', 'onSale'],
  'a movement works in this': ['inThis', 'inWatch', 'inside'],
  'the maker made this': ['makerMade'],
  'this has a part': ['thisHas', 'thisShows', 'nameSize'],
  'a part of this is so': ['partOfThis', 'panelFirst', 'inlayFirst'],
};

const buildOf = new Map(
  Object.entries(builds).flatMap(([build, shapes]) => shapes.map((shape) => [shape, build])),
);

const shapes: ReadonlyMap<Template, string> = new Map(
  [ofClocks, ofJewelry, ofAccessories, ofArt].flatMap((all) =>
    Object.entries(all).flatMap(([shape, openings]) =>
      openings.map((opening) => [opening, buildOf.get(shape) ?? shape] as const),
    ),
  ),
);

const buildOfOpening = (opening: Template) => shapes.get(opening) ?? opening;

/** Builds that differ, and that a reader sees as near each other where they are told side by side. */
const near: Readonly<Record<string, string>> = {
  throughBack: 'a movement works in this',
};

/** Slots by what a reader sees in their place: all names are alike. */
const name = /^\{(?:maker|modelTitle|model|work)\}|^«\{work\}»/u;
const piece = /^\{piece\p{L}*\}/u;

/** Builds of which a reader takes the second for the first, however far apart they stand. */
const families: Parameters<typeof inFamilies>[1] = [
  // All that begins with how long it goes.
  ['goesFor', 'reserveGiven'],
  ['a movement works in this', 'throughBack'],
  ['the name is what was made', 'ofWhatItIs', 'leftWorkshop'],
  // Of earrings the second is told as the first (`ofPiece`).
  ['stoneIn', 'setWith'],
];

/** Openings of one build are alike, of whatever kind of thing; one first word stands but once. */
export const likeness: Likeness = {
  lineOf,
  shapeOf: (opening) => near[buildOfOpening(opening)] ?? buildOfOpening(opening),
  sentenceOf: inFamilies(buildOfOpening, families),
  startOf: oncePerKey(
    (opening: Template): string =>
      opening.replace(name, 'назва').replace(piece, 'річ').split(' ', 1)[0] ?? '',
  ),
};
