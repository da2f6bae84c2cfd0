import { type ArtWords } from '../language';

/** What is to be seen in a work: two motifs of each composition, every one in several wordings. */
export const composition: ArtWords['composition'] = {
  seascape_storm: [
    [
      'Wave follows wave, and foam shines on the crests.',
      'The water heaves as far as the horizon, with a track of light across it.',
      'The nearest waves all but hide a ship’s hull, under broken cloud.',
    ],
    [
      'A ship heels but carries her sails.',
      'A three-master is alone among the waves under a cloudy sky.',
      'A dark hull stands against a break in the clouds.',
    ],
  ],
  seascape_calm: [
    [
      'The water hardly moves, and a path of light lies across it.',
      'Light low in the sky is mirrored in smooth water.',
      'A path of light reaches the lower edge, with hardly a wave beside it.',
    ],
    [
      'One ship lies close by; the sail of another is just visible in the distance.',
      'A sailing ship lies becalmed, with another, quite small, beyond her.',
      'The outline of a sailing ship is clear against a pale sky.',
    ],
  ],
  harbour: [
    [
      'A row of houses lines the shore, with boats in front.',
      'Boats lie in the foreground, with the roofs of waterside houses behind.',
      'Houses with steep roofs come down to the water.',
      'The house fronts on the shore form a single band.',
    ],
    [
      'Boats lie near and far, the nearest of them drawn large.',
      'Sailing boats are scattered over the water, some with their sails set.',
      'Thin masts rise above glittering water.',
      'A boat with a tall mast lies in the foreground, with others beyond.',
    ],
  ],
  river_landscape: [
    [
      'A river curves gently away and mirrors the sky.',
      'A smooth river bends between low banks.',
      'A pale band of water leads the eye to the horizon.',
      'A river narrows from the lower edge to a ribbon far off.',
    ],
    [
      'Trees stand on both banks, with hills beyond.',
      'Trees stand dark against the sky, with far hills barely indicated.',
      'Trees close in from both banks and leave the middle open and light.',
      'The farther the trees, the paler and softer they grow.',
    ],
  ],
  forest: [
    [
      'Trunks stand close together, with pale sky between them.',
      'The nearest trees are cropped by the top edge.',
      'Trunks rise in several rows, the far ones paler than the near.',
    ],
    [
      'Light and shade alternate in broad bands.',
      'Long shadows lie on the ground, and light comes through the leaves.',
      'The light comes from the distance, and the foreground stays in shade.',
    ],
  ],
  winter: [
    [
      'A house with lit windows stands among bare trees.',
      'A house with a white roof has two warmly lit windows.',
      'A house stands alone, with a dark band of trees behind it.',
      'Bare branches are finely drawn before a house with a white roof.',
      'A house with a chimney and bright windows stands a little off centre.',
    ],
    [
      'Cold shadows cross the snow.',
      'The snow is built up in pale, cold strokes, with little pure white.',
      'A snowfield fills the foreground, with trees standing in it.',
      'Dark branches stand out sharply against snow and sky.',
      'Shadows on the snow deepen towards the foreground.',
    ],
  ],
  steppe: [
    [
      'A wide, cloudy sky stands over a level band of land.',
      'Clouds pass over the plain, with a low rise far off.',
    ],
    [
      'Tall grass fills the foreground, and a road runs into the distance.',
      'A road runs to the horizon through tall grass bent by the wind.',
    ],
  ],
  mountains: [
    [
      'Range rises behind range, each paler than the last.',
      'The near slopes are dark; the far ones dissolve into the air.',
      'The slopes are lit on one side and lie in shade on the other.',
    ],
    [
      'Dark firs stand at the lower edge, and snow lies on the far peaks.',
      'Firs reach to the foot of the slopes, with snow above.',
      'White peaks are lightly painted, the firs in front of them thickly.',
    ],
  ],
  garden: [
    [
      'Flowers crowd both sides of a path.',
      'Flower beds are painted in small touches of colour.',
      'Flowers fill almost all the foreground, with foliage behind.',
      'Mixed flower beds lie to left and right, before a wall of shrubs.',
      'Light and dark blooms mingle, with no petal picked out.',
    ],
    [
      'A path leads into thick foliage.',
      'A path bends between flower beds and is lost behind shrubs.',
      'A pale sandy path divides the picture in two.',
      'A light path between shrubs draws the eye to the trees.',
      'Shrubs close off the far end of an empty path.',
    ],
  ],
  city_street: [
    [
      'Two rows of façades meet in a patch of light at the far end.',
      'Rows of houses recede to a patch of pale sky.',
    ],
    [
      'Figures are reduced to outlines, and some windows are lit.',
      'Light shows in a few windows, with figures below.',
    ],
  ],
  city_domes: [
    ['Domes rise above flat roofs.', 'A cluster of domes rises over an even row of roofs.'],
    [
      'The tallest dome stands in the middle, with an empty square before it.',
      'Five domes are clear against the sky.',
    ],
  ],
  still_life_flowers: [
    [
      'A bouquet stands near the middle, its blooms large and full.',
      'Blooms from pale to dark stand in a rounded jug.',
      'Flowers all but hide a jug, whose side catches the light.',
      'Pale heads of flowers stand out among dark leaves.',
      'A full bouquet spreads its stems and leaves on every side.',
    ],
    [
      'A few petals have fallen on a cloth.',
      'Petals lie on a cloth beside a jug.',
      'Flowers and fallen petals are the brightest passages, against a plain ground.',
      'A jug casts its shadow to the right, among scattered petals.',
      'Petals are strewn over a pale cloth in the lower third.',
    ],
  ],
  still_life_fruit: [
    [
      'Fruit is heaped in a white bowl with a blue rim.',
      'A heap of fruit rises above the rim of a white bowl.',
    ],
    [
      'Two pieces of fruit lie at opposite ends of a table.',
      'Highlights rest on the skin of the fruit, and soft shadows lie on a cloth.',
    ],
  ],
  abstract_geometric: [
    [
      'A circle is balanced by slanting rectangles.',
      'Triangles and half-circles are grouped round a large circle.',
      'A strip of chequers runs along the bottom, below a large circle.',
    ],
    [
      'Thin lines cross planes of colour on a pale ground.',
      'Shapes overlap, and lines run in every direction.',
      'Right angles, arcs and lines of different weights meet on a pale ground.',
    ],
  ],
  abstract_gestural: [
    [
      'Broad, overlapping strokes sweep across the whole surface.',
      'The strokes are made with a full swing of the arm and show the marks of the bristles.',
      'Curving bands of colour run from edge to edge.',
    ],
    [
      'Splashes of paint are scattered over broad bands.',
      'The paint was applied quickly, with splashes out to the edges.',
      'Drips and splashes are left where they fell.',
    ],
  ],
  colour_field: [
    [
      'Rectangles of colour lie one above another, their edges blurred.',
      'A blurred edge divides large areas of colour.',
    ],
    [
      'The paint is laid on in thin, transparent layers.',
      'The colour is built up in many layers and thins at the edges.',
    ],
  ],
};
