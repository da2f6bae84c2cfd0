import type { DialWindow } from '../../catalogue/generate/look-watch';
import { toneOf } from '../base/color';
import { letters } from '../base/lettering';
import { at } from '../base/shape';
import { group, line, num, path, roundRect } from '../base/svg';
import { windowDistance } from './dial-places';
import { moonPhase } from './moon';
import type { WatchPlan } from './plan';

function date(text: string, size: number, ink: string): string {
  return letters(text, 0, 0, { size, color: ink, weight: 0.15, spacing: 0.2 });
}

/** An aperture with its frame, around its own middle. */
function aperture(plan: WatchPlan, { shows, hasLens }: DialWindow, index: number): string {
  const { sheet, dial, trim } = plan;
  const { r } = dial;
  if (shows === 'moon') return moonPhase(plan, r * 0.24);
  const chance = plan.chance(`window ${index}`);
  const isWord = shows === 'day' || shows === 'month';
  const w = (isWord ? 0.34 : shows === 'big_date' ? 0.3 : 0.17) * r;
  const h = (shows === 'big_date' ? 0.19 : 0.145) * r;
  const text = isWord
    ? chance.pick(
        shows === 'day'
          ? (['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const)
          : (['JAN', 'MAR', 'APR', 'JUN', 'SEP', 'OCT', 'NOV'] as const),
      )
    : String(chance.whole(10, 28));
  const black = plan.isDialDark && !hasLens && chance.when(0.4);
  const paper = black ? '#191919' : '#f6f3ec';
  const ink = black ? '#f1ede4' : '#1d1a17';
  const outer = roundRect(
    -w / 2 - 0.016 * r,
    -h / 2 - 0.016 * r,
    w + 0.032 * r,
    h + 0.032 * r,
    0.012 * r,
  );
  let out =
    path(
      outer,
      sheet.linear(
        [-w / 2, -h / 2],
        [w / 2, h / 2],
        [
          [0, toneOf(trim, 0.3)],
          [0.5, toneOf(trim, 0.7)],
          [1, toneOf(trim, 1)],
        ],
      ),
    ) + path(roundRect(-w / 2, -h / 2, w, h, 0.006 * r), paper);
  if (shows === 'big_date') {
    const [tens = '1', ones = '0'] = Array.from(text);
    out +=
      group(`translate(${num(-w / 4)} 0)`, date(tens, h * 0.72, ink)) +
      group(`translate(${num(w / 4)} 0)`, date(ones, h * 0.72, ink)) +
      line(`M0 ${num(-h / 2)}V${num(h / 2)}`, '#000', 0.012 * r, { opacity: 0.6 });
  } else {
    out += date(text, (hasLens ? 0.82 : isWord ? 0.56 : 0.66) * h, ink);
  }
  out += path(
    `M${num(-w / 2)} ${num(-h / 2)}h${num(w)}v${num(h * 0.18)}h${num(-w + h * 0.14)}v${num(h * 0.82)}h${num(-h * 0.14)}Z`,
    '#000',
    { opacity: 0.28 },
  );
  return out;
}

/** A magnifying lens, drawn above the hands. */
function lens(r: number, plan: WatchPlan): string {
  const w = 0.29 * r;
  const h = 0.235 * r;
  const shape = roundRect(-w / 2, -h / 2, w, h, 0.07 * r);
  const glow = plan.sheet.linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    [
      [0, '#ffffff', 0.55],
      [0.34, '#ffffff', 0.12],
      [0.6, '#ffffff', 0],
      [1, '#ffffff', 0.3],
    ],
  );
  return (
    path(shape, glow, { stroke: '#ffffff', 'stroke-width': 0.012 * r, 'stroke-opacity': 0.6 }) +
    group('translate(1 1.4)', line(shape, '#000', 0.01 * r, { opacity: 0.22 }))
  );
}

const windowPlace = (plan: WatchPlan, entry: DialWindow): string => {
  const [x, y] = at(0, 0, windowDistance(plan, entry.at), entry.at * 30 - 90);
  // Between two hours a window follows the radius; at full hours it stands upright.
  const turn = Number.isInteger(entry.at) ? 0 : entry.at * 30 - 90;
  return `translate(${num(x)} ${num(y)}) rotate(${num(turn > 90 ? turn - 180 : turn)})`;
};

export function windows(plan: WatchPlan): string {
  return plan.look.dial.windows
    .map((entry, index) => group(windowPlace(plan, entry), aperture(plan, entry, index)))
    .join('');
}

export function lenses(plan: WatchPlan): string {
  return plan.look.dial.windows
    .filter(({ hasLens }) => hasLens)
    .map((entry) => group(windowPlace(plan, entry), lens(plan.dial.r, plan)))
    .join('');
}
