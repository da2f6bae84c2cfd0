import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';
import { openingsOfShape as ofAccessories } from './accessory-openings';
import { openingsOfShape as ofArt } from './art-openings';
import { openingsOfShape as ofClocks } from './clock-openings';
import { openingsOfShape as ofJewelry } from './jewelry-openings';

/** Shapes that a reader takes for one, of whatever kind of thing: the same build with another detail. */
const builds: Readonly<Record<string, readonly string[]>> = {
  'this was made then and there': [
    'nameMade',
    'thisMade',
    'pieceMade',
    'watchWith',
    'watchCase',
    'sizedMade',
    'yearsOfReference',
    'genderMade',
    'yearFirst',
    'movementOf',
    'ofMaker',
    'kindMade',
    'workMade',
    'workDated',
  ],
  'the name is what was made': ['nameIs', 'thisNamed', 'workPainted'],
  'the name is a work of masters': ['workOf', 'workIs'],
  'what is offered': ['offered', 'onSale'],
  'a movement works in this': ['inThis', 'inWatch', 'behindDial'],
  'the maker made this': ['makerMade', 'underReference'],
  'so long it goes': ['goesFor', 'reserveFirst'],
  'there is a part': ['inside', 'inlayFirst'],
  'this has a part': ['thisHas', 'thisShows', 'nameSize', 'sold'],
  'a part of this is so': ['partOfThis', 'sizeFirst'],
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

/** Slots by what a reader sees in their place: all names are alike. */
const name = /^\{(?:maker|modelTitle|model|work)\}|^«\{work\}»/u;
const piece = /^\{piece\p{L}*\}/u;

/** Builds that things of several kinds share; the kinds that have few are left them by the watches. */
const everyKinds = new Set(
  [ofJewelry, ofAccessories, ofArt]
    .flatMap((all) => Object.values(all).flat())
    .map((opening) => buildOfOpening(opening)),
);
const ofWatches = new Set(Object.values(ofClocks).flat());
const shared = 'of every kind';

/** In how many rows a watch begins as other things do but once, where it may. */
const rows = 40;

/** Openings of one build are alike, of whatever kind of thing; one first word stands but once. */
export const likeness: Likeness = {
  shapeOf: buildOfOpening,
  sentenceOf: buildOfOpening,
  startOf: oncePerKey((opening: Template): string =>
    ofWatches.has(opening) && everyKinds.has(buildOfOpening(opening))
      ? shared
      : (opening.replace(name, 'назва').replace(piece, 'річ').split(' ', 1)[0] ?? ''),
  ),
  startsWithin: { [shared]: rows },
};
