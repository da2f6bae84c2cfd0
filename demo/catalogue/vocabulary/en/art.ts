import { type ArtFact, type ArtWords, type Story, type Template } from '../language';
import { composition } from './motifs';
import { palette } from './palettes';
import { works } from './titles';
import { oneOf } from './ways';

export const words: ArtWords = {
  authorOf: {
    'school-of-aivazovsky': 'from the school of Ivan Aivazovsky',
    'circle-of-levitan': 'from the circle of Isaac Levitan',
    'circle-of-korovin': 'from the circle of Konstantin Korovin',
    'circle-of-vasylkivsky': 'from the circle of Serhii Vasylkivsky',
    'barbizon-school': 'from the Barbizon School',
    'hague-school': 'from the Hague School',
    'severny-svet-studio': 'from Severny Svet Studio',
    'chorsu-studio': 'from Chorsu Studio',
    'podil-print-room': 'from the Podil Print Room',
  },
  works,
  composition,
  palette,
  frame: {
    gilded_carved: 'in a carved gilt frame',
    gilded_plain: 'in a plain gilt frame',
    dark_wood: 'in a dark wood frame',
    light_wood: 'in a light wood frame',
    thin_black: 'in a thin black frame',
    mat_white: 'in a white mount, framed under glass',
    none: 'unframed, with painted edges',
  },
  signature: {
    lower_right: 'The work is signed at lower right',
    lower_left: 'The work is signed at lower left',
    monogram: 'The work is monogrammed',
    none: 'The work is unsigned',
    back: 'The work is signed and dated on the back',
    margin: 'The sheet is numbered and signed in pencil in the margin',
  },
};

/** Each tells the title, who made it, and the year, which stands for `{when}`, with or without `in`. */
const openings: readonly Template[] = [
  '‘{work}’ is a {material} {authorOf}, executed {madeIn} {inWhen}.',
  'A {material} {authorOf}, ‘{work}’ was executed {madeIn} {inWhen}.',
  '‘{work}’ comes {authorOf} and was executed {madeIn} {inWhen}.',
  'Executed {madeIn} {inWhen}, ‘{work}’ is a {material} {authorOf}.',
  // With what is seen in it first, or its colours.
  '{composition} ‘{work}’, a {material} {authorOf}, was executed {madeIn} {inWhen}.',
  '{composition} This is ‘{work}’, a {material} {authorOf}, executed {madeIn} {inWhen}.',
  'In ‘{work}’, {palette}. {composition} This {material} {authorOf} was executed {madeIn} {inWhen}.',
];

const dated = (opening: Template, inWhen: string, when: string) =>
  opening.replace('{inWhen}', inWhen).replace('{when}', when);

/** Studios begin with other openings than schools, so that neighbours do not open alike. */
const half = Math.floor(openings.length / 2);
const rotated = [...openings.slice(half), ...openings.slice(0, half)];

export const story: Story<ArtFact> = {
  title: ['‘{work}’, {maker}'],
  facts: {
    opening: [
      ...openings.map((one) => dated(one, 'circa {circa}', 'circa {circa}')),
      ...rotated.map((one) => dated(one, 'in {exact}', '{exact}')),
    ],
    // Technique and size in one sentence.
    size: [
      'The work is painted in {material} and measures {width} × {height} cm.',
      'Painted in {material}, the work measures {width} × {height} cm.',
      'The work measures {width} × {height} cm.',
    ],
    signature: ['{signature}.'],
    composition: ['{composition}'],
    palette: ['{palette}.'],
    frame: ['The work is {frame}.'],
    note: ['{note}'],
    origin: [],
    visit: [
      'On view at our branch during opening hours.',
      'See the work by daylight at our branch.',
    ],
  },
  conditions: {
    perfect: [
      oneOf(
        'Very well preserved: the colours are fresh and there are no losses.',
        'Very well preserved, with fresh colours and no losses.',
      ),
      oneOf(
        'In excellent condition, with no sign of restoration.',
        'In excellent condition; no restoration is visible.',
      ),
      oneOf(
        'Examination under a loupe and under ultraviolet light showed no damage or retouching.',
        'No damage or retouching is visible under a loupe or ultraviolet light.',
      ),
    ],
    new: [
      oneOf(
        'Straight from the studio and never exhibited.',
        'Never exhibited; straight from the studio.',
      ),
      oneOf(
        'In flawless condition and offered for the first time.',
        'Offered for the first time, in flawless condition.',
      ),
      oneOf(
        'From the studio, with no previous owner.',
        'Direct from the studio, with no previous owner.',
      ),
    ],
    natural_wear: [
      oneOf(
        'In good condition, with faint rubbing on the surface.',
        'In good condition; the surface is faintly rubbed.',
      ),
      oneOf(
        'The surface is clean; the edges of the support are slightly rubbed.',
        'A clean surface, with slight rubbing at the edges of the support.',
      ),
      oneOf(
        'Marks from storage on the back; the front is clean.',
        'The front is clean; the back is marked from storage.',
      ),
    ],
    has_defects: [
      'A small loss of paint at the lower edge.',
      'A crease in one corner.',
      'A small stain shows in the background.',
    ],
    needs_repair: [
      'In need of restoration: the support is distorted.',
      'In need of restoration: the edges of the support are torn.',
      oneOf(
        'In need of cleaning and some restoration.',
        'Cleaning and some restoration are needed.',
      ),
    ],
  },
  equipments: {
    with_package: [
      oneOf(
        'With an expert’s report.',
        'Accompanied by an expert’s report.',
        'An expert’s report is included.',
      ),
      oneOf(
        'With an art historian’s written opinion and supporting documents.',
        'Accompanied by an art historian’s written opinion and supporting documents.',
      ),
      oneOf(
        'With reports on authenticity and condition.',
        'Reports on authenticity and condition included.',
      ),
    ],
    without_package: [
      'Sold without an expert’s report; we can commission one for you.',
      oneOf(
        'Sold without an expert’s report; catalogued by our art historian.',
        'Sold without an expert’s report; our art historian has catalogued the work.',
      ),
      oneOf(
        'Sold without an expert’s report; the attribution is our own expert’s.',
        'Sold without an expert’s report; our own expert made the attribution.',
      ),
    ],
  },
};
