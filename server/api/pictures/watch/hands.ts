import { darken, toneOf, type Ramp } from '../base/color';
import { leaning, toneAt } from '../base/light';
import { bluedSteel } from '../base/metals';
import { circle, group, line, num, path, polygon, type Point } from '../base/svg';
import { inkOf, lumeOf } from './indices';
import type { WatchPlan } from './plan';

/** Ten past ten. */
const hourAngle = 305;
const minuteAngle = 60;

interface Hand {
  /** Right half of the outline from tip to tail, x >= 0, y up is negative; 1 = the hand's length. */
  half: readonly Point[];
  lume?: readonly Point[];
  /** Extra drawing on the hand, in units of its length. */
  extra?: (length: number, color: string, lume: string) => string;
}

const pencil: readonly Point[] = [
  [0, -1],
  [0.022, -0.94],
  [0.022, 0.12],
  [0, 0.12],
];
const barLume: readonly Point[] = [
  [0, -0.9],
  [0.011, -0.9],
  [0.011, -0.25],
  [0, -0.25],
];

function shapeOf(kind: WatchPlan['look']['dial']['hands'], isHour: boolean): Hand {
  const wide = isHour ? 1.45 : 1;
  const w = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * wide, y] as const);
  switch (kind) {
    case 'mercedes':
      if (!isHour)
        return {
          half: [
            [0, -1],
            [0.03, -0.9],
            [0.034, -0.3],
            [0.018, -0.22],
            [0.016, 0.12],
            [0, 0.12],
          ],
          lume: [
            [0, -0.93],
            [0.018, -0.87],
            [0.021, -0.34],
            [0, -0.34],
          ],
        };
      return {
        half: [
          [0, -1],
          [0.055, -0.8],
          [0.05, -0.78],
          [0.02, -0.75],
          [0.022, -0.3],
          [0.022, 0.16],
          [0, 0.16],
        ],
        extra: (length, color, lume) => {
          const r = 0.125 * length;
          const y = -0.66 * length;
          const spokes = [90, 210, 330]
            .map(
              (a) =>
                `M0 ${num(y)}l${num(r * Math.cos((a * Math.PI) / 180))} ${num(r * Math.sin((a * Math.PI) / 180))}`,
            )
            .join('');
          return (
            circle(0, y, r, lume, { stroke: color, 'stroke-width': 0.036 * length }) +
            line(spokes, color, 0.03 * length)
          );
        },
      };
    case 'dauphine':
      return {
        half: w([
          [0, -1],
          [0.052, -0.14],
          [0, 0.14],
        ]),
      };
    case 'alpha':
      return {
        half: w([
          [0, -1],
          [0.046, -0.24],
          [0.012, -0.14],
          [0.012, 0.1],
          [0, 0.1],
        ]),
      };
    case 'sword':
      return {
        half: w([
          [0, -1],
          [0.05, -0.72],
          [0.024, -0.1],
          [0.018, 0.12],
          [0, 0.12],
        ]),
        lume: w([
          [0, -0.92],
          [0.032, -0.7],
          [0.012, -0.2],
          [0, -0.2],
        ]),
      };
    case 'leaf':
      return {
        half: w([
          [0, -1],
          [0.012, -0.9],
          [0.034, -0.68],
          [0.042, -0.5],
          [0.036, -0.32],
          [0.014, -0.14],
          [0.011, 0.12],
          [0, 0.12],
        ]),
      };
    case 'breguet':
      return {
        half: w([
          [0, -1],
          [0.01, -0.86],
          [0.014, -0.78],
          [0.016, -0.1],
          [0.02, 0.14],
          [0, 0.14],
        ]),
        extra: (length, color) => {
          const y = (isHour ? -0.66 : -0.72) * length;
          const r = (isHour ? 0.085 : 0.058) * length;
          return circle(0, y, r, 'none', { stroke: color, 'stroke-width': 0.03 * length });
        },
      };
    case 'snowflake':
      if (!isHour)
        return {
          half: [
            [0, -1],
            [0.034, -0.94],
            [0.034, 0.12],
            [0, 0.12],
          ],
          lume: [
            [0, -0.92],
            [0.019, -0.92],
            [0.019, -0.3],
            [0, -0.3],
          ],
        };
      return {
        half: [
          [0, -1],
          [0.03, -0.92],
          [0.03, -0.78],
          [0.13, -0.66],
          [0.03, -0.54],
          [0.03, 0.14],
          [0, 0.14],
        ],
        lume: [
          [0, -0.93],
          [0.014, -0.9],
          [0.014, -0.76],
          [0.1, -0.66],
          [0.014, -0.56],
          [0.014, -0.3],
          [0, -0.3],
        ],
      };
    case 'cathedral':
      return {
        half: w([
          [0, -1],
          [0.018, -0.9],
          [0.02, -0.78],
          [0.07, -0.66],
          [0.062, -0.5],
          [0.03, -0.42],
          [0.05, -0.36],
          [0.03, -0.24],
          [0.018, -0.16],
          [0.018, 0.12],
          [0, 0.12],
        ]),
        lume: w([
          [0, -0.86],
          [0.01, -0.78],
          [0.05, -0.65],
          [0.044, -0.52],
          [0, -0.44],
        ]),
      };
    case 'broad_arrow':
      if (isHour)
        return {
          half: [
            [0, -1],
            [0.15, -0.68],
            [0.05, -0.72],
            [0.028, -0.66],
            [0.028, 0.14],
            [0, 0.14],
          ],
          lume: [
            [0, -0.92],
            [0.1, -0.72],
            [0.02, -0.76],
            [0, -0.76],
          ],
        };
      return {
        half: [
          [0, -1],
          [0.03, -0.9],
          [0.03, 0.12],
          [0, 0.12],
        ],
        lume: [
          [0, -0.92],
          [0.016, -0.86],
          [0.016, -0.3],
          [0, -0.3],
        ],
      };
    case 'skeleton':
      return {
        half: w([
          [0, -1],
          [0.034, -0.9],
          [0.03, -0.1],
          [0.022, 0.14],
          [0, 0.14],
        ]),
        extra: (length) =>
          path(
            `M${num(-0.014 * wide * length)} ${num(-0.62 * length)}h${num(0.028 * wide * length)}v${num(0.5 * length)}h${num(-0.028 * wide * length)}Z`,
            '#000',
            { opacity: 0.55 },
          ),
        lume: w([
          [0, -0.93],
          [0.02, -0.88],
          [0.019, -0.66],
          [0, -0.66],
        ]),
      };
    case 'pencil':
      return {
        half: w(pencil.map(([x, y]) => [x * 1.25, y] as const)),
        lume: w(barLume.map(([x, y]) => [x * 1.5, y] as const)),
      };
    case 'baton':
      return {
        half: w([
          [0, -1],
          [0.024, -1],
          [0.024, 0.13],
          [0, 0.13],
        ]),
        lume: w(barLume),
      };
  }
}

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
