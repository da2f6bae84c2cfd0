import { type Ramp, toneOf } from '../base/color';
import { letters, lettersOnArc } from '../base/lettering';
import { pigments } from '../base/pigments';
import { band } from '../base/relief';
import { outlineOf, pointAt, scaled } from '../base/shape';
import { type Point, path, polygon } from '../base/svg';
import { brushLines } from '../base/textures';
import { brilliant } from '../jewelry/brilliant';
import { edges, radiusAt, screwHeads } from './bezel-parts';
import { slant } from './case';
import type { WatchPlan } from './plan';

export function octagonal(plan: WatchPlan, ramp: Ramp): string {
  const { sheet, width: w } = plan;
  const edge = edges(plan);
  const top = edge(0.14);
  return (
    band(edge(0), top, ramp, 'polished', 50) +
    band(top, scaled(top, 0.7), ramp, 'brushed', 0, 0.02) +
    path(polygon(top), brushLines(sheet, 'octagon', true, 0.2)) +
    path(polygon(top), slant(plan)) +
    band(
      outlineOf('round', plan.glass.width * 1.05, plan.glass.height * 1.05),
      outlineOf('round', plan.glass.width, plan.glass.height),
      ramp,
      'polished',
      -50,
    ) +
    screwHeads(plan, ramp, 8, 22.5, 0.5, 0.021 * w)
  );
}

export function porthole(plan: WatchPlan, ramp: Ramp): string {
  const { sheet } = plan;
  const edge = edges(plan);
  const top = edge(0.3);
  return (
    band(edge(0), edge(0.14), ramp, 'polished', 58) +
    band(edge(0.14), top, ramp, 'polished', 32) +
    band(top, edge(0.9), ramp, 'brushed', 4) +
    sheet.clipped(
      polygon(top) + polygon([...edge(0.9)].reverse()),
      path(polygon(top), brushLines(sheet, 'porthole', false, 0.18)),
      true,
    ) +
    band(edge(0.9), edge(1), ramp, 'polished', -46)
  );
}

export function gemSet(plan: WatchPlan, ramp: Ramp): string {
  const { sheet, look: watch } = plan;
  const edge = edges(plan);
  let out =
    band(edge(0), edge(0.16), ramp, 'polished', 54) +
    band(edge(0.16), edge(0.88), ramp, 'polished', 4, -0.14);
  const track = outlineOf(
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

export function engraved(plan: WatchPlan, ramp: Ramp): string {
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
