import { colourField, geometric, gestural } from './abstract';
import type { Canvas } from './brush';
import { forest, garden, river, steppe } from './country';
import { harbour, seascape } from './sea';
import { mountains } from './mountains';
import { winter } from './winter';
import { bouquet, fruit } from './still-life';
import { domes, street } from './town';

/** What is painted, over a rectangle from the origin to w x h. */
export function scene(canvas: Canvas): string {
  switch (canvas.look.composition) {
    case 'seascape_storm':
      return seascape(canvas, true);
    case 'seascape_calm':
      return seascape(canvas, false);
    case 'harbour':
      return harbour(canvas);
    case 'river_landscape':
      return river(canvas);
    case 'forest':
      return forest(canvas);
    case 'winter':
      return winter(canvas);
    case 'steppe':
      return steppe(canvas);
    case 'mountains':
      return mountains(canvas);
    case 'garden':
      return garden(canvas);
    case 'city_street':
      return street(canvas);
    case 'city_domes':
      return domes(canvas);
    case 'still_life_flowers':
      return bouquet(canvas);
    case 'still_life_fruit':
      return fruit(canvas);
    case 'abstract_geometric':
      return geometric(canvas);
    case 'abstract_gestural':
      return gestural(canvas);
    case 'colour_field':
      return colourField(canvas);
  }
}
