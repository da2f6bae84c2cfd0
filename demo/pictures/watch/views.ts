import { backdrop, boxShadow, discShadow } from '../base/scene';
import { type Sheet } from '../base/sheet';
import { staged } from '../base/staging';
import { group, num } from '../base/svg';
import type { WatchLook } from '../../catalogue/generate/look-watch';
import { backHead } from './back';
import { head } from './head';
import { planWatch, type WatchPlan } from './plan';
import { strapHalves } from './strap';

/** Shadow of the case alone: boxes only where the case has corners. */
function bodyShadow(
  { sheet, width: w, height: h, caseForm }: WatchPlan,
  spread: number,
  strength: number,
): string {
  if (caseForm === 'square' || caseForm === 'rectangle') {
    const inset = spread * 0.12;
    return boxShadow(
      sheet,
      [inset - w / 2, inset - h / 2, w - 2 * inset, h - 2 * inset],
      spread * 1.4,
      strength,
    );
  }
  const narrow = caseForm === 'melted' ? 0.42 : 0.5;
  return discShadow(sheet, 0, 0, w * narrow, h * 0.5, spread, strength);
}

/** Shadow of the head and of the strap on the table, `spread` soft. */
function shadow(plan: WatchPlan, spread: number, strength: number): string {
  const { sheet, width: w, strapWidth, reach, look } = plan;
  const half = strapWidth * 0.46;
  const foot =
    look.case.lugs === 'hidden' || look.case.lugs === 'wire' ? half : strapWidth / 2 + 0.06 * w;
  const body = bodyShadow(plan, spread, strength);
  return (
    boxShadow(sheet, [-half, -448, 2 * half, 896], spread, strength) +
    boxShadow(sheet, [-foot, -reach, 2 * foot, 2 * reach], spread, strength) +
    body
  );
}

/**
 * A whole watch around its middle, with its shadow. Seen from near the wide half-shadow lies mostly
 * outside the picture, and would cost more than all that is seen.
 */
export function wholeWatch(plan: WatchPlan, front: string, isNear = false): string {
  const contact = group('translate(3 6)', bodyShadow(plan, 26, 0.5));
  return (
    (isNear ? '' : group('translate(24 36)', shadow(plan, 74, 0.2))) +
    group('translate(9 13)', shadow(plan, 26, 0.22)) +
    strapHalves(plan) +
    contact +
    front
  );
}

export function watchFront(sheet: Sheet, look: WatchLook, seed: string, maker: string): string {
  const plan = planWatch(sheet, look, seed, maker);
  return staged(sheet, seed, group('translate(500 500)', wholeWatch(plan, head(plan))), 1.5);
}

export function watchBack(
  sheet: Sheet,
  look: WatchLook,
  seed: string,
  maker: string,
  reference: string | null,
): string {
  const plan = planWatch(sheet, look, seed, maker);
  return (
    backdrop(sheet, 1000, 1000) +
    group('translate(500 500)', wholeWatch(plan, backHead(plan, reference)))
  );
}

/** Near, turned and seen slightly from the side of the crown. */
export function watchDetail(sheet: Sheet, look: WatchLook, seed: string, maker: string): string {
  const plan = planWatch(sheet, look, seed, maker);
  const chance = plan.chance('detail');
  const turn = -chance.between(16, 30);
  const zoom = (462 / plan.width) * chance.between(1.75, 2);
  const place = `translate(${num(430 + chance.between(-30, 30))} ${num(560 + chance.between(-30, 30))}) skewX(-6) scale(${num(zoom)} ${num(zoom * 0.9)}) rotate(${num(turn)})`;
  return backdrop(sheet, 1000, 1000) + group(place, wholeWatch(plan, head(plan), true));
}
