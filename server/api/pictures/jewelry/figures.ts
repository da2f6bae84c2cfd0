import type { JewelryMotif } from '../../db/seed/catalogue/look-jewelry';
import { darken, toneOf, type Ramp } from '../base/color';
import { band } from '../base/relief';
import { at, scaled } from '../base/shape';
import {
  circle,
  ellipse,
  group,
  line,
  num,
  path,
  polygon,
  polyline,
  rect,
  type Point,
} from '../base/svg';
import { brilliant } from './brilliant';
import { girdlePoints } from './outlines';
import { mainGem, type JewelPlan } from './plan';
import { gemstone, pearl } from './stone';

const tau = Math.PI * 2;

/** Outline by reach around the origin. */
const polar = (reach: (a: number) => number, count = 144): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const a = (index * tau) / count;
    const r = reach(a);
    return [r * Math.cos(a), r * Math.sin(a)] as const;
  });

/** Reach of several equal circles that overlap in the middle. */
const lobes =
  (count: number, distance: number, r: number, turn = 0) =>
  (a: number): number => {
    let best = 0;
    for (let index = 0; index < count; index++) {
      const c = turn + (index * tau) / count;
      const along = distance * Math.cos(a - c);
      const off = distance * Math.sin(a - c);
      if (Math.abs(off) < r) best = Math.max(best, along + Math.sqrt(r * r - off * off));
    }
    return best;
  };

/** A raised plate with a bevelled edge; filled with an inlay where the jewel has one, else metal. */
function plate(
  plan: JewelPlan,
  points: readonly Point[],
  edge = 0.14,
  beads = false,
  inlay?: string | null,
): string {
  const inner = scaled(points, 1 - edge);
  const { sheet, metal } = plan;
  const shape = polygon(inner);
  const xs = points.map(([x]) => Math.abs(x));
  const r = Math.max(...xs);
  const fill =
    inlay === undefined || inlay === null
      ? sheet.linear(
          [-r, -r],
          [r, r],
          [
            [0, toneOf(metal, 0.95)],
            [0.35, toneOf(metal, 0.66)],
            [0.6, toneOf(metal, 0.8)],
            [1, toneOf(metal, 0.4)],
          ],
        )
      : sheet.linear(
          [-r, -r],
          [r, r],
          [
            [0, toneOf([darken(inlay, 0.5), inlay, '#ffffff'], 0.74)],
            [0.4, inlay],
            [1, darken(inlay, 0.35)],
          ],
        );
  let out =
    band(points, inner, metal, 'polished', 48) +
    path(shape, fill, { stroke: toneOf(metal, 0.15), 'stroke-width': 0.8 });
  if (beads) {
    const track = scaled(points, 1 - edge / 2);
    for (let index = 0; index < track.length; index += 3) {
      const point = track[index];
      if (point)
        out += pearl(sheet, point[0], point[1], r * edge * 0.42, toneOf(metal, 0.6), false);
    }
  }
  return out;
}

/** Colour of the plate inside a figure: a flat stone, or none. */
function inlayOf(plan: JewelPlan): string | null {
  const gem = mainGem(plan);
  return gem && (gem.cut === 'inlay' || gem.cut === 'cabochon') ? (gem.color ?? '#ece9e4') : null;
}

/** Small brilliants strewn in rows inside an outline. */
export function paveInside(
  plan: JewelPlan,
  inside: (x: number, y: number) => boolean,
  r: number,
  size: number,
  from = -1.2,
): string {
  const color = plan.accent?.color ?? (plan.centre?.cut === 'round' ? plan.centre.color : null);
  let out = '';
  let index = 0;
  for (let y = from * r, row = 0; y < 1.2 * r; y += size * 1.78, row++)
    for (let x = -1.3 * r + (row % 2) * size; x < 1.3 * r; x += size * 2.06)
      if (inside(x, y)) out += brilliant(plan.sheet, x, y, size, color, index++);
  return out;
}

function clover(plan: JewelPlan, r: number): string {
  const points = scaled(polar(lobes(4, 0.5, 0.5)), r);
  const inlay = inlayOf(plan);
  const reach = lobes(4, 0.5, 0.5);
  const paved = inlay === null && plan.look.stones.length > 0;
  return (
    plate(plan, points, 0.13, true, inlay) +
    (paved
      ? paveInside(
          plan,
          (x, y) => Math.hypot(x, y) < (reach(Math.atan2(y, x)) * 0.83 - 0.05) * r,
          r,
          r * 0.075,
        )
      : '') +
    (inlay ? group('', path(polygon(scaled(points, 0.6)), '#fff', { opacity: 0.1 })) : '')
  );
}

function flower(plan: JewelPlan, r: number): string {
  let out = '';
  for (let petal = 0; petal < 5; petal++) {
    const shape = girdlePoints('pear', r * 0.66, r * 0.86)
      .map(([x, y]) => [x, -y] as const)
      .reverse();
    const body =
      plan.look.stones.length > 1
        ? plate(plan, shape, 0.1) +
          paveInside(
            plan,
            (x, y) => Math.hypot(x / 0.27, (y + 0.02 * r) / 0.36) < r * 0.9,
            r * 0.5,
            r * 0.055,
            -1.2,
          )
        : plate(plan, shape, 0.16, false, inlayOf(plan));
    out += group(`rotate(${petal * 72}) translate(0 ${num(-r * 0.5)}) rotate(180)`, body);
  }
  const gem = mainGem(plan);
  return (
    out +
    (gem && gem.cut !== 'inlay'
      ? gemstone(plan.sheet, gem, r * 0.42)
      : pearl(plan.sheet, 0, 0, r * 0.19, toneOf(plan.metal, 0.62), false))
  );
}

function butterfly(plan: JewelPlan, r: number): string {
  const wing = (w: number, h: number, turn: number, x: number, y: number) => {
    const shape = girdlePoints('pear', w, h);
    const body =
      plan.look.stones.length > 0
        ? plate(plan, shape, 0.1) +
          paveInside(
            plan,
            (px, py) => Math.hypot(px / (w * 0.4), (py - h * 0.1) / (h * 0.34)) < 1,
            r,
            r * 0.06,
          )
        : plate(plan, shape, 0.16, false, inlayOf(plan));
    return group(`translate(${num(x)} ${num(y)}) rotate(${turn})`, body);
  };
  return (
    wing(r * 0.62, r * 0.8, 236, -r * 0.48, r * 0.34) +
    wing(r * 0.62, r * 0.8, -236, r * 0.48, r * 0.34) +
    wing(r * 0.8, r * 1.16, 128, -r * 0.55, -r * 0.26) +
    wing(r * 0.8, r * 1.16, -128, r * 0.55, -r * 0.26) +
    line(
      `M0 ${num(-r * 0.3)}Q${num(-r * 0.1)} ${num(-r * 0.7)} ${num(-r * 0.3)} ${num(-r * 0.86)}M0 ${num(-r * 0.3)}Q${num(r * 0.1)} ${num(-r * 0.7)} ${num(r * 0.3)} ${num(-r * 0.86)}`,
      toneOf(plan.metal, 0.6),
      r * 0.03,
    ) +
    [0, 1, 2, 3, 4]
      .map((step) =>
        pearl(
          plan.sheet,
          0,
          (-0.3 + step * 0.19) * r,
          r * (0.13 - step * 0.014),
          toneOf(plan.metal, 0.66),
          false,
        ),
      )
      .join('')
  );
}

function fanFigure(plan: JewelPlan, r: number): string {
  const { metal } = plan;
  const inlay = inlayOf(plan) ?? toneOf(metal, 0.72);
  let out = '';
  const blades = 5;
  const blade = (index: number): Point[] => {
    const from = 200 + (index * 140) / blades;
    const to = 200 + ((index + 1) * 140) / blades;
    const mid = (from + to) / 2;
    return [
      at(0, 0.72 * r, 0.12 * r, mid),
      at(0, 0.72 * r, 1.36 * r, from + 2),
      ...[0.2, 0.4, 0.6, 0.8].map((t) =>
        at(
          0,
          0.72 * r,
          1.36 * r + Math.sin(t * Math.PI) * 0.12 * r,
          from + 2 + (to - from - 4) * t,
        ),
      ),
      at(0, 0.72 * r, 1.36 * r, to - 2),
    ];
  };
  const whole = Array.from({ length: blades }, (_, index) => blade(index).slice(1)).flat();
  out += path(polygon([[0, 0.86 * r], ...whole]), toneOf(metal, 0.5), {
    stroke: toneOf(metal, 0.85),
    'stroke-width': r * 0.09,
    'stroke-linejoin': 'round',
  });
  out += line(polygon([[0, 0.86 * r], ...whole]), toneOf(metal, 0.25), r * 0.015, {
    'stroke-linejoin': 'round',
  });
  for (let index = 0; index < blades; index++) {
    const paved = plan.look.stones.length > 0 && (index % 2 === 1 || inlayOf(plan) === null);
    const points = blade(index);
    out += path(polygon(points), paved ? toneOf(metal, 0.4) : inlay, {
      stroke: toneOf(metal, 0.8),
      'stroke-width': r * 0.035,
      'stroke-linejoin': 'round',
    });
    if (paved) {
      const mid = 200 + ((index + 0.5) * 140) / blades;
      for (let step = 0; step < 9; step++) {
        const [x, y] = at(0, 0.72 * r, (0.34 + step * 0.125) * r, mid);
        out += brilliant(
          plan.sheet,
          x,
          y,
          r * (0.026 + step * 0.0055),
          plan.accent?.color ?? null,
          step + index,
        );
      }
    }
  }
  return out + pearl(plan.sheet, 0, 0.8 * r, r * 0.1, toneOf(metal, 0.65), false);
}

function rays(plan: JewelPlan, r: number): string {
  let out = '';
  for (let ray = 0; ray < 24; ray++) {
    const long = ray % 2 === 0;
    const half = r * (long ? 0.085 : 0.06);
    const tip = r * (long ? 1 : 0.78);
    const body =
      path(
        polygon([
          [-half, 0],
          [0, -tip],
          [0, 0],
        ]),
        toneOf(plan.metal, 0.84 - 0.3 * Math.cos(((ray * 15 + 45) * Math.PI) / 180)),
      ) +
      path(
        polygon([
          [half, 0],
          [0, -tip],
          [0, 0],
        ]),
        toneOf(plan.metal, 0.42 - 0.25 * Math.cos(((ray * 15 - 135) * Math.PI) / 180)),
      );
    out += group(
      `rotate(${ray * 15})`,
      body +
        (long && plan.look.stones.length > 0
          ? brilliant(plan.sheet, 0, -r * 0.62, r * 0.05, plan.accent?.color ?? null, ray)
          : ''),
    );
  }
  const gem = mainGem(plan);
  return (
    out +
    plate(
      plan,
      scaled(
        polar(() => 1),
        r * 0.4,
      ),
      0.16,
      true,
      inlayOf(plan),
    ) +
    (gem && gem.cut !== 'inlay' ? gemstone(plan.sheet, gem, r * 0.52) : '')
  );
}

function bee(plan: JewelPlan, r: number): string {
  const { metal, sheet } = plan;
  const wing = (turn: number) =>
    group(
      `rotate(${turn}) translate(0 ${num(-r * 0.62)})`,
      plate(
        plan,
        girdlePoints('pear', r * 0.44, r * 0.92)
          .map(([x, y]) => [x, -y] as const)
          .reverse(),
        0.12,
      ) +
        paveInside(
          plan,
          (x, y) => Math.hypot(x / 0.17, (y + r * 0.06) / 0.34) < r,
          r * 0.5,
          r * 0.05,
        ),
    );
  let out = wing(-62) + wing(62) + wing(-106) + wing(106);
  const body = girdlePoints('marquise', r * 0.62, r * 1.3).map(
    ([x, y]) => [x, y + r * 0.3] as const,
  );
  out += path(
    polygon(body),
    sheet.linear(
      [-r * 0.3, 0],
      [r * 0.3, 0],
      [
        [0, toneOf(metal, 0.3)],
        [0.3, toneOf(metal, 0.98)],
        [0.7, toneOf(metal, 0.5)],
        [1, toneOf(metal, 0.15)],
      ],
    ),
  );
  for (const y of [0.12, 0.32, 0.52])
    out += line(
      `M${num(-r * 0.27)} ${num(y * r)}Q0 ${num((y + 0.12) * r)} ${num(r * 0.27)} ${num(y * r)}`,
      '#191614',
      r * 0.07,
    );
  return (
    out +
    pearl(sheet, 0, -r * 0.36, r * 0.2, toneOf(metal, 0.6), false) +
    pearl(sheet, -r * 0.11, -r * 0.46, r * 0.055, mainGem(plan)?.color ?? '#18181a', false) +
    pearl(sheet, r * 0.11, -r * 0.46, r * 0.055, mainGem(plan)?.color ?? '#18181a', false)
  );
}

function knot(plan: JewelPlan, r: number): string {
  const points = Array.from({ length: 121 }, (_, step): Point => {
    const t = (step * tau) / 120;
    return [
      ((Math.sin(t) + 2 * Math.sin(2 * t)) * r) / 3.1,
      ((Math.cos(t) - 2 * Math.cos(2 * t)) * r) / 3.1,
    ];
  });
  let out = '';
  // Over and under: three arcs drawn again where the cord passes above.
  for (const [from, to] of [
    [0, 121],
    [8, 24],
    [48, 64],
    [88, 104],
  ] as const) {
    const d = polyline(points.slice(from, to));
    out +=
      line(d, toneOf(plan.metal, 0.08), r * 0.25) +
      line(d, toneOf(plan.metal, 0.45), r * 0.2) +
      line(d, toneOf(plan.metal, 0.72), r * 0.13) +
      line(d, toneOf(plan.metal, 1), r * 0.045, {
        transform: `translate(${num(-r * 0.03)} ${num(-r * 0.03)})`,
      });
  }
  return out;
}

function cross(plan: JewelPlan, r: number): string {
  const w = r * 0.2;
  const shape: Point[] = [
    [w, -r],
    [w, -r * 0.42],
    [r * 0.68, -r * 0.42],
    [r * 0.68, -r * 0.02],
    [w, -r * 0.02],
    [w, r],
    [-w, r],
    [-w, -r * 0.02],
    [-r * 0.68, -r * 0.02],
    [-r * 0.68, -r * 0.42],
    [-w, -r * 0.42],
    [-w, -r],
  ];
  let out = path(
    polygon(shape),
    plan.sheet.linear(
      [-r, -r],
      [r, r],
      [
        [0, toneOf(plan.metal, 1)],
        [0.4, toneOf(plan.metal, 0.5)],
        [0.6, toneOf(plan.metal, 0.8)],
        [1, toneOf(plan.metal, 0.25)],
      ],
    ),
    { stroke: toneOf(plan.metal, 0.3), 'stroke-width': r * 0.02, 'stroke-linejoin': 'round' },
  );
  if (plan.look.stones.length > 0) {
    const color = mainGem(plan)?.color ?? null;
    const s = r * 0.135;
    [-0.84, -0.53, -0.22, 0.1, 0.42, 0.74].forEach(
      (y, index) => (out += brilliant(plan.sheet, 0, y * r, s, color, index)),
    );
    [-0.5, 0.5].forEach(
      (x, index) => (out += brilliant(plan.sheet, x * r, -0.22 * r, s, color, index)),
    );
  }
  return out;
}

function movingStones(plan: JewelPlan, r: number): string {
  const { sheet, metal } = plan;
  const chance = plan.chance('moving');
  let out =
    plate(
      plan,
      scaled(
        polar(() => 1),
        r,
      ),
      0.12,
    ) +
    circle(
      0,
      0,
      r * 0.86,
      sheet.radial([-r * 0.3, -r * 0.3], r * 1.4, [
        [0, '#fdfcfa'],
        [0.6, '#e4e2df'],
        [1, '#bab8b5'],
      ]),
    );
  for (let stone = 0; stone < 5; stone++) {
    const [x, y] = at(0, 0, r * chance.between(0.2, 0.62), stone * 72 + chance.between(-20, 20));
    out +=
      circle(x + 2, y + 3, r * 0.15, '#000', { opacity: 0.25 }) +
      brilliant(sheet, x, y, r * 0.12, mainGem(plan)?.color ?? null, stone, metal);
  }
  return (
    out +
    ellipse(-r * 0.25, -r * 0.35, r * 0.5, r * 0.32, '#fff', {
      opacity: 0.35,
      transform: 'rotate(-35)',
    })
  );
}

function crown(plan: JewelPlan, r: number): string {
  const shape: Point[] = [
    [-r * 0.9, -r * 0.36],
    [-r * 0.5, r * 0.02],
    [-r * 0.45, -r * 0.62],
    [-r * 0.12, -r * 0.02],
    [0, -r * 0.82],
    [r * 0.12, -r * 0.02],
    [r * 0.45, -r * 0.62],
    [r * 0.5, r * 0.02],
    [r * 0.9, -r * 0.36],
    [r * 0.7, r * 0.5],
    [-r * 0.7, r * 0.5],
  ];
  let out = path(
    polygon(shape),
    plan.sheet.linear(
      [-r, -r],
      [r, r],
      [
        [0, toneOf(plan.metal, 0.95)],
        [0.45, toneOf(plan.metal, 0.6)],
        [1, toneOf(plan.metal, 0.3)],
      ],
    ),
    { stroke: toneOf(plan.metal, 0.2), 'stroke-width': r * 0.02, 'stroke-linejoin': 'round' },
  );
  out += path(
    `M${num(-r * 0.72)} ${num(r * 0.44)}Q0 ${num(r * 0.58)} ${num(r * 0.72)} ${num(r * 0.44)}V${num(r * 0.68)}Q0 ${num(r * 0.84)} ${num(-r * 0.72)} ${num(r * 0.68)}Z`,
    toneOf(plan.metal, 0.72),
    { stroke: toneOf(plan.metal, 0.2), 'stroke-width': r * 0.015 },
  );
  for (let index = 0; index < 7; index++)
    out += brilliant(
      plan.sheet,
      (-0.57 + index * 0.19) * r,
      r * (0.64 - 0.09 * ((index - 3) / 3) ** 2),
      r * 0.075,
      plan.accent?.color ?? null,
      index,
    );
  for (const [x, y] of [
    [-0.9, -0.4],
    [-0.45, -0.66],
    [0, -0.88],
    [0.45, -0.66],
    [0.9, -0.4],
  ] as const)
    out += pearl(plan.sheet, x * r, y * r, r * 0.1, '#f2ece1');
  return out;
}

function feather(plan: JewelPlan, r: number): string {
  let out = '';
  const spine = (t: number): Point => [Math.sin(t * 2.2) * r * 0.3 - r * 0.2, (t * 2 - 1) * r];
  for (let step = 0; step < 22; step++) {
    const t = step / 22;
    const [x, y] = spine(t);
    const length = r * (0.16 + 0.5 * Math.sin(Math.PI * (0.12 + t * 0.74)));
    for (const side of [-1, 1]) {
      const d = `M${num(x)} ${num(y)}Q${num(x + side * length * 0.55)} ${num(y - r * 0.02)} ${num(x + side * length)} ${num(y - r * 0.26)}`;
      out +=
        line(d, toneOf(plan.metal, side < 0 ? 0.3 : 0.15), r * 0.075, {
          'stroke-linecap': 'round',
        }) +
        line(d, toneOf(plan.metal, (side < 0 ? 0.9 : 0.55) - (step % 3) * 0.07), r * 0.052, {
          'stroke-linecap': 'round',
        });
    }
  }
  const line2 = polyline(Array.from({ length: 20 }, (_, step) => spine(step / 19)));
  out +=
    line(line2, toneOf(plan.metal, 0.2), r * 0.07) +
    line(line2, toneOf(plan.metal, 0.95), r * 0.045);
  if (plan.look.stones.length > 0)
    for (let step = 2; step < 19; step++) {
      const [x, y] = spine(step / 19);
      out += brilliant(plan.sheet, x, y, r * 0.05, mainGem(plan)?.color ?? null, step);
    }
  return out;
}

function serpentHead(plan: JewelPlan, r: number): string {
  const { sheet, metal } = plan;
  const shape = girdlePoints('pear', r * 1.15, r * 1.7)
    .map(([x, y]) => [x, -y] as const)
    .reverse();
  const d = polygon(shape);
  let scalesOut = '';
  for (let row = 0; row < 9; row++)
    for (let column = -4; column <= 4; column++) {
      const x = (column + (row % 2) / 2) * r * 0.22;
      const y = -r * 0.85 + row * r * 0.2;
      scalesOut += path(
        `M${num(x)} ${num(y - r * 0.13)}L${num(x + r * 0.11)} ${num(y)}L${num(x)} ${num(y + r * 0.15)}L${num(x - r * 0.11)} ${num(y)}Z`,
        'none',
        { stroke: toneOf(metal, 0.08), 'stroke-width': r * 0.022, opacity: 0.7 },
      );
      if (plan.look.stones.length > 1 && (row + column) % 3 === 0)
        scalesOut += brilliant(
          sheet,
          x,
          y,
          r * 0.055,
          plan.accent?.color ?? null,
          row + column + 9,
        );
    }
  const eye = mainGem(plan)?.color ?? '#14704c';
  return (
    path(
      d,
      sheet.radial([-r * 0.25, -r * 0.35], r * 1.4, [
        [0, toneOf(metal, 1)],
        [0.45, toneOf(metal, 0.6)],
        [1, toneOf(metal, 0.08)],
      ]),
    ) +
    sheet.clipped(d, scalesOut) +
    line(d, toneOf(metal, 0.2), r * 0.03) +
    [-1, 1]
      .map((side) =>
        group(
          `translate(${num(side * r * 0.34)} ${num(r * 0.12)}) rotate(${side * -24})`,
          ellipse(0, 0, r * 0.13, r * 0.2, toneOf(metal, 0.95)) +
            ellipse(0, 0, r * 0.1, r * 0.17, eye) +
            ellipse(-r * 0.03, -r * 0.06, r * 0.03, r * 0.05, '#fff', { opacity: 0.8 }),
        ),
      )
      .join('')
  );
}

function pantherHead(plan: JewelPlan, r: number): string {
  const { sheet, metal } = plan;
  const skull = polar((a) => 0.72 + 0.1 * Math.cos(2 * a) + 0.05 * Math.sin(a)).map(
    ([x, y]) => [x * r, y * r] as const,
  );
  const ear = (side: number) =>
    path(
      polygon([
        [side * r * 0.3, -r * 0.6],
        [side * r * 0.72, -r * 0.92],
        [side * r * 0.78, -r * 0.28],
      ]),
      toneOf(metal, side < 0 ? 0.9 : 0.45),
      { stroke: toneOf(metal, 0.2), 'stroke-width': r * 0.03, 'stroke-linejoin': 'round' },
    );
  const d = polygon(skull);
  const inside = (x: number, y: number) =>
    Math.hypot(x, y) < r * 0.66 && !(Math.abs(x) < r * 0.3 && y > r * 0.08);
  let spots = '';
  const chance = plan.chance('spots');
  for (let spot = 0; spot < 16; spot++) {
    const [x, y] = at(0, 0, r * chance.between(0.2, 0.62), chance.between(150, 390));
    spots += ellipse(x, y, r * 0.055, r * 0.04, '#141316', {
      transform: `rotate(${num(chance.between(0, 90))} ${num(x)} ${num(y)})`,
    });
  }
  const eye = plan.look.stones.map(({ stone }) => stone).includes('emerald')
    ? '#12804d'
    : (plan.sides[0]?.color ?? '#1c8a52');
  return (
    ear(-1) +
    ear(1) +
    path(
      d,
      sheet.radial([-r * 0.25, -r * 0.3], r * 1.2, [
        [0, toneOf(metal, 1)],
        [0.5, toneOf(metal, 0.62)],
        [1, toneOf(metal, 0.1)],
      ]),
    ) +
    (plan.look.stones.length > 0 ? paveInside(plan, inside, r, r * 0.05) : '') +
    spots +
    [-1, 1]
      .map((side) =>
        path(
          `M${num(side * r * 0.14)} ${num(r * 0.02)}Q${num(side * r * 0.3)} ${num(-r * 0.18)} ${num(side * r * 0.48)} ${num(-r * 0.08)}Q${num(side * r * 0.32)} ${num(r * 0.12)} ${num(side * r * 0.14)} ${num(r * 0.02)}Z`,
          eye,
          { stroke: toneOf(metal, 0.15), 'stroke-width': r * 0.03 },
        ),
      )
      .join('') +
    path(`M${num(-r * 0.16)} ${num(r * 0.26)}H${num(r * 0.16)}L0 ${num(r * 0.44)}Z`, '#151417', {
      'stroke-linejoin': 'round',
      stroke: '#151417',
      'stroke-width': r * 0.04,
    }) +
    line(
      `M0 ${num(r * 0.44)}V${num(r * 0.54)}M${num(-r * 0.2)} ${num(r * 0.6)}Q${num(-r * 0.1)} ${num(r * 0.62)} 0 ${num(r * 0.54)}Q${num(r * 0.1)} ${num(r * 0.62)} ${num(r * 0.2)} ${num(r * 0.6)}`,
      toneOf(metal, 0.1),
      r * 0.025,
    )
  );
}

function star(plan: JewelPlan, r: number): string {
  let out = '';
  for (let arm = 0; arm < 5; arm++) {
    const tip = at(0, 0, r, -90 + arm * 72);
    const left = at(0, 0, r * 0.42, -126 + arm * 72);
    const right = at(0, 0, r * 0.42, -54 + arm * 72);
    const tone = (side: number) =>
      0.56 - 0.38 * Math.sin(((-90 + arm * 72 + side * 90) * Math.PI) / 180 - 0.75);
    out +=
      path(polygon([[0, 0], tip, left]), toneOf(plan.metal, tone(-1))) +
      path(polygon([[0, 0], tip, right]), toneOf(plan.metal, tone(1)));
    if (plan.look.stones.length > 0)
      out += [0.3, 0.5, 0.68]
        .map((share, index) =>
          brilliant(
            plan.sheet,
            tip[0] * share,
            tip[1] * share,
            r * (0.1 - share * 0.07),
            plan.accent?.color ?? null,
            arm + index,
          ),
        )
        .join('');
  }
  const gem = mainGem(plan);
  return (
    out +
    (gem
      ? gemstone(plan.sheet, { ...gem, cut: gem.cut === 'inlay' ? 'cabochon' : 'round' }, r * 0.42)
      : '')
  );
}

function coil(plan: JewelPlan, r: number, rows: number, ramps: readonly Ramp[]): string {
  let out = '';
  const h = (1.7 * r) / rows;
  for (let row = 0; row < rows; row++) {
    const ramp = ramps[row % ramps.length] ?? plan.metal;
    const y = -0.85 * r + row * h;
    out += rect(
      -0.62 * r,
      y,
      1.24 * r,
      h * 0.94,
      plan.sheet.over([
        [0, toneOf(ramp, 0.35)],
        [0.25, toneOf(ramp, 1)],
        [0.6, toneOf(ramp, 0.55)],
        [1, toneOf(ramp, 0.08)],
      ]),
      { rx: h * 0.45 },
    );
  }
  return (
    out +
    rect(
      -0.62 * r,
      -0.85 * r,
      1.24 * r,
      1.7 * r,
      plan.sheet.over(
        [
          [0, '#000', 0.4],
          [0.25, '#000', 0],
          [0.7, '#000', 0.05],
          [1, '#000', 0.5],
        ],
        true,
      ),
    )
  );
}

function rings3(plan: JewelPlan, r: number): string {
  const ramps = [plan.metal, ...plan.others];
  return [0, 1, 2]
    .map((index) => {
      const [x, y] = at(0, 0, r * 0.3, -90 + index * 120);
      const ramp = ramps[index] ?? plan.metal;
      return (
        circle(x, y, r * 0.58, 'none', { stroke: toneOf(ramp, 0.1), 'stroke-width': r * 0.2 }) +
        circle(x, y, r * 0.58, 'none', { stroke: toneOf(ramp, 0.55), 'stroke-width': r * 0.16 }) +
        circle(x - r * 0.02, y - r * 0.02, r * 0.58, 'none', {
          stroke: toneOf(ramp, 0.92),
          'stroke-width': r * 0.06,
        })
      );
    })
    .join('');
}

function nailFigure(plan: JewelPlan, r: number): string {
  const d = `M${num(r * 0.1)} ${num(-r * 0.72)}A${num(r * 0.7)} ${num(r * 0.7)} 0 1 1 ${num(-r * 0.42)} ${num(-r * 0.6)}L${num(r * 0.3)} ${num(-r * 0.98)}`;
  return (
    line(d, toneOf(plan.metal, 0.1), r * 0.2, { 'stroke-linecap': 'butt' }) +
    line(d, toneOf(plan.metal, 0.55), r * 0.16) +
    line(d, toneOf(plan.metal, 0.98), r * 0.055) +
    group(
      `translate(${num(r * 0.34)} ${num(-r)}) rotate(-26)`,
      rect(-r * 0.06, -r * 0.2, r * 0.12, r * 0.4, toneOf(plan.metal, 0.75), {
        stroke: toneOf(plan.metal, 0.1),
        'stroke-width': r * 0.02,
        rx: r * 0.03,
      }),
    )
  );
}

function linkFigure(plan: JewelPlan, r: number): string {
  const link = (y: number) =>
    rect(-r * 0.34, y - r * 0.46, r * 0.68, r * 0.92, 'none', {
      rx: r * 0.34,
      stroke: toneOf(plan.metal, 0.12),
      'stroke-width': r * 0.24,
    }) +
    rect(-r * 0.34, y - r * 0.46, r * 0.68, r * 0.92, 'none', {
      rx: r * 0.34,
      stroke: toneOf(plan.metal, 0.6),
      'stroke-width': r * 0.19,
    }) +
    rect(-r * 0.36, y - r * 0.48, r * 0.68, r * 0.92, 'none', {
      rx: r * 0.34,
      stroke: toneOf(plan.metal, 0.98),
      'stroke-width': r * 0.06,
    });
  return link(-r * 0.5) + link(r * 0.5);
}

function studPlate(plan: JewelPlan, r: number): string {
  let out = '';
  for (const x of [-0.55, 0, 0.55])
    for (const y of [-0.55, 0, 0.55]) {
      const s = r * 0.27;
      const [cx, cy] = [x * r, y * r];
      out +=
        path(
          polygon([
            [cx - s, cy - s],
            [cx + s, cy - s],
            [cx, cy],
          ]),
          toneOf(plan.metal, 0.92),
        ) +
        path(
          polygon([
            [cx - s, cy - s],
            [cx - s, cy + s],
            [cx, cy],
          ]),
          toneOf(plan.metal, 0.75),
        ) +
        path(
          polygon([
            [cx + s, cy - s],
            [cx + s, cy + s],
            [cx, cy],
          ]),
          toneOf(plan.metal, 0.38),
        ) +
        path(
          polygon([
            [cx - s, cy + s],
            [cx + s, cy + s],
            [cx, cy],
          ]),
          toneOf(plan.metal, 0.2),
        );
    }
  return out;
}

/** A motif as a flat figure of radius `r` around the origin; null for classic settings. */
export function figure(plan: JewelPlan, motif: JewelryMotif, r: number): string | null {
  switch (motif) {
    case 'clover':
      return clover(plan, r);
    case 'flower':
      return flower(plan, r);
    case 'butterfly':
      return butterfly(plan, r);
    case 'fan':
      return fanFigure(plan, r);
    case 'sunburst':
      return rays(plan, r);
    case 'bee':
      return bee(plan, r);
    case 'knot':
      return knot(plan, r);
    case 'cross':
      return cross(plan, r);
    case 'moving_stones':
      return movingStones(plan, r);
    case 'crown':
      return crown(plan, r);
    case 'feather':
      return feather(plan, r);
    case 'serpent':
      return serpentHead(plan, r);
    case 'panther':
      return pantherHead(plan, r);
    case 'star':
      return star(plan, r);
    case 'trinity':
      return rings3(plan, r);
    case 'nail':
      return nailFigure(plan, r);
    case 'links':
      return linkFigure(plan, r);
    case 'studs':
      return studPlate(plan, r);
    case 'tubogas':
      return coil(plan, r, 9, [plan.metal, ...plan.others]);
    case 'spring_band':
      return coil(plan, r, 5, [plan.metal]);
    case 'quatre_bands':
      return coil(plan, r, 4, [plan.metal, ...plan.others]);
    case 'bars':
      return group('rotate(90)', coil(plan, r, 5, [plan.metal]));
    case 'disc': {
      const inlay = inlayOf(plan);
      return (
        plate(
          plan,
          scaled(
            polar(() => 1),
            r,
          ),
          0.1,
          inlay !== null,
          inlay,
        ) +
        (inlay === null && plan.look.stones.length > 0
          ? paveInside(plan, (x, y) => Math.hypot(x, y) < r * 0.84, r, r * 0.08)
          : '')
      );
    }
    case 'heart': {
      const points = girdlePoints('heart', 2 * r, 1.95 * r);
      const inlay = inlayOf(plan);
      return (
        plate(plan, points, 0.12, false, inlay) +
        (inlay === null && plan.look.stones.length > 0
          ? paveInside(
              plan,
              (x, y) => Math.hypot(x / 0.78, (y + 0.12 * r) / 0.56) < r,
              r,
              r * 0.085,
            )
          : '')
      );
    }
    case 'bean':
      return path(
        `M${num(-r * 0.2)} ${num(-r * 0.9)}C${num(r * 0.7)} ${num(-r)} ${num(r * 0.8)} ${num(r * 0.2)} ${num(r * 0.2)} ${num(r * 0.85)}C${num(-r * 0.2)} ${num(r * 1.1)} ${num(-r * 0.7)} ${num(r * 0.7)} ${num(-r * 0.3)} ${num(r * 0.2)}C${num(-r * 0.05)} ${num(-r * 0.1)} ${num(-r * 0.75)} ${num(-r * 0.7)} ${num(-r * 0.2)} ${num(-r * 0.9)}Z`,
        plan.sheet.radial([-r * 0.1, -r * 0.5], r * 1.5, [
          [0, toneOf(plan.metal, 1)],
          [0.3, toneOf(plan.metal, 0.7)],
          [0.65, toneOf(plan.metal, 0.4)],
          [1, toneOf(plan.metal, 0.1)],
        ]),
      );
    case 'screws':
      return (
        plate(
          plan,
          scaled(
            polar(() => 1),
            r * 0.8,
          ),
          0.14,
        ) +
        rect(-r * 0.5, -r * 0.07, r, r * 0.14, toneOf(plan.metal, 0.06), {
          transform: 'rotate(-30)',
        })
      );
    case 'none':
      return null;
  }
}
