import { type ArtFact, type ArtWords, type Story } from '../language';

export const words: ArtWords = {
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
      'A wave rises above the gunwale, and foam shines on the crests.',
      'A ship stands off the rocks while the wind tears at her sails.',
    ],
    seascape_calm: [
      'The water hardly moves, and the horizon dissolves into haze.',
      'Two boats lie by the shore, and the sea is smooth to the horizon.',
    ],
    harbour: [
      'Masts crowd together while a barge is unloaded in the foreground.',
      'Vessels at anchor stand as silhouettes against the light.',
    ],
    river_landscape: [
      'The river curves gently away, its banks mirrored in the water.',
      'Rushes fill the foreground while the far bank fades into haze.',
    ],
    forest: [
      'Trunks stand in a dense row, and sunlight breaks through to the path.',
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
      'Domes rise above flat roofs over a busy square.',
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
};

export const story: Story<ArtFact> = {
  title: ['‘{work}’, {maker}'],
  facts: {
    // Technique and size in one sentence, and year and country, or the year alone.
    opening: [
      '‘{work}’, {maker}, circa {circa}.',
      '{maker}, ‘{work}’, executed {madeIn} circa {circa}.',
      '‘{work}’, {maker}, {material}, {width} × {height} cm, circa {circa}.',
      '{maker}, ‘{work}’, circa {circa}.',
      '‘{work}’, {maker}, executed {madeIn} circa {circa}.',
      '{maker}, ‘{work}’, {material}, {width} × {height} cm, circa {circa}.',
      '‘{work}’, {maker}, {exact}.',
      '{maker}, ‘{work}’, executed {madeIn} in {exact}.',
      '‘{work}’, {maker}, {material}, {width} × {height} cm, {exact}.',
      '{maker}, ‘{work}’, {exact}.',
      '‘{work}’, {maker}, executed {madeIn} in {exact}.',
      '{maker}, ‘{work}’, {material}, {width} × {height} cm, {exact}.',
    ],
    size: [
      'The work is painted in {material} and measures {width} × {height} cm.',
      'Painted in {material}, the work measures {width} × {height} cm.',
    ],
    composition: ['{composition}'],
    palette: ['The palette keeps to {palette}.', 'The palette is one of {palette}.'],
    frame: ['The work is {frame}.', 'The work comes {frame}.'],
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
      'In excellent condition and never restored.',
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
      'There are marks from storage on the back; the front is clean.',
    ],
    has_defects: [
      'There is a small loss at the lower edge.',
      'There is a crease in one corner.',
      'A small stain shows in the background.',
    ],
    needs_repair: [
      'In need of restoration: the support is distorted.',
      'In need of restoration: the edges of the support are torn.',
      'In need of cleaning and consolidation.',
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
      'Sold without papers; the description is by our art historian.',
      'Sold without papers; the attribution is our expert’s.',
    ],
  },
};
