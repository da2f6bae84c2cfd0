import { toneOf } from '../base/color';
import { at } from '../base/shape';
import { ellipse, group, line, num, path, polygon } from '../base/svg';
import { brilliant } from './brilliant';
import { inlayOf, paveInside, plate, polar } from './figure-parts';
import { girdlePoints } from './outlines';
import { type JewelPlan, mainGem } from './plan';
import { pearl } from './pearl';

export function butterfly(plan: JewelPlan, r: number): string {
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

export function bee(plan: JewelPlan, r: number): string {
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

export function serpentHead(plan: JewelPlan, r: number): string {
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

export function pantherHead(plan: JewelPlan, r: number): string {
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
