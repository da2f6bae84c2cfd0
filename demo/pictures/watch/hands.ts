import { type Ramp, darken, toneOf } from '../base/color';
import { leaning, toneAt } from '../base/light';
import { bluedSteel } from '../base/metals';
import { type Point, circle, group, num, path, polygon } from '../base/svg';
import { shapeOf } from './hand-shapes';
import { inkOf, lumeOf } from './dial-ink';
import type { WatchPlan } from './plan';

/** Ten past ten. */
const hourAngle = 305;

const minuteAngle = 60;

const halfOf = (points: readonly Point[], side: 1 | -1, length: number): Point[] =>
  points.map(([x, y]) => [x * side * length, y * length] as const);

const wholeOf = (points: readonly Point[], length: number): Point[] => [
  ...halfOf(points, 1, length),
  ...halfOf(points, -1, length).reverse(),
];

function hand(
  plan: WatchPlan,
  isHour: boolean,
  length: number,
  degrees: number,
  ramp: Ramp,
): string {
  const { half, lume, extra } = shapeOf(plan.look.dial.hands, isHour);
  const face = (side: 1 | -1) =>
    toneOf(ramp, toneAt(leaning(degrees + (side > 0 ? 0 : 180), 32), 'polished'));
  const color = toneOf(ramp, 0.66);
  const whole = polygon(wholeOf(half, length));
  const edge = {
    stroke: darken(toneOf(ramp, 0.3), 0.3),
    'stroke-width': 0.5,
    'stroke-opacity': 0.6,
  };
  const body =
    path(polygon(halfOf(half, -1, length)), face(-1)) +
    path(polygon(halfOf(half, 1, length)), face(1)) +
    path(whole, 'none', edge) +
    (extra ? extra(length, color, lumeOf(plan)) : '') +
    (lume ? path(polygon(wholeOf(lume, length)), lumeOf(plan)) : '');
  const height = isHour ? 3.4 : 4.6;
  const shadow = (spread: number, opacity: number) =>
    group(
      `translate(${num(height)} ${num(height * 1.3)}) rotate(${degrees})`,
      path(whole, '#000', {
        opacity,
        stroke: '#000',
        'stroke-width': spread,
        'stroke-linejoin': 'round',
      }),
    );
  return shadow(4.4, 0.12) + shadow(1.4, 0.2) + group(`rotate(${degrees})`, body);
}

/** Seconds in the middle: of a chronograph they wait at noon. */
function secondHand(plan: WatchPlan, ramp: Ramp): string {
  const { look, dial } = plan;
  const isChronograph = look.crown.pushers !== 'none';
  const hasSmall = look.dial.subdials.some(
    ({ shows }) => shows === 'seconds' || shows === 'tourbillon',
  );
  const dressy =
    ['breguet', 'leaf', 'dauphine', 'alpha'].includes(look.dial.hands) &&
    look.back.winding === 'manual';
  if (!isChronograph && (hasSmall || dressy)) return '';
  const chance = plan.chance('seconds');
  const degrees = isChronograph ? 0 : chance.between(188, 236);
  const r = dial.r;
  const accent = chance.when(0.16) ? chance.pick(['#b3261e', '#d8641d', '#1f4f94'] as const) : null;
  const color = accent ?? toneOf(ramp, 0.8);
  const tip = 0.9 * r;
  const tail = 0.26 * r;
  const needle = `M${num(-0.004 * r)} ${num(-tip)}h${num(0.008 * r)}L${num(0.011 * r)} ${num(tail)}h${num(-0.022 * r)}Z`;
  const sporty = ['mercedes', 'snowflake', 'broad_arrow', 'pencil', 'sword'].includes(
    look.dial.hands,
  );
  const bulb = isChronograph
    ? path(
        `M${num(-0.022 * r)} ${num(tail * 0.5)}h${num(0.044 * r)}L${num(0.03 * r)} ${num(tail)}h${num(-0.06 * r)}Z`,
        color,
      )
    : sporty
      ? circle(0, -0.62 * r, 0.036 * r, lumeOf(plan), { stroke: color, 'stroke-width': 0.012 * r })
      : circle(0, tail * 0.8, 0.024 * r, color);
  return (
    group(`translate(4.6 6) rotate(${num(degrees)})`, path(needle, '#000', { opacity: 0.28 })) +
    group(`rotate(${num(degrees)})`, path(needle, color) + bulb) +
    circle(1.4, 2, 0.05 * r, '#000', { opacity: 0.3 }) +
    circle(0, 0, 0.046 * r, color) +
    circle(-0.008 * r, -0.01 * r, 0.02 * r, toneOf(ramp, 1), { opacity: 0.8 })
  );
}

/** Which metal the hands are of: trim, blued on pale dress dials, black where nothing else would show. */
function handRamp(plan: WatchPlan): Ramp {
  const { look } = plan;
  const dressy = ['breguet', 'leaf', 'alpha', 'sword', 'pencil'].includes(look.dial.hands);
  if (!plan.isDialDark && dressy && plan.chance('hand metal').when(0.7)) return bluedSteel;
  if (
    !plan.isDialDark &&
    plan.trim[2] === '#98a0a7' &&
    inkOf(plan) === '#26231f' &&
    plan.chance('hand metal').when(0.35)
  )
    return ['#0b0b0c', '#1b1c1e', '#2c2e31', '#55585c', '#a9adb2', '#ffffff'];
  return plan.trim;
}

export function hands(plan: WatchPlan): string {
  const { dial, openingForm } = plan;
  const ramp = handRamp(plan);
  // In upright forms the minute hand points to the nearer side.
  const length =
    openingForm === 'rectangle' || openingForm === 'tonneau' || openingForm === 'melted'
      ? dial.width * 0.47
      : dial.r;
  const { r } = dial;
  return (
    hand(plan, true, length * 0.56, hourAngle, ramp) +
    hand(plan, false, length * 0.85, minuteAngle, ramp) +
    circle(1, 1.6, 0.062 * r, '#000', { opacity: 0.35 }) +
    circle(
      0,
      0,
      0.058 * r,
      plan.sheet.radial([-0.02 * r, -0.025 * r], 0.08 * r, [
        [0, toneOf(ramp, 1)],
        [0.5, toneOf(ramp, 0.6)],
        [1, toneOf(ramp, 0.15)],
      ]),
    ) +
    secondHand(plan, ramp)
  );
}
