import { darken, toneOf, type Ramp } from '../base/color';
import { fanTone } from '../base/light';
import { lettersOnArc } from '../base/lettering';
import { bluedSteel, brass, metals } from '../base/metals';
import { fan } from '../base/relief';
import { at } from '../base/shape';
import { circle, group, line, num, path, polygon, rect, type Point } from '../base/svg';
import type { WatchPlan } from './plan';
import { balance, jewel, screw, wheel } from './wheels';

/** Stripes of Geneva over a bridge. */
function stripes(plan: WatchPlan, ramp: Ramp, r: number, turn: number): string {
  const step = r * 0.2;
  const light = toneOf(ramp, 0.82);
  const shade = toneOf(ramp, 0.45);
  const tile = plan.sheet.linear(
    [0, 0],
    [step, 0],
    [
      [0, shade],
      [0.5, light],
      [1, shade],
    ],
    { spreadMethod: 'repeat' },
  );
  return group(`rotate(${num(turn)})`, rect(-1.6 * r, -1.6 * r, 3.2 * r, 3.2 * r, tile));
}

function perlage(plan: WatchPlan, r: number): string {
  const size = r * 0.12;
  const spot = (x: number, y: number) =>
    circle(
      x,
      y,
      size * 0.62,
      plan.sheet.radial([x - size * 0.2, y - size * 0.2], size * 0.7, [
        [0, '#f3f3f2', 0.55],
        [0.7, '#b5b6b7', 0.4],
        [1, '#55575a', 0.5],
      ]),
    );
  return plan.sheet.pattern(
    size,
    size,
    spot(0, 0) + spot(size, 0) + spot(0, size) + spot(size, size) + spot(size / 2, size / 2),
  );
}

/** Bridges as slices around the middle: from, to (degrees; the balance stands at 90), inner radius. */
const plans: readonly [Slices, ...Slices[]] = [
  [[140, 400, 0.1]],
  [
    [140, 270, 0.05],
    [274, 335, 0.14],
    [339, 400, 0.18],
  ],
  [
    [138, 222, 0.05],
    [227, 284, 0.2],
    [289, 346, 0.12],
    [351, 402, 0.24],
  ],
  [
    [140, 268, 0.04],
    [272, 400, 0.04],
  ],
  [
    [130, 250, 0.16],
    [255, 410, 0.3],
  ],
];
const openworked: Slices = [
  [100, 160, 0.42],
  [190, 240, 0.42],
  [275, 330, 0.42],
  [5, 60, 0.42],
];

type Slices = readonly (readonly [from: number, to: number, inner: number])[];

function slice(r: number, [from, to, inner]: Slices[number]): Point[] {
  const along = (share: number) => from + (to - from) * share;
  const outer = Array.from({ length: 31 }, (_, step) => at(0, 0, r * 0.94, along(step / 30)));
  const back = Array.from({ length: 19 }, (_, step) => at(0, 0, r * inner, along(1 - step / 18)));
  return [...outer, ...back];
}

/** The works: under the glass of the back (`back`) or through an open dial (`dial`). */
export function movement(plan: WatchPlan, r: number, side: 'back' | 'dial'): string {
  const { sheet, look } = plan;
  const chance = plan.chance(`movement ${side}`);
  const rose = look.case.metal === 'bronze' || chance.when(0.12);
  const metal: Ramp = rose
    ? metals.rose_gold
    : side === 'dial' && plan.isDialDark && chance.when(0.5)
      ? metals.black_steel
      : metals.silver;
  const blued = chance.when(0.6);
  const screws = blued ? bluedSteel : metals.steel;
  let out = circle(0, 0, r, toneOf(metal, 0.3)) + circle(0, 0, r, perlage(plan, r));
  const wheelAt = (degrees: number, distance: number, body: string): string => {
    const [x, y] = at(0, 0, r * distance, degrees);
    return group(`translate(${num(x)} ${num(y)})`, body);
  };
  // Barrel and train lie under the bridges and show in the gaps.
  out +=
    wheelAt(200, 0.44, wheel(r * 0.36, 60, brass, 0)) +
    wheelAt(320, 0.42, wheel(r * 0.27, 48, brass, 5)) +
    wheelAt(30, 0.3, wheel(r * 0.24, 44, brass, 4)) +
    wheelAt(140, 0.4, wheel(r * 0.2, 36, brass, 4));
  const grain = chance.between(-35, 35);
  const open = side === 'dial';
  for (const part of open ? openworked : chance.pick(plans)) {
    const shape = polygon(slice(r, part));
    out += group('translate(2 2.6)', path(shape, '#000', { opacity: 0.5 }));
    out += sheet.clipped(shape, stripes(plan, metal, r, grain));
    out += line(shape, toneOf(metal, 0.2), r * 0.02, { 'stroke-linejoin': 'round' });
    out += line(shape, toneOf(metal, 0.98), r * 0.012, { 'stroke-linejoin': 'round' });
  }
  const cock = `M${num(-r * 0.36)} ${num(r * 0.16)}Q0 ${num(-r * 0.02)} ${num(r * 0.36)} ${num(r * 0.12)}`;
  const [bx, by] = at(0, 0, r * 0.52, 90);
  out += circle(bx, by, r * 0.33, '#0d0d0e', { opacity: 0.6 });
  out += wheelAt(
    90,
    0.52,
    balance(r * 0.27) +
      line(cock, toneOf(metal, 0.2), r * 0.12) +
      line(cock, toneOf(metal, 0.8), r * 0.095) +
      jewel(plan, 0, r * 0.055, r * 0.04),
  );
  for (let index = 0; index < 7; index++) {
    const place = 156 + index * 37 + chance.between(-8, 8);
    out += wheelAt(place, chance.between(0.3, 0.62), jewel(plan, 0, 0, r * 0.028));
  }
  for (let index = 0; index < 7; index++) {
    const [x, y] = at(0, 0, r * 0.83, 152 + index * 39 + chance.between(-5, 5));
    out += screw(plan, x, y, r * 0.032, screws, chance.between(0, 180));
  }
  return open ? out : group(`rotate(${num(chance.between(-70, 200))})`, out);
}

/** The winding weight: half a disc with a heavy rim, engraved. */
export function rotor(plan: WatchPlan, r: number): string {
  const { sheet } = plan;
  const chance = plan.chance('rotor');
  const turn = chance.between(-25, 60);
  const gold = chance.when(0.45);
  const ramp: Ramp = gold
    ? metals[chance.pick(['yellow_gold', 'rose_gold'] as const)]
    : metals.silver;
  const open = chance.when(0.45);
  const R = r * 0.95;
  const half = `M${num(-R)} 0A${num(R)} ${num(R)} 0 0 1 ${num(R)} 0L${num(r * 0.2)} ${num(r * 0.02)}A${num(r * 0.2)} ${num(r * 0.2)} 0 0 1 ${num(-r * 0.2)} ${num(r * 0.02)}Z`;
  const windowsCut = open
    ? `M${num(-R * 0.66)} ${num(-R * 0.1)}A${num(R * 0.67)} ${num(R * 0.67)} 0 0 1 ${num(-R * 0.06)} ${num(-R * 0.66)}L${num(-R * 0.06)} ${num(-R * 0.26)}A${num(R * 0.27)} ${num(R * 0.27)} 0 0 0 ${num(-R * 0.26)} ${num(-R * 0.1)}ZM${num(R * 0.66)} ${num(-R * 0.1)}A${num(R * 0.67)} ${num(R * 0.67)} 0 0 0 ${num(R * 0.06)} ${num(-R * 0.66)}L${num(R * 0.06)} ${num(-R * 0.26)}A${num(R * 0.27)} ${num(R * 0.27)} 0 0 1 ${num(R * 0.26)} ${num(-R * 0.1)}Z`
    : '';
  const shape = half + windowsCut;
  const face = fan(0, 0, R, 0, 120, (degrees) => toneOf(ramp, 0.6 + fanTone(degrees + turn, 0.22)));
  const rim = fan(0, 0, R, R * 0.76, 120, (degrees) =>
    toneOf(ramp, 0.42 + fanTone(degrees + turn + 40, 0.3)),
  );
  const name = plan.maker || 'AUTOMATIC';
  return (
    group(
      `rotate(${num(turn)})`,
      group('translate(3 4)', path(shape, '#000', { opacity: 0.4, 'fill-rule': 'evenodd' })) +
        sheet.clipped(shape, face + rim, true) +
        line(shape, toneOf(ramp, 0.98), r * 0.012) +
        lettersOnArc(name, R * 0.865, -90, {
          size: R * 0.085,
          color: darken(toneOf(ramp, 0.2), 0.2),
          weight: 0.13,
          spacing: 0.5,
        }),
    ) +
    circle(0, 0, r * 0.2, toneOf(ramp, 0.35)) +
    fan(0, 0, r * 0.18, 0, 60, (a) => toneOf(ramp, 0.6 + fanTone(a, 0.3))) +
    screw(plan, 0, 0, r * 0.07, bluedSteel, 30)
  );
}
