import { type ArtWords } from '../language';
import { oneOf } from './ways';

/** Titles of works, by what they show. */
export const works: ArtWords['works'] = {
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
};

/** What is to be seen in a work, in more than one wording: two works are seldom told alike. */
export const composition: ArtWords['composition'] = {
  seascape_storm: [
    oneOf(
      'A great wave rears up, and foam shines on the crests.',
      'Foam shines on the crests around one great wave.',
    ),
    oneOf(
      'A ship stands off the rocks while the wind tears at her sails.',
      'Wind tears at the sails of a ship standing off the rocks.',
    ),
  ],
  seascape_calm: [
    oneOf(
      'The water hardly moves, and the horizon dissolves into haze.',
      'Haze hides the horizon of a sea that hardly moves.',
    ),
    oneOf(
      'Two boats lie by the shore, and the sea is smooth to the horizon.',
      'A smooth sea stretches away behind two boats by the shore.',
    ),
  ],
  harbour: [
    oneOf(
      'Masts crowd together while a barge is unloaded in the foreground.',
      'Crowded masts rise behind a barge that is being unloaded.',
    ),
    oneOf(
      'Vessels lie at anchor, dark against the light.',
      'Anchored vessels stand out dark against the light.',
    ),
  ],
  river_landscape: [
    oneOf(
      'The river curves gently away, its banks mirrored in the water.',
      'The banks are mirrored in a river that curves gently away.',
    ),
    oneOf(
      'Rushes fill the foreground while the far bank fades into haze.',
      'Beyond the rushes in the foreground the far bank fades into haze.',
    ),
  ],
  forest: [
    oneOf(
      'Trunks close ranks along a path, and sunlight falls between them.',
      'Sunlight falls between the trunks that line a path.',
    ),
    oneOf(
      'The depth of the wood is built up in bands of light and shade.',
      'Bands of light and shade lead into the depth of the wood.',
    ),
  ],
  winter: [
    oneOf(
      'A road with sledge tracks leads to houses on a rise.',
      'Sledge tracks mark a road that climbs to a few houses.',
    ),
    oneOf(
      'The snow takes on many tones, bright in the light and deep in the shade.',
      'Bright in the light and deep in the shade, the snow takes on many tones.',
    ),
  ],
  steppe: [
    oneOf(
      'A low horizon leaves most of the picture to the sky.',
      'Most of the picture is sky above a low horizon.',
    ),
    oneOf(
      'Grass bends in the wind, with a cart far off.',
      'Far off, a cart crosses grass bent by the wind.',
    ),
  ],
  mountains: [
    oneOf(
      'Ridge stands behind ridge, each paler than the last.',
      'The ridges grow paler one behind another.',
    ),
    oneOf(
      'A path climbs to the pass between dark slopes.',
      'Between dark slopes a path climbs to the pass.',
    ),
  ],
  garden: [
    oneOf(
      'Flowering branches fill the upper half of the picture.',
      'The upper half of the picture is filled with branches in flower.',
    ),
    oneOf(
      'A path leads the eye to a bright arbour in the distance.',
      'In the distance a bright arbour closes the view along a path.',
    ),
  ],
  city_street: [
    oneOf(
      'The façades meet in a patch of light at the end of the street.',
      'At the end of the street a patch of light opens between the façades.',
    ),
    oneOf(
      'The wet pavement reflects windows and lamps.',
      'Windows and lamps are reflected in the wet pavement.',
    ),
  ],
  city_domes: [
    oneOf(
      'Domes rise above the flat roofs around a busy square.',
      'The domes tower over a busy square and its flat roofs.',
    ),
    oneOf(
      'The domes stand out against the sky.',
      'The outline of the domes is clear against the sky.',
    ),
  ],
  still_life_flowers: [
    oneOf(
      'The bouquet stands a little off centre, its blooms full and heavy.',
      'Full, heavy blooms make up a bouquet set a little off centre.',
    ),
    oneOf(
      'Pale flowers stand out against a darker ground, and one petal lies on the cloth.',
      'One fallen petal lies on the cloth below pale flowers on a darker ground.',
    ),
  ],
  still_life_fruit: [
    oneOf(
      'Fruit lies on a copper tray, and the light catches its skin.',
      'Light catches the skin of the fruit on a copper tray.',
    ),
    oneOf(
      'The fruit lies at the edge of a table and casts soft shadows.',
      'Soft shadows fall from the fruit at the edge of a table.',
    ),
  ],
  abstract_geometric: [
    oneOf(
      'A circle and slanting rectangles hold each other in balance.',
      'Slanting rectangles are balanced by a circle.',
    ),
    oneOf(
      'Planes cross at sharp angles on a white ground.',
      'On a white ground, planes cross at sharp angles.',
    ),
  ],
  abstract_gestural: [
    oneOf(
      'Broad strokes lie in layers, with the underdrawing visible beneath them.',
      'The underdrawing is visible beneath layers of broad strokes.',
    ),
    oneOf(
      'The paint was applied quickly and scratched back to the ground in places.',
      'In places the quickly applied paint is scratched back to the ground.',
    ),
  ],
  colour_field: [
    oneOf(
      'Two large fields of colour meet along a blurred edge.',
      'A blurred edge divides two large fields of colour.',
    ),
    oneOf(
      'The paint is laid on in thin, transparent layers.',
      'Thin, transparent layers of paint build up the colour.',
    ),
  ],
};

/** What a print shows, where a painting shows the same: no two works are told in one sentence. */
export const ofPrints: readonly (readonly [painting: RegExp, print: string])[] = [
  [
    /Pale flowers stand out against a darker ground, and one petal lies on the cloth\.(?<=\blithograph\b.*)/u,
    'The flowers are left pale on a darker ground, with one petal fallen on the cloth.',
  ],
  [
    /One fallen petal lies on the cloth below pale flowers on a darker ground\.(?<=\blithograph\b.*)/u,
    'A darker ground sets off pale flowers, which have dropped one petal on the cloth.',
  ],
];
