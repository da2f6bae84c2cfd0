import { darken, lighten, rampOf, toneOf } from '../base/color';
import { pigments } from '../base/pigments';
import { line, num, path, rect } from '../base/svg';
import { grain, pebbles, specks, weave } from '../base/textures';
import { type Bend, first, last, strapOutline } from './bend';
import type { WatchPlan } from './plan';

/** Horn scales: large squares in the middle, small rounds at the sides, denser to the horizon. */
function scales(plan: WatchPlan, bend: Bend, color: string): string {
  const chance = plan.chance(`scales ${bend.side}`);
  const bounds = [-1, -0.78, -0.52, -0.18, 0.18, 0.52, 0.78, 1];
  let out = '';
  for (let column = 0; column < bounds.length - 1; column++) {
    const middle = Math.abs((bounds[column] ?? 0) + (bounds[column + 1] ?? 0)) / 2;
    const step = middle < 0.1 ? 8.4 : middle < 0.4 ? 7 : middle < 0.7 ? 5 : 4;
    let angle = first - chance.between(0, step);
    while (angle < last) {
      const to = angle + step * chance.between(0.85, 1.15);
      const y0 = bend.y(Math.max(first, angle)) + 0.9 * bend.side;
      const y1 = bend.y(Math.min(last, to)) - 0.9 * bend.side;
      const h = bend.half((angle + to) / 2);
      const x0 = (bounds[column] ?? 0) * h + 1.3;
      const x1 = (bounds[column + 1] ?? 0) * h - 1.3;
      const [top, bottom] = y0 < y1 ? [y0, y1] : [y1, y0];
      if (bottom - top > 1) {
        const fill = plan.sheet.over([
          [0, lighten(color, 0.24)],
          [0.22, lighten(color, 0.07)],
          [0.7, color],
          [1, darken(color, 0.4)],
        ]);
        out += rect(x0, top, x1 - x0, bottom - top, fill, {
          rx: Math.min(5.5, (bottom - top) * 0.34),
        });
      }
      angle = to;
    }
  }
  return out;
}

/** Saddle stitches along both edges; foreshortened with the strap. */
function stitches(bend: Bend, color: string, inset: number): string {
  let d = '';
  for (let angle = first + 2; angle < last - 2; angle += 3.2) {
    for (const side of [-1, 1]) {
      const x = (a: number) => side * (bend.half(a) - inset);
      d += `M${num(x(angle))} ${num(bend.y(angle))}L${num(x(angle + 2))} ${num(bend.y(angle + 2))}`;
    }
  }
  return (
    line(d, '#000', 3.2, {
      opacity: 0.35,
      transform: 'translate(.8 1)',
      'stroke-linecap': 'round',
    }) + line(d, color, 2.4, { 'stroke-linecap': 'round' })
  );
}

export function strap(plan: WatchPlan, bend: Bend): string {
  const { look, sheet } = plan;
  const color = pigments[look.strap.colour ?? 'black'];
  const outline = strapOutline(plan, bend.side);
  const ramp = rampOf(color);
  const chance = plan.chance('stitch');
  const contrast = chance.when(0.3);
  const thread = contrast ? '#e9e2d2' : lighten(color, 0.3);
  let body = path(outline, toneOf(ramp, 0.42));
  switch (look.strap.kind) {
    case 'alligator':
      body =
        path(outline, darken(color, 0.62)) +
        sheet.clipped(outline, scales(plan, bend, color)) +
        stitches(bend, thread, 8);
      break;
    case 'calf':
    case 'leather':
      body +=
        path(
          outline,
          chance.when(0.5) ? pebbles(sheet, plan.seed, 4.8) : grain(sheet, plan.seed, 4.4),
        ) + stitches(bend, thread, 9);
      break;
    case 'textile':
      body += path(outline, weave(sheet, 6, 0.32)) + stitches(bend, lighten(color, 0.2), 7);
      break;
    case 'satin':
      body +=
        path(
          outline,
          sheet.linear(
            [-bend.half(first), 0],
            [bend.half(first), bend.depth * 0.4],
            [
              [0, '#fff', 0.25],
              [0.3, '#fff', 0.05],
              [0.5, '#fff', 0.3],
              [0.8, '#000', 0.1],
              [1, '#000', 0.25],
            ],
          ),
        ) + path(outline, weave(sheet, 2, 0.08, 45));
      break;
    default: {
      body += path(outline, specks(sheet, plan.seed, 0.5, 0.08));
      const groove = Array.from({ length: 24 }, (_, index) => {
        const angle = first + ((last - first) * index) / 23;
        return [bend.half(angle) * 0.42, bend.y(angle)] as const;
      });
      const left = groove.map(([x, y]) => [-x, y] as const);
      for (const side of [groove, left]) {
        const d = `M${side.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
        body +=
          line(d, '#000', 5, { opacity: 0.5 }) +
          line(d, '#fff', 1.4, { opacity: 0.25, transform: 'translate(3 0)' });
      }
    }
  }
  if (['alligator', 'calf', 'leather'].includes(look.strap.kind)) {
    // Padded: swells along the middle.
    const wide = bend.half(first);
    body += path(
      outline,
      sheet.linear(
        [-wide, 0],
        [wide, 0],
        [
          [0, '#000', 0.3],
          [0.12, '#000', 0],
          [0.34, '#fff', 0.2],
          [0.6, '#fff', 0],
          [1, '#000', 0.25],
        ],
      ),
    );
  }
  return body;
}
