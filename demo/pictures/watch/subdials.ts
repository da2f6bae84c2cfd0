import type { Subdial } from '../../catalogue/generate/look-watch';
import { darken, lighten, toneOf } from '../base/color';
import { letters } from '../base/lettering';
import { fanTone } from '../base/light';
import { dialColours } from '../base/pigments';
import { band, fan } from '../base/relief';
import { at, outlineOf } from '../base/shape';
import { circle, group, line, num, path } from '../base/svg';
import { inkOf } from './dial-ink';
import { subdialDistance } from './dial-places';
import { moonPhase } from './moon';
import type { WatchPlan } from './plan';
import { tourbillon } from './wheels';

const brightDials = [
  'white',
  'silver',
  'cream',
  'champagne',
  'ice_blue',
  'salmon',
  'pink',
  'yellow',
  'mother_of_pearl',
];

interface Scale {
  ticks: number;
  strong: number;
  labels: readonly string[];
}

const scales: Record<Exclude<Subdial['shows'], 'moon' | 'tourbillon' | 'reserve'>, Scale> = {
  seconds: { ticks: 60, strong: 5, labels: ['60', '15', '30', '45'] },
  minutes: { ticks: 30, strong: 5, labels: ['30', '10', '20'] },
  hours: { ticks: 48, strong: 4, labels: ['12', '3', '6', '9'] },
  date: { ticks: 31, strong: 1, labels: ['31', '8', '16', '24'] },
  day: { ticks: 7, strong: 1, labels: ['M', 'T', 'W', 'T', 'F', 'S', 'S'] },
  month: { ticks: 12, strong: 1, labels: ['1', '4', '7', '10'] },
  second_time: { ticks: 24, strong: 2, labels: ['24', '6', '12', '18'] },
};

function smallHand(plan: WatchPlan, r: number, degrees: number, color: string): string {
  const body = `M${num(-r * 0.035)} ${num(r * 0.2)}L${num(-r * 0.03)} 0L0 ${num(-r * 0.78)}L${num(r * 0.03)} 0L${num(r * 0.035)} ${num(r * 0.2)}Z`;
  return (
    group(
      `translate(${num(r * 0.03)} ${num(r * 0.05)}) rotate(${num(degrees)})`,
      path(body, '#000', { opacity: 0.35 }),
    ) +
    group(`rotate(${num(degrees)})`, path(body, color)) +
    circle(0, 0, r * 0.075, color) +
    circle(-r * 0.012, -r * 0.015, r * 0.03, toneOf(plan.trim, 1))
  );
}

function reserve(plan: WatchPlan, r: number, ink: string): string {
  let ticks = '';
  for (let step = 0; step <= 8; step++) {
    const degrees = 150 + step * 30;
    const a = at(0, 0, r * 0.9, degrees);
    const b = at(0, 0, r * (step % 2 ? 0.8 : 0.72), degrees);
    ticks += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  const from = at(0, 0, r * 0.9, 150);
  const low = at(0, 0, r * 0.9, 205);
  const to = at(0, 0, r * 0.9, 390);
  const arc = (a: readonly [number, number], b: readonly [number, number], long: 0 | 1) =>
    `M${num(a[0])} ${num(a[1])}A${num(r * 0.9)} ${num(r * 0.9)} 0 ${long} 1 ${num(b[0])} ${num(b[1])}`;
  return (
    line(arc(from, to, 1), ink, r * 0.03) +
    line(arc(from, low, 0), '#b1312b', r * 0.07) +
    line(ticks, ink, r * 0.035) +
    smallHand(plan, r, plan.chance('reserve').between(10, 80), toneOf(plan.trim, 0.62))
  );
}

/** One small dial, around its own middle. */
function subdial(plan: WatchPlan, { shows, colour, size }: Subdial, index: number): string {
  const { dial, look } = plan;
  const r = size * dial.r;
  if (shows === 'tourbillon') return tourbillon(plan, r);
  if (shows === 'moon') return moonPhase(plan, r * 0.92);
  const color = colour ? dialColours[colour] : plan.dialColour;
  const isBright = colour ? brightDials.includes(colour) : !plan.isDialDark;
  const ink = isBright ? '#2a2723' : '#f1ede4';
  const ramp = [
    darken(color, 0.5),
    darken(color, 0.2),
    color,
    lighten(color, 0.25),
    lighten(color, 0.5),
  ] as const;
  if (shows === 'reserve') return reserve(plan, r, inkOf(plan));
  const contrast = colour !== null && colour !== look.dial.colour;
  let out = fan(0, 0, r, 0, 60, (degrees) =>
    toneOf(ramp, (isBright ? 0.58 : 0.42) + fanTone(degrees, 0.16)),
  );
  let rings = '';
  for (let ring = 0.1; ring < (contrast ? 0.68 : 0.72); ring += 0.055)
    rings += `M${num(-ring * r)} 0a${num(ring * r)} ${num(ring * r)} 0 1 0 ${num(2 * ring * r)} 0a${num(ring * r)} ${num(ring * r)} 0 1 0 ${num(-2 * ring * r)} 0`;
  out += line(rings, isBright ? '#000' : '#fff', 0.7, { opacity: 0.14 });
  const scale = scales[shows];
  let fine = '';
  let strong = '';
  for (let tick = 0; tick < scale.ticks; tick++) {
    const degrees = (tick * 360) / scale.ticks - 90;
    const isStrong = tick % scale.strong === 0;
    const a = at(0, 0, r * 0.93, degrees);
    const b = at(0, 0, r * (isStrong ? 0.82 : 0.87), degrees);
    const stroke = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
    if (isStrong) strong += stroke;
    else fine += stroke;
  }
  out += line(fine, ink, r * 0.014, { opacity: 0.8 }) + line(strong, ink, r * 0.026);
  scale.labels.forEach((label, place) => {
    const [x, y] = at(0, 0, r * 0.64, (place * 360) / scale.labels.length - 90);
    out += letters(label, x, y, { size: r * 0.19, color: ink, weight: 0.13, spacing: 0.22 });
  });
  // Sunk into the dial: the upper left wall is in shade, the lower right one is lit.
  out += band(
    outlineOf('round', 2 * r * 1.03, 2 * r * 1.03, 80),
    outlineOf('round', 2 * r, 2 * r, 80),
    contrast ? plan.trim : ramp,
    'polished',
    -40,
  );
  const turn = plan.chance(`subdial ${index}`);
  const degrees =
    shows === 'seconds'
      ? turn.between(150, 230)
      : shows === 'minutes' || shows === 'hours'
        ? 0
        : turn.between(0, 360);
  return out + smallHand(plan, r, degrees, isBright ? '#2c2a28' : toneOf(plan.trim, 0.85));
}

export function subdials(plan: WatchPlan): string {
  const { look, dial } = plan;
  return look.dial.subdials
    .map((entry, index) => {
      const [x, y] = at(0, 0, subdialDistance(entry.at, entry.size) * dial.r, entry.at * 30 - 90);
      return group(`translate(${num(x)} ${num(y)})`, subdial(plan, entry, index));
    })
    .join('');
}
