import { path } from '../base/svg';
import { type Bend, bendOf, first, isMetal, last, strapOutline } from './bend';
import { strap } from './leather-strap';
import { bracelet } from './metal-bracelet';
import type { WatchPlan } from './plan';

function shadeOver(plan: WatchPlan, bend: Bend, outline: string): string {
  const { sheet } = plan;
  const wide = bend.half(first);
  const across = sheet.linear(
    [-wide, 0],
    [wide, 0],
    [
      [0, '#000', 0.34],
      [0.1, '#000', 0.04],
      [0.3, '#fff', 0.12],
      [0.55, '#000', 0],
      [0.9, '#000', 0.12],
      [1, '#000', 0.42],
    ],
  );
  const along = sheet.linear(
    [0, bend.y(first)],
    [0, bend.y(last)],
    bend.side < 0
      ? [
          [0, '#000', 0.34],
          [0.1, '#000', 0.06],
          [0.4, '#fff', 0.06],
          [0.75, '#000', 0.1],
          [1, '#000', 0.55],
        ]
      : [
          [0, '#000', 0.5],
          [0.1, '#000', 0.1],
          [0.45, '#000', 0.06],
          [0.8, '#000', 0.2],
          [1, '#000', 0.56],
        ],
  );
  return path(outline, across) + path(outline, along);
}

/** Both halves of the strap or bracelet, behind the head. */
export function strapHalves(plan: WatchPlan): string {
  return ([-1, 1] as const)
    .map((side) => {
      const bend = bendOf(plan, side);
      const outline = strapOutline(plan, side);
      const body = isMetal(plan.look.strap.kind) ? bracelet(plan, bend) : strap(plan, bend);
      return body + shadeOver(plan, bend, outline);
    })
    .join('');
}
