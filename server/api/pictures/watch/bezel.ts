import { rampOf, toneOf, type Ramp } from '../base/color';
import { letters, lettersOnArc } from '../base/lettering';
import { pigments } from '../base/pigments';
import { band, brushedRing } from '../base/relief';
import { at, pointAt, scaled } from '../base/shape';
import { circle, group, line, num, path, polygon, ringPath, type Point } from '../base/svg';
import { brilliant } from '../jewelry/brilliant';
import { brushLines } from '../base/textures';
import { slant } from './case';
import type { WatchPlan } from './plan';

/** The bezel at an inset of its width: 0 is its outer edge, 1 the glass. */
function edges(plan: WatchPlan) {
  const { bezel, glass, openingForm } = plan;
  return (share: number): Point[] =>
    plan.outline(
      openingForm,
      bezel.width + (glass.width - bezel.width) * share,
      bezel.height + (glass.height - bezel.height) * share,
    );
}

const radiusAt = ({ bezel, glass }: WatchPlan, share: number): number =>
  (bezel.width + (glass.width - bezel.width) * share) / 2;

function domed(plan: WatchPlan, ramp: Ramp): string {
  const edge = edges(plan);
  const slopes = [62, 46, 30, 12, -8, -30];
  return slopes
    .map((tilt, index) =>
      band(edge(index / slopes.length), edge((index + 1) / slopes.length), ramp, 'polished', tilt),
    )
    .join('');
}

function fluted(plan: WatchPlan, ramp: Ramp): string {
  const edge = edges(plan);
  let out = band(edge(0), edge(0.14), ramp, 'polished', 60);
  const count = 72;
  for (let index = 0; index < count; index++) {
    const middle = (index + 0.5) * (360 / count);
    const from = index * (360 / count);
    const to = (index + 1) * (360 / count);
    const outer = radiusAt(plan, 0.12);
    const inner = radiusAt(plan, 0.84);
    for (const [a, b, lean] of [
      [from, middle, middle - 68],
      [middle, to, middle + 68],
    ] as const) {
      // Each flute shows the lamp on one flank and the dark of the room on the other.
      const towards = Math.cos(((lean - 225) * Math.PI) / 180);
      const tone = 0.52 + 0.4 * towards + 0.1 * Math.cos(((middle - 225) * Math.PI) / 90);
      const color = toneOf(ramp, tone);
      const facet = polygon([
        at(0, 0, outer, a),
        at(0, 0, outer, b),
        at(0, 0, inner, b),
        at(0, 0, inner, a),
      ]);
      out += path(facet, color, { stroke: color, 'stroke-width': 0.4 });
    }
  }
  return out + band(edge(0.82), edge(1), ramp, 'polished', -34);
}

function coinEdge(plan: WatchPlan, ramp: Ramp): string {
  const edge = edges(plan);
  let out = band(edge(0), edge(0.3), ramp, 'polished', 58);
  const count = 120;
  let grooves = '';
  for (let index = 0; index < count; index++) {
    const angle = (index * 360) / count;
    const a = at(0, 0, radiusAt(plan, 0), angle);
    const b = at(0, 0, radiusAt(plan, 0.3), angle);
    grooves += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  out += line(grooves, toneOf(ramp, 0.08), 1.5, { opacity: 0.65 });
  out += [36, 16, -6, -32]
    .map((tilt, i) =>
      band(edge(0.3 + i * 0.175), edge(0.3 + (i + 1) * 0.175), ramp, 'polished', tilt),
    )
    .join('');
  return out;
}

function stepped(plan: WatchPlan, ramp: Ramp): string {
  const edge = edges(plan);
  return (
    band(edge(0), edge(0.16), ramp, 'polished', 58) +
    band(edge(0.16), edge(0.42), ramp, 'polished', 8) +
    band(edge(0.42), edge(0.54), ramp, 'polished', 64) +
    band(edge(0.54), edge(0.8), ramp, 'polished', 14) +
    band(edge(0.8), edge(1), ramp, 'polished', -40)
  );
}

function teeth(plan: WatchPlan, ramp: Ramp): string {
  const count = 96;
  const outer = radiusAt(plan, 0);
  const points: Point[] = Array.from({ length: count * 2 }, (_, index) =>
    at(0, 0, index % 2 ? outer : outer * 0.982, (index * 180) / count),
  );
  const inner = points.map(([x, y]) => {
    const r = Math.hypot(x, y);
    const k = radiusAt(plan, 0.2) / r;
    return [x * k, y * k] as const;
  });
  return band(points, inner, ramp, 'polished', 50);
}

function insertRing(plan: WatchPlan, color: string, from: number, to: number): string {
  const { sheet } = plan;
  const outer = radiusAt(plan, from);
  const inner = radiusAt(plan, to);
  const ramp = rampOf(color, 0.7);
  const base = brushedRing(
    0,
    0,
    outer,
    inner,
    [ramp[0], ramp[1] ?? color, color, color, ramp[3] ?? color],
    0.5,
    0.3,
  );
  const gloss = sheet.linear(
    [-outer, -outer],
    [outer, outer],
    [
      [0, '#ffffff', 0.3],
      [0.24, '#ffffff', 0.1],
      [0.4, '#ffffff', 0],
      [0.8, '#ffffff', 0],
      [1, '#ffffff', 0.14],
    ],
  );
  return base + path(ringPath(0, 0, outer, inner), gloss, { 'fill-rule': 'evenodd' });
}

/** Scale of a turning bezel: minutes with a luminous triangle, 24 hours, or speeds. */
function scaleOn(plan: WatchPlan, color: string): string {
  const { look, width: w } = plan;
  const middle = (radiusAt(plan, 0.2) + radiusAt(plan, 0.9)) / 2;
  const high = (radiusAt(plan, 0.2) - radiusAt(plan, 0.9)) * 0.5;
  let out = '';
  const figure = (text: string, degrees: number, size = high) =>
    lettersOnArc(text, middle, degrees - 90, { size, color, weight: 0.15, spacing: 0.2 });
  const bar = (degrees: number, length: number, width: number) =>
    group(
      `rotate(${num(degrees)})`,
      path(
        `M${num(-width / 2)} ${num(-middle - length / 2)}h${num(width)}v${num(length)}h${num(-width)}Z`,
        color,
      ),
    );
  const triangle = group(
    '',
    path(
      `M${num(-high * 0.62)} ${num(-middle - high * 0.62)}h${num(high * 1.24)}L0 ${num(-middle + high * 0.66)}Z`,
      color,
    ),
  );
  if (look.bezel.kind === 'tachymeter') {
    const speeds: [string, number][] = [
      ['400', 54],
      ['300', 72],
      ['240', 90],
      ['200', 108],
      ['180', 120],
      ['160', 135],
      ['140', 154],
      ['120', 180],
      ['110', 196],
      ['100', 216],
      ['90', 240],
      ['80', 270],
      ['70', 309],
      ['60', 360],
    ];
    for (const [text, degrees] of speeds) {
      out += figure(text, degrees - (text.length > 2 ? 0 : 0), high * 0.72);
      out += group(`rotate(${num(degrees)})`, circle(0, -middle - high * 0.72, high * 0.09, color));
    }
    out += lettersOnArc('TACHYMETRE', middle, -90 + 28, {
      size: high * 0.6,
      color,
      weight: 0.15,
      spacing: 0.24,
    });
    return out;
  }
  if (look.bezel.kind === 'gmt_24h') {
    for (let hour = 2; hour < 24; hour += 2) out += figure(String(hour), hour * 15, high * 0.92);
    for (let hour = 1; hour < 24; hour += 2) out += bar(hour * 15, high * 0.4, w * 0.006);
    return out + triangle;
  }
  for (let minute = 10; minute < 60; minute += 10) out += figure(String(minute), minute * 6);
  for (let minute = 5; minute < 60; minute += 10) out += bar(minute * 6, high * 0.95, w * 0.013);
  for (let minute = 1; minute < 15; minute++)
    if (minute % 5) out += bar(minute * 6, high * 0.5, w * 0.0048);
  return (
    out +
    triangle +
    circle(0, -middle - high * 0.1, high * 0.2, '#eef3e6', { stroke: color, 'stroke-width': 0.6 })
  );
}

function withInsert(plan: WatchPlan): string {
  const { look, accent, sheet } = plan;
  const edge = edges(plan);
  const colors = look.bezel.insert?.map((name) => pigments[name]) ?? [];
  const first = colors[0];
  const bare = first === undefined;
  let out =
    look.bezel.kind === 'tachymeter'
      ? band(edge(0), edge(0.16), accent, 'polished', 56)
      : teeth(plan, accent);
  if (bare) {
    out += brushedRing(0, 0, radiusAt(plan, 0.16), radiusAt(plan, 0.94), accent, 0.58, 0.28);
  } else {
    out += insertRing(plan, first, 0.16, 0.94);
    const second = colors[1];
    if (second) {
      const r = radiusAt(plan, 0);
      // The day half lies below, from six to six through noon's opposite.
      out += sheet.clipped(
        `M${num(-r)} 0h${num(2 * r)}v${num(r)}h${num(-2 * r)}Z`,
        insertRing(plan, second, 0.16, 0.94),
      );
    }
  }
  const light = bare
    ? toneOf(accent, 0.08)
    : first === pigments.white || first === pigments.yellow
      ? '#22201c'
      : '#f2efe6';
  return out + scaleOn(plan, light) + band(edge(0.93), edge(1), accent, 'polished', -46);
}

/** Screws around a bezel: slots point along the edge. */
function screwHeads(
  plan: WatchPlan,
  ramp: Ramp,
  count: number,
  start: number,
  share: number,
  r: number,
): string {
  const track = edges(plan)(share);
  let out = '';
  for (let index = 0; index < count; index++) {
    const degrees = start + (index * 360) / count;
    const [x, y] = pointAt(track, Math.round((degrees / 360) * track.length));
    const sink = circle(0, 0, r * 1.22, toneOf(ramp, 0.1), { opacity: 0.75 });
    const hex = polygon(Array.from({ length: 6 }, (_, corner) => at(0, 0, r, corner * 60)));
    const head =
      plan.look.bezel.kind === 'octagonal_screws'
        ? path(hex, toneOf(ramp, 0.72))
        : circle(
            0,
            0,
            r,
            plan.sheet.over([
              [0, toneOf(ramp, 0.95)],
              [1, toneOf(ramp, 0.35)],
            ]),
          );
    const slot = path(
      `M${num(-r * 0.86)} ${num(-r * 0.13)}h${num(r * 1.72)}v${num(r * 0.26)}h${num(-r * 1.72)}Z`,
      toneOf(ramp, 0.04),
    );
    out += group(`translate(${num(x)} ${num(y)}) rotate(${num(degrees + 90)})`, sink + head + slot);
  }
  return out;
}

function octagonal(plan: WatchPlan, ramp: Ramp): string {
  const { sheet, width: w } = plan;
  const edge = edges(plan);
  const top = edge(0.14);
  return (
    band(edge(0), top, ramp, 'polished', 50) +
    band(top, scaled(top, 0.7), ramp, 'brushed', 0, 0.02) +
    path(polygon(top), brushLines(sheet, 'octagon', 90, 0.2)) +
    path(polygon(top), slant(plan)) +
    band(
      plan.outline('round', plan.glass.width * 1.05, plan.glass.height * 1.05),
      plan.outline('round', plan.glass.width, plan.glass.height),
      ramp,
      'polished',
      -50,
    ) +
    screwHeads(plan, ramp, 8, 22.5, 0.5, 0.021 * w)
  );
}

function porthole(plan: WatchPlan, ramp: Ramp): string {
  const { sheet } = plan;
  const edge = edges(plan);
  const top = edge(0.3);
  return (
    band(edge(0), edge(0.14), ramp, 'polished', 58) +
    band(edge(0.14), top, ramp, 'polished', 32) +
    band(top, edge(0.9), ramp, 'brushed', 4) +
    sheet.clipped(
      polygon(top) + polygon([...edge(0.9)].reverse()),
      path(polygon(top), brushLines(sheet, 'porthole', 0, 0.18)),
      true,
    ) +
    band(edge(0.9), edge(1), ramp, 'polished', -46)
  );
}

function gemSet(plan: WatchPlan, ramp: Ramp): string {
  const { sheet, look: watch } = plan;
  const edge = edges(plan);
  let out =
    band(edge(0), edge(0.16), ramp, 'polished', 54) +
    band(edge(0.16), edge(0.88), ramp, 'polished', 4, -0.14);
  const track = plan.outline(
    plan.openingForm,
    (plan.bezel.width + plan.glass.width) / 2,
    (plan.bezel.height + plan.glass.height) / 2,
  );
  const size = ((plan.bezel.width - plan.glass.width) / 2) * 0.62;
  const lengths = track.map((point, index) =>
    Math.hypot(pointAt(track, index + 1)[0] - point[0], pointAt(track, index + 1)[1] - point[1]),
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.round(total / (size * 1.1));
  let walked = 0;
  let next = 0;
  const spots: Point[] = [];
  track.forEach((point, index) => {
    while (
      next < count &&
      (next * total) / count <= walked + (lengths[index] ?? 0) &&
      spots.length < count
    ) {
      spots.push(point);
      next++;
    }
    walked += lengths[index] ?? 0;
  });
  const stone = watch.bezel.insert?.[0];
  spots.forEach(([x, y], index) => {
    out += brilliant(sheet, x, y, size / 2, stone ? pigments[stone] : null, index);
  });
  return out + band(edge(0.88), edge(1), ramp, 'polished', -40);
}

function engraved(plan: WatchPlan, ramp: Ramp): string {
  const { width: w } = plan;
  const edge = edges(plan);
  const middle = radiusAt(plan, 0.5);
  const word = plan.maker || 'AUTOMATIC';
  const style = {
    size: radiusAt(plan, 0) - radiusAt(plan, 0.55),
    color: toneOf(ramp, 0.05),
    weight: 0.17,
    spacing: 0.34,
  };
  const style2 = { ...style, color: toneOf(ramp, 1), opacity: 0.5 };
  const base = [56, 18, 6, -8, -36];
  const body = base
    .map((tilt, i) => band(edge(i / 5), edge((i + 1) / 5), ramp, 'polished', tilt))
    .join('');
  if (plan.openingForm !== 'round')
    return (
      body + letters(word, 0, -plan.bezel.height / 2 + w * 0.05, { ...style, size: w * 0.035 })
    );
  const text = (offset: number, ink: typeof style) =>
    lettersOnArc(word, middle + offset, -90, ink) +
    lettersOnArc(word, middle + offset, 90, ink, false);
  return body + text(-0.7, style2) + text(0, style);
}

/** The ring around the glass. */
export function bezel(plan: WatchPlan): string {
  const { accent, width: w } = plan;
  const round = plan.openingForm === 'round';
  switch (plan.look.bezel.kind) {
    case 'fluted':
      return round ? fluted(plan, accent) : stepped(plan, accent);
    case 'coin_edge':
      return round ? coinEdge(plan, accent) : stepped(plan, accent);
    case 'stepped':
      return stepped(plan, accent);
    case 'dive':
    case 'gmt_24h':
    case 'tachymeter':
      return round ? withInsert(plan) : domed(plan, accent);
    case 'octagonal_screws':
      return octagonal(plan, accent);
    case 'porthole':
      return porthole(plan, accent);
    case 'screws': {
      const edge = edges(plan);
      const insert = plan.look.bezel.insert?.[0];
      const ramp = insert ? rampOf(pigments[insert], 0.7) : accent;
      return (
        band(edge(0), edge(0.16), ramp, 'polished', 52) +
        band(edge(0.16), edge(0.9), ramp, 'brushed', 3, 0.04) +
        path(polygon(edge(0.16)), brushLines(plan.sheet, 'screws', 90, 0.16)) +
        band(edge(0.88), edge(1), ramp, 'polished', -46) +
        screwHeads(plan, accent, round ? 6 : 8, round ? 0 : 22.5, 0.5, 0.019 * w)
      );
    }
    case 'engraved':
      return engraved(plan, accent);
    case 'gem_set':
      return gemSet(plan, accent);
    default:
      return domed(plan, accent);
  }
}
