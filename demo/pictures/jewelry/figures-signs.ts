import { toneOf } from '../base/color';
import { at, scaled } from '../base/shape';
import { type Point, group, line, num, path, polygon, polyline } from '../base/svg';
import { brilliant } from './brilliant';
import { inlayOf, plate, polar, tau } from './figure-parts';
import { type JewelPlan, mainGem } from './plan';
import { gemstone } from './stone';

export function rays(plan: JewelPlan, r: number): string {
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

export function knot(plan: JewelPlan, r: number): string {
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

export function cross(plan: JewelPlan, r: number): string {
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

export function star(plan: JewelPlan, r: number): string {
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
