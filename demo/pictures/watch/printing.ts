import { type Ramp, mix, toneOf } from '../base/color';
import { letters, lettersOnArc } from '../base/lettering';
import { type Point, group, line, num, path, polygon } from '../base/svg';
import { inkOf } from './dial-ink';
import { dialOutlineForm, isFree } from './dial-places';
import type { WatchPlan } from './plan';

/** The maker's name, the foot line and a small applied mark. */
export function printing(plan: WatchPlan): string {
  const { look, dial, trim } = plan;
  const { r } = dial;
  const ink = inkOf(plan);
  const halfHeight = dial.height / 2;
  const top = -halfHeight * 0.5;
  const free = isFree(plan, 0, top, 0.07);
  let out = '';
  const name = plan.maker;
  if (name && free && look.dial.finish !== 'skeleton') {
    const size = Math.min(0.068, 0.56 / Math.max(6, name.length)) * r;
    out += letters(name, 0, top, { size, color: ink, weight: 0.125, spacing: 0.36 });
    const words = plan.chance('words');
    const second = {
      automatic: 'AUTOMATIC',
      manual: words.pick(['MANUAL', 'EXTRA-PLAT', 'GENEVE']),
      quartz: words.pick(['QUARTZ', 'SWISS']),
      spring_drive: 'SPRING DRIVE',
    }[look.back.winding];
    if (isFree(plan, 0, halfHeight * 0.42, 0.05) && halfHeight * 0.42 > 0) {
      out += letters(second, 0, halfHeight * 0.4, {
        size: r * 0.034,
        color: ink,
        weight: 0.13,
        spacing: 0.4,
        opacity: 0.9,
      });
      if (words.when(0.5))
        out += letters(
          words.pick([
            'CHRONOMETER',
            '100 M',
            '300 M - 1000 FT',
            'SUPERLATIVE',
            '18K',
            '21 JEWELS',
          ]),
          0,
          halfHeight * 0.4 + r * 0.06,
          { size: r * 0.03, color: ink, weight: 0.12, spacing: 0.36, opacity: 0.8 },
        );
    }
    out += group(`translate(0 ${num(top - r * 0.115)})`, mark(plan, trim, r * 0.036));
  }
  if (dialOutlineForm(plan) === 'round')
    out += lettersOnArc(
      'SWISS  MADE',
      r * 0.955,
      90,
      { size: r * 0.024, color: ink, weight: 0.12, spacing: 0.3, opacity: 0.85 },
      false,
    );
  return out;
}

/** A small brilliant as an applied mark: the demonstration house's own sign. */
function mark(plan: WatchPlan, ramp: Ramp, s: number): string {
  const top: Point[] = [
    [-s, -0.2 * s],
    [-0.55 * s, -0.75 * s],
    [0.55 * s, -0.75 * s],
    [s, -0.2 * s],
    [0, s],
  ];
  return (
    path(polygon(top), mix(toneOf(ramp, 0.8), plan.dialColour, 0.05)) +
    line(
      `M${num(-s)} ${num(-0.2 * s)}H${num(s)}M${num(-0.4 * s)} ${num(-0.2 * s)}L0 ${num(s)}L${num(0.4 * s)} ${num(-0.2 * s)}`,
      toneOf(ramp, 0.2),
      s * 0.1,
    )
  );
}
