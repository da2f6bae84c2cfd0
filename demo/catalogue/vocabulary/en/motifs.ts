import { type ArtWords } from '../language';

/** What is to be seen in a work: two motifs of each composition, every one in several wordings. */
export const composition: ArtWords['composition'] = {
  seascape_storm: [
    [
      'Wave follows wave, and foam shines on the crests.',
      'The water heaves as far as the horizon, with a track of light across it.',
      'The nearest waves all but hide the hull, under broken cloud.',
    ],
    [
      'The ship heels but carries her sails.',
      'A three-master is alone among the waves under a cloudy sky.',
      'The dark hull stands against a break in the clouds.',
    ],
  ],
  seascape_calm: [
    [
      'The water hardly moves, and a path of light lies across it.',
      'The light is low and is mirrored in smooth water.',
      'A path of light reaches the lower edge, with hardly a wave beside it.',
    ],
    [
      'One ship is near, the sail of another just visible far off.',
      'A sailing ship lies becalmed, with another, quite small, beyond her.',
      'The outline of a sailing ship is clear against a pale sky.',
    ],
  ],
  harbour: [
    [
      'A row of houses lines the shore, with boats in front.',
      'The roofs of waterside houses show behind the boats.',
      'Houses with steep roofs come down to the water.',
      'The house fronts on the shore run together in one band.',
    ],
    [
      'The boats lie at different distances, the nearest of them large.',
      'Sailing boats are scattered over the water, some with their sails set.',
      'Thin masts rise above water in which the light trembles.',
      'A boat with a tall mast lies in the foreground, with others beyond.',
    ],
  ],
  river_landscape: [
    [
      'A river curves gently away and mirrors the sky.',
      'A smooth river bends between low banks.',
      'A pale band of water leads the eye to the horizon.',
      'Broad at the lower edge, the river narrows to a ribbon far off.',
    ],
    [
      'Trees stand on both banks, with hills beyond.',
      'The trees are darker than the sky, the far hills barely indicated.',
      'Trees close in on the banks and leave the middle open and light.',
      'The farther the trees, the paler and softer they grow.',
    ],
  ],
  forest: [
    [
      'The trunks stand close, and the sky shows light between them.',
      'The nearest trunks are cropped by the top edge.',
      'The trunks rise in several rows, the far ones paler than the near.',
    ],
    [
      'Bands of light and shade lead into the distance.',
      'Long shadows lie on the ground, and light comes through the leaves.',
      'Light comes from far in, and the foreground stays in shade.',
    ],
  ],
  winter: [
    [
      'A house with lit windows stands among bare trees.',
      'The house has a white roof and two warmly lit windows.',
      'A house stands alone, with a dark band of trees behind it.',
      'Bare branches are finely drawn before a house with a white roof.',
      'A house with a chimney and bright windows stands a little off centre.',
    ],
    [
      'The snow takes on many tones, with cold shadows.',
      'There is little pure white: the field is built up in pale, cold strokes.',
      'A snowfield fills the foreground, with trees standing in it.',
      'Dark branches stand out sharply against snow and sky.',
      'The nearer the snow, the deeper its shadows.',
    ],
  ],
  steppe: [
    [
      'A wide, clouded sky stands over a level band of land.',
      'Clouds pass over the plain, with a low rise far off.',
    ],
    [
      'Tall grass fills the foreground, and a road runs into the distance.',
      'The road is lost at the horizon, and the grass leans one way.',
    ],
  ],
  mountains: [
    [
      'Range stands behind range, the far ones paler than the near.',
      'The near slopes are dark; the far ones dissolve into the air.',
      'One side of the slopes is lit; the other lies in shade.',
    ],
    [
      'Dark firs stand at the lower edge, and snow lies on the far peaks.',
      'Firs reach to the foot of the slopes, with snow above.',
      'White peaks are lightly painted, the firs in front of them thickly.',
    ],
  ],
  garden: [
    [
      'Flowers crowd the path on both sides.',
      'The flower beds are put in with small touches of colour.',
      'Flowers fill almost all the foreground, with greenery behind.',
      'Mixed beds lie left and right before a wall of shrubs.',
      'Light and dark blooms mingle, with no petal picked out.',
    ],
    [
      'A path leads into thick greenery.',
      'The path bends between the beds and is lost behind the shrubs.',
      'A pale sandy path divides the picture in two.',
      'Lighter than the green around it, the path draws the eye to the trees.',
      'The path is empty, closed at the end by shrubs.',
    ],
  ],
  city_street: [
    [
      'The façades meet in a patch of light at the far end.',
      'Rows of houses recede to a patch of pale sky.',
    ],
    [
      'People on foot are mere outlines, and some windows are lit.',
      'Light shows in a few windows, with figures below.',
    ],
  ],
  city_domes: [
    ['The domes rise above flat roofs.', 'Over an even row of roofs rises a cluster of domes.'],
    [
      'The middle dome is the tallest, with an empty square before it.',
      'Five domes are clear against the sky.',
    ],
  ],
  still_life_flowers: [
    [
      'The bouquet stands near the middle, its blooms large and full.',
      'Blooms from pale to dark stand in a rounded jug.',
      'Flowers all but hide the jug, whose side catches the light.',
      'Pale heads of flowers stand out among dark leaves.',
      'The bouquet is a full one, with stems and leaves spreading on every side.',
    ],
    [
      'A few petals have dropped on the cloth.',
      'Petals lie on the cloth by the jug.',
      'The flowers and fallen petals are the brightest passages, against a plain ground.',
      'The jug casts its shadow to the right, among scattered petals.',
      'Petals are strewn over the pale cloth in the lower third.',
    ],
  ],
  still_life_fruit: [
    [
      'The fruit is heaped in a white bowl with a blue rim.',
      'A heap of fruit rises above the rim of a white bowl.',
    ],
    [
      'Two fruits lie apart at either end of the table.',
      'Highlights rest on the skin of the fruit, and shadows on the cloth are soft.',
    ],
  ],
  abstract_geometric: [
    [
      'A circle and slanting rectangles hold each other in balance.',
      'A large circle gathers triangles and half-circles around it.',
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
      'Broad strokes sweep the whole surface and overlap.',
      'The strokes are made with a full swing of the arm and show the bristles.',
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
