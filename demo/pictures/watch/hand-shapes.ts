import { type Point, circle, line, num, path } from '../base/svg';
import type { WatchPlan } from './plan';

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

export function shapeOf(kind: WatchPlan['look']['dial']['hands'], isHour: boolean): Hand {
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
