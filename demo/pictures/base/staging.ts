import { chanceOf } from './random';
import { backdrop } from './scene';
import type { Sheet } from './sheet';
import { group, num } from './svg';

/**
 * An object on the table of 1000 units, laid and lit a little differently for each unit, as
 * different days in front of one camera would: two units of one reference are two pictures.
 * @param mostTurn degrees either way; 0 for what hangs straight
 */
export function staged(sheet: Sheet, seed: string, object: string, mostTurn: number): string {
  const chance = chanceOf(`stage ${seed}`);
  const lamp = [chance.between(0.2, 0.52), chance.between(0.14, 0.46)] as const;
  const [x, y] = [500 + chance.between(-16, 16), 500 + chance.between(-13, 13)];
  const turn = chance.between(-mostTurn, mostTurn);
  const place = `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${chance.between(0.93, 1.02).toFixed(3)}) translate(-500 -500)`;
  return backdrop(sheet, 1000, 1000, { lamp }) + group(place, object);
}
