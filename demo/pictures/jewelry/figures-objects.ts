import { toneOf } from '../base/color';
import { at, scaled } from '../base/shape';
import { type Point, circle, ellipse, line, num, path, polygon } from '../base/svg';
import { brilliant } from './brilliant';
import { inlayOf, plate, polar } from './figure-parts';
import { type JewelPlan, mainGem } from './plan';
import { pearl } from './pearl';

export function fanFigure(plan: JewelPlan, r: number): string {
  const { metal } = plan;
  const inlay = inlayOf(plan) ?? toneOf(metal, 0.72);
  let out = '';
  const blades = plan.chance('blades').pick([5, 5, 7]);
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
    const paved =
      plan.look.stones.length > 0 &&
      (index % 2 === plan.chance('paved').whole(0, 1) || inlayOf(plan) === null);
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

export function movingStones(plan: JewelPlan, r: number): string {
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

export function crown(plan: JewelPlan, r: number): string {
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
