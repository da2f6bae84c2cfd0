import { type ArtFact, type ArtWords, type Story, type Template } from '../language';

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
  works: {
    seascape_storm: [
      'Storm off the Cape',
      'The Ninth Hour of the Storm',
      'Brig in Foul Weather',
      'Waves below the Cliff',
    ],
    seascape_calm: ['Quiet Sea', 'Calm', 'Boats by the Shore', 'The Bay'],
    harbour: ['The Harbour', 'Sails in the Roads', 'The Old Port', 'At the Pier'],
    river_landscape: ['Bend of the River', 'Still Water', 'By the River', 'The Backwater'],
    forest: ['In the Wood', 'The Old Forest', 'The Clearing', 'Birch Grove'],
    winter: ['First Snow', 'Winter Road', 'The Thaw', 'Village in Snow'],
    steppe: ['The Steppe', 'Feather Grass', 'Wind over the Steppe', 'The Carters’ Way'],
    mountains: ['The Pass', 'Snowy Ridge', 'The Gorge', 'In the Mountains'],
    garden: ['Garden in May', 'Apple Trees in Bloom', 'The Old Garden', 'The Garden Walk'],
    city_street: ['Street after Rain', 'The Boulevard', 'Old Lane', 'The Avenue'],
    city_domes: ['Domes', 'Blue Domes', 'Square by the Madrasa', 'The Old City'],
    still_life_flowers: ['Peonies', 'Bouquet in a Jug', 'Roses', 'Bunch of Wild Flowers'],
    still_life_fruit: [
      'Pomegranates and Grapes',
      'Melon on a Tray',
      'Apples',
      'Still Life with Peaches',
    ],
    abstract_geometric: ['Composition No. 4', 'Rhythm', 'Construction No. 7', 'Diagonal'],
    abstract_gestural: ['Gust', 'Untitled', 'Trace of a Brush', 'Noise of the City'],
    colour_field: ['Two Fields', 'Silence', 'Horizon', 'Accord'],
  },
  composition: {
    seascape_storm: [
      'A great wave rears up, and foam shines on the crests.',
      'A ship stands off the rocks while the wind tears at her sails.',
    ],
    seascape_calm: [
      'The water hardly moves, and the horizon dissolves into haze.',
      'Two boats lie by the shore, and the sea is smooth to the horizon.',
    ],
    harbour: [
      'Masts crowd together while a barge is unloaded in the foreground.',
      'Vessels lie at anchor, dark against the light.',
    ],
    river_landscape: [
      'The river curves gently away, its banks mirrored in the water.',
      'Rushes fill the foreground while the far bank fades into haze.',
    ],
    forest: [
      'Trunks close ranks along a path, and sunlight falls between them.',
      'The depth of the wood is built up in bands of light and shade.',
    ],
    winter: [
      'A road with sledge tracks leads to houses on a rise.',
      'The snow takes on many tones, bright in the light and deep in the shade.',
    ],
    steppe: [
      'A low horizon leaves most of the picture to the sky.',
      'Grass bends in the wind, with a cart far off.',
    ],
    mountains: [
      'Ridge stands behind ridge, each paler than the last.',
      'A path climbs to the pass between dark slopes.',
    ],
    garden: [
      'Flowering branches fill the upper half of the picture.',
      'A path leads the eye to a bright arbour in the distance.',
    ],
    city_street: [
      'The façades meet in a patch of light at the end of the street.',
      'The wet pavement reflects windows and lamps.',
    ],
    city_domes: [
      'Domes rise above the flat roofs around a busy square.',
      'The domes stand out against the sky.',
    ],
    still_life_flowers: [
      'The bouquet stands a little off centre, its blooms full and heavy.',
      'Pale flowers stand out against a darker ground, and one petal lies on the cloth.',
    ],
    still_life_fruit: [
      'Fruit lies on a copper tray, and the light catches its skin.',
      'The fruit lies at the edge of a table and casts soft shadows.',
    ],
    abstract_geometric: [
      'A circle and slanting rectangles hold each other in balance.',
      'Planes cross at sharp angles on a white ground.',
    ],
    abstract_gestural: [
      'Broad strokes lie in layers, with the underdrawing visible beneath them.',
      'The paint was applied quickly and scratched back to the ground in places.',
    ],
    colour_field: [
      'Two large fields of colour meet along a blurred edge.',
      'The paint is laid on in thin, transparent layers.',
    ],
  },
  palette: {
    golden_dusk: 'golds and warm browns',
    cold_dawn: 'cold greys and pinks',
    noon_light: 'pale, even tones',
    moonlight: 'silver and deep blue',
    autumn: 'ochres and crimson',
    spring_green: 'fresh greens',
    snow_blue: 'cold blues and lilacs',
    southern_sun: 'pure, bright tones',
    earth_ochre: 'earthy ochres and umber',
    grey_silver: 'silvery greys',
    red_black: 'red, black and white',
    ultramarine: 'ultramarine with touches of orange',
  },
  frame: {
    gilded_carved: 'in a carved gilt frame',
    gilded_plain: 'in a plain gilt frame',
    dark_wood: 'in a dark wood frame',
    light_wood: 'in a light wood frame',
    thin_black: 'in a thin black frame',
    mat_white: 'in a white mount, framed under glass',
    none: 'unframed, with the edges of the canvas painted',
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
  'An artist {authorOf} executed ‘{work}’, a {material}, {madeIn} {inWhen}.',
  'Measuring {width} × {height} cm, ‘{work}’ is a {material} {authorOf}, executed {madeIn} {inWhen}.',
  'This {material} {authorOf}, ‘{work}’, was executed {madeIn} {inWhen}.',
  '‘{work}’ comes {authorOf} and was executed {madeIn} {inWhen}.',
  'Executed {madeIn} {inWhen}, ‘{work}’ is a {material} {authorOf}.',
  'The {material} ‘{work}’, {authorOf}, was executed {madeIn} {inWhen} and measures {width} × {height} cm.',
  '‘{work}’, executed {madeIn} {inWhen}, is a {material} {authorOf}.',
  'A {material} {authorOf}, ‘{work}’ was executed {madeIn} {inWhen} and measures {width} × {height} cm.',
  '‘{work}’, a {material} {authorOf}, was executed {madeIn} {inWhen}.',
  'Dating from {when}, ‘{work}’ is a {material} {authorOf}, executed {madeIn}.',
  'A work {authorOf}, ‘{work}’ was executed {madeIn} {inWhen}.',
  'The work offered here, ‘{work}’, comes {authorOf} and was executed {madeIn} {inWhen}.',
];

const dated = (opening: Template, inWhen: string, when: string) =>
  opening.replace('{inWhen}', inWhen).replace('{when}', when);

/** Studios begin with other openings than schools, so that neighbours do not open alike. */
const half = openings.length / 2;
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
    palette: ['The palette keeps to {palette}.', 'The palette is limited to {palette}.'],
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
      'Very well preserved: the colours are fresh and there are no losses.',
      'In excellent condition, with no sign of restoration.',
      'Examination under a loupe and ultraviolet light showed no damage or retouching.',
    ],
    new: [
      'Straight from the studio and never exhibited.',
      'In flawless condition and offered for the first time.',
      'From the studio, with no previous owner.',
    ],
    natural_wear: [
      'In good condition, with faint rubbing on the surface.',
      'The surface is clean; the edges are slightly rubbed.',
      'Marks from storage on the back; the front is clean.',
    ],
    has_defects: [
      'A small loss at the lower edge.',
      'A crease in one corner.',
      'A small stain shows in the background.',
    ],
    needs_repair: [
      'In need of restoration: the support is distorted.',
      'In need of restoration: the edges of the support are torn.',
      'In need of cleaning and, in places, of restoration.',
    ],
  },
  equipments: {
    with_package: [
      'With an expert’s report.',
      'With an art historian’s written opinion and supporting papers.',
      'With reports on authenticity and condition.',
    ],
    without_package: [
      'Sold without an expert’s report; you can order one from us.',
      'Sold without papers; catalogued by our art historian.',
      'Sold without papers; the attribution is our expert’s.',
    ],
  },
};
