import { type Pose, paint, turner } from '../base/solid';
import type { JewelPlan } from './plan';
import { bandOf } from './ring-band';
import { crownOf, rows } from './ring-stones';

/** A ring around the origin in a pose. */
export function ring(plan: JewelPlan, pose: Pose): string {
  const turn = turner(pose);
  const body = bandOf(plan, turn);
  return paint([...body.patches, ...rows(plan, turn, body), ...crownOf(plan, turn, body)]);
}
