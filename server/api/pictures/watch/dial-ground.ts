import { darken, lighten, mix, toneOf } from '../base/color';
import { fanTone } from '../base/light';
import { fan } from '../base/relief';
import { ellipse, group, line, num, path, polygon, rect } from '../base/svg';
import { specks, waffle } from '../base/textures';
import { movement } from './movement';
import type { WatchPlan } from './plan';

/** Rays that brighten towards the lamp and opposite to it, with the fine grain of the brush. */
function sunburst(plan: WatchPlan, r: number, strength: number): string {
  const chance = plan.chance('sunburst');
  const twist = chance.between(-14, 14);
  const base = plan.isDialDark ? 0.47 : 0.6;
  return fan(0, 0, r, 0, 180, (degrees) =>
    toneOf(plan.dialRamp, base + fanTone(degrees, strength, twist) + chance.between(-0.02, 0.02)),
  );
}

function lacquer(plan: WatchPlan, r: number): string {
  const { sheet, dialColour: color } = plan;
  const glow = sheet.radial([-0.35 * r, -0.45 * r], 1.7 * r, [
    [0, lighten(color, plan.isDialDark ? 0.2 : 0.45)],
    [0.5, color],
    [1, darken(color, plan.isDialDark ? 0.5 : 0.14)],
  ]);
  return ellipse(0, 0, r, r, glow);
}

function fume(plan: WatchPlan, r: number): string {
  const { sheet, dialColour: color } = plan;
  return (
    sunburst(plan, r, 0.2) +
    ellipse(
      0,
      0,
      r,
      r,
      sheet.radial([0, 0], r, [
        [0, lighten(color, 0.2), 0.35],
        [0.5, darken(color, 0.3), 0.15],
        [0.8, darken(color, 0.75), 0.6],
        [1, darken(color, 0.92), 0.92],
      ]),
    )
  );
}

/** Engine turning: waves that swirl out of the centre. */
function guilloche(plan: WatchPlan, r: number): string {
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

function striped(plan: WatchPlan, r: number, waved: boolean): string {
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
function meteorite(plan: WatchPlan, r: number): string {
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

function nacre(plan: WatchPlan, r: number): string {
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

/** The plate of the dial, clipped to the opening by the caller. */
function plate(plan: WatchPlan, r: number): string {
  const { look, sheet, dialColour } = plan;
  const cover = (fill: string, opacity?: number) => rect(-r, -r, 2 * r, 2 * r, fill, { opacity });
  if (look.dial.colour === 'mother_of_pearl' && look.dial.finish !== 'skeleton')
    return nacre(plan, r);
  switch (look.dial.finish) {
    case 'sunburst':
      return sunburst(plan, r, plan.isDialDark ? 0.34 : 0.24);
    case 'matte':
      return (
        ellipse(
          0,
          0,
          r,
          r,
          sheet.radial([-0.3 * r, -0.4 * r], 1.8 * r, [
            [0, lighten(dialColour, 0.09)],
            [1, darken(dialColour, 0.2)],
          ]),
        ) + cover(specks(sheet, plan.seed, 0.5, 0.06))
      );
    case 'grained':
      return lacquer(plan, r) + cover(specks(sheet, plan.seed, 0.9, plan.isDialDark ? 0.2 : 0.14));
    case 'enamel':
      return (
        lacquer(plan, r) +
        ellipse(
          -0.1 * r,
          -0.16 * r,
          0.8 * r,
          0.76 * r,
          sheet.radial([-0.3 * r, -0.4 * r], r, [
            [0, '#ffffff', 0.35],
            [1, '#ffffff', 0],
          ]),
        )
      );
    case 'fume':
      return fume(plan, r);
    case 'guilloche':
      return guilloche(plan, r);
    case 'tapisserie': {
      const size = r * plan.chance('tapisserie').pick([0.062, 0.085] as const);
      return sunburst(plan, r, 0.2) + cover(waffle(sheet, size, plan.isDialDark ? 0.55 : 0.3));
    }
    case 'horizontal_lines':
      return striped(plan, r, false);
    case 'waves':
      return striped(plan, r, true);
    case 'meteorite':
      return meteorite(plan, r);
    case 'skeleton':
      return ellipse(0, 0, r, r, '#15161a') + movement(plan, r * 0.99, 'dial');
    default:
      return lacquer(plan, r);
  }
}

/** The dial's ground in its opening, with the shade that the bezel throws on it. */
export function dialGround(plan: WatchPlan): string {
  const { dial, openingForm, sheet, dialColour, look } = plan;
  const points = plan.outline(
    openingForm === 'octagon' ? 'round' : openingForm,
    dial.width,
    dial.height,
  );
  const shape = polygon(points);
  const r = Math.hypot(dial.width, dial.height) / 2;
  const round = openingForm === 'round' || openingForm === 'octagon';
  const body =
    rect(-r, -r, 2 * r, 2 * r, dialColour) +
    plate(plan, round || look.dial.finish === 'skeleton' ? dial.width / 2 + 1 : r);
  const shade = sheet.linear(
    [-dial.width * 0.36, -dial.height * 0.36],
    [-dial.width * 0.2, -dial.height * 0.2],
    [
      [0, '#000', 0.4],
      [1, '#000', 0],
    ],
  );
  const rim =
    path(shape + polygon(points.map(([x, y]) => [x * 0.985 + 4, y * 0.985 + 5] as const)), '#000', {
      'fill-rule': 'evenodd',
      opacity: 0.3,
    }) + (round ? '' : path(shape, shade, { opacity: 0.25 }));
  return sheet.clipped(shape, body + rim);
}
