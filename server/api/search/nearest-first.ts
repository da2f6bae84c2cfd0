import { append } from './append';

/**
 * Things by their scores, the best first; of one score, that which lies first. Scores are few and
 * places many (half of the stock holds `часы`), so nothing but places is sorted.
 * @param scores by place
 */
export function nearestFirst<Thing>(
  scores: ReadonlyMap<number, number>,
  things: readonly Thing[],
): Thing[] {
  const placesByScore = new Map<number, number[]>();
  for (const [place, score] of scores) append(placesByScore, score, place);
  const nearest: Thing[] = [];
  for (const [, places] of [...placesByScore].sort(([one], [other]) => other - one)) {
    for (const place of Uint32Array.from(places).sort()) {
      const thing = things[place];
      if (thing !== undefined) nearest.push(thing);
    }
  }
  return nearest;
}
