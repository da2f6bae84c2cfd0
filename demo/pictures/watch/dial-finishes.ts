import { darken, lighten, mix } from '../base/color';
import { ellipse, group, line, num, rect } from '../base/svg';
import { lacquer, sunburst } from './dial-light';
import type { WatchPlan } from './plan';

/** Engine turning: waves that swirl out of the centre. */
export function guilloche(plan: WatchPlan, r: number): string {
  const chance = plan.chance('guilloche');
  const rays = chance.pick([36, 48, 60] as const);
  const waves = chance.between(2.2, 5);
  const swing = chance.between(3, 7);
  let d = '';
  for (let ray = 0; ray < rays; ray++) {
    const start = (ray * 360) / rays;
    for (let step = 0; step <= 24; step++) {
      const share = 0.06 + (0.94 * step) / 24;
      const a = ((start + swing * Math.sin(share * waves * 2 * Math.PI)) * Math.PI) / 180;
      d += `${step ? 'L' : 'M'}${num(share * r * Math.cos(a))} ${num(share * r * Math.sin(a))}`;
    }
  }
  let rings = '';
  for (let ring = 1; ring <= 26; ring++)
    rings += `M${num(-(ring * r) / 26)} 0a${num((ring * r) / 26)} ${num((ring * r) / 26)} 0 1 0 ${num((2 * ring * r) / 26)} 0a${num((ring * r) / 26)} ${num((ring * r) / 26)} 0 1 0 ${num((-2 * ring * r) / 26)} 0`;
  const dark = plan.isDialDark;
  return (
    sunburst(plan, r, 0.24) +
    line(rings, '#000', 0.7, { opacity: dark ? 0.28 : 0.1 }) +
    group('translate(.7 .8)', line(d, '#000', 1.1, { opacity: dark ? 0.5 : 0.24 })) +
    line(d, lighten(plan.dialColour, dark ? 0.4 : 0.8), 0.9, { opacity: dark ? 0.5 : 0.75 })
  );
}

export function striped(plan: WatchPlan, r: number, waved: boolean): string {
  const gap = waved ? r * 0.12 : r * 0.095;
  const dark = plan.isDialDark;
  let out = '';
  for (let y = -r; y < r; y += gap) {
    if (waved) {
      let d = '';
      for (let x = -r; x <= r; x += r / 20) {
        const height = y + gap * 0.34 * Math.sin((x / r) * 11);
        d += `${x === -r ? 'M' : 'L'}${num(x)} ${num(height)}`;
      }
      out += group('translate(0 1.6)', line(d, '#000', gap * 0.24, { opacity: dark ? 0.4 : 0.13 }));
      out += line(d, lighten(plan.dialColour, 0.5), gap * 0.14, { opacity: dark ? 0.42 : 0.8 });
    } else {
      out += rect(-r, y, 2 * r, gap * 0.2, '#000', { opacity: dark ? 0.5 : 0.16 });
      out += rect(-r, y + gap * 0.2, 2 * r, gap * 0.08, '#fff', { opacity: dark ? 0.3 : 0.7 });
    }
  }
  return sunburst(plan, r, 0.26) + out;
}

/** Widmanstaetten bands: crystals of iron in three directions. */
export function meteorite(plan: WatchPlan, r: number): string {
  const chance = plan.chance('meteorite');
  let out = lacquer(plan, r);
  for (let index = 0; index < 150; index++) {
    const turn = chance.pick([12, 72, 132] as const) + chance.between(-3, 3);
    const x = chance.between(-r, r);
    const y = chance.between(-r, r);
    const light = chance.when(0.55);
    out += rect(
      x,
      y,
      chance.between(0.2, 0.9) * r,
      chance.between(0.012, 0.05) * r,
      light ? '#ffffff' : '#20242a',
      {
        opacity: chance.between(0.05, light ? 0.28 : 0.2),
        transform: `rotate(${turn} ${num(x)} ${num(y)})`,
      },
    );
  }
  return out;
}

export function nacre(plan: WatchPlan, r: number): string {
  const { sheet } = plan;
  const chance = plan.chance('nacre');
  const tints = ['#f6d9de', '#d5e8e4', '#dcdcf2', '#f7efdc', '#ffffff', '#cfe3ee'] as const;
  let out = ellipse(0, 0, r, r, mix(plan.dialColour, '#efeeec', 0.4));
  for (let index = 0; index < 34; index++) {
    const x = chance.between(-1, 1) * r;
    const y = chance.between(-1, 1) * r;
    const size = chance.between(0.25, 0.75) * r;
    const tint = chance.pick(tints);
    out += ellipse(
      x,
      y,
      size,
      size * chance.between(0.25, 0.5),
      sheet.radial(
        [0, 0],
        1,
        [
          [0, tint, 0.75],
          [1, tint, 0],
        ],
        { gradientUnits: 'objectBoundingBox', cx: 0.5, cy: 0.5, r: 0.5 },
      ),
      {
        transform: `rotate(${num(chance.between(-60, 60))} ${num(x)} ${num(y)})`,
      },
    );
  }
  return out;
}

/** Aventurine: a deep ground full of small sparks; pale stones show clouds instead. */
export function natural(plan: WatchPlan, r: number): string {
  const chance = plan.chance('stone');
  const color = plan.dialColour;
  let out = lacquer(plan, r);
  if (plan.isDialDark) {
    for (let spark = 0; spark < 520; spark++) {
      const [x, y] = [chance.between(-r, r), chance.between(-r, r)];
      const size = chance.between(0.003, 0.0095) * r;
      out += rect(x, y, size, size, chance.when(0.75) ? lighten(color, 0.62) : '#f3e3b4', {
        opacity: chance.between(0.25, 0.95),
      });
    }
    return out;
  }
  for (let vein = 0; vein < 26; vein++) {
    const [x, y] = [chance.between(-r, r), chance.between(-r, r)];
    const d = `M${num(x)} ${num(y)}q${num(chance.between(-0.3, 0.3) * r)} ${num(0.1 * r)} ${num(chance.between(-0.5, 0.5) * r)} ${num(chance.between(0.1, 0.5) * r)}`;
    out += line(
      d,
      chance.when(0.5) ? lighten(color, 0.5) : darken(color, 0.45),
      chance.between(0.006, 0.03) * r,
      { opacity: 0.35 },
    );
  }
  return out;
}
