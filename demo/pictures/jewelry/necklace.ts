import { toneOf } from '../base/color';
import { boxShadow, pool } from '../base/scene';
import { circle, group, line, num, roundRect, type Point } from '../base/svg';
import { brilliant } from './brilliant';
import { bow, chain, evenly } from './chain';
import { heart, lineShadow, shadowed } from './heart';
import { clamp, mainGem, type JewelPlan } from './plan';
import { gemstone } from './stone';
import { heightOf } from './gem';
import { pearl } from './pearl';
import { prongs } from './clasps';

function bail(plan: JewelPlan, y: number): string {
  const shape = roundRect(-13, y - 26, 26, 52, 13);
  return (
    boxShadow(plan.sheet, [-12, y - 20, 30, 52], 16, 0.35) +
    line(shape, toneOf(plan.metal, 0.15), 13) +
    line(shape, toneOf(plan.metal, 0.72), 9) +
    line(shape, toneOf(plan.metal, 1), 3, { transform: 'translate(-2 -2)' })
  );
}

export function pendant(plan: JewelPlan): string {
  const size = 7.4 * clamp(plan.width, 0.75, 1.2);
  const top: Point = [500, 402];
  // Every chain falls a little differently.
  const chance = plan.chance('fall');
  const [wide, bend] = [chance.between(190, 270), chance.between(-30, 40)];
  const left = bow([500 - wide, 40], [384 - bend, 300 + bend * 0.6], top);
  const right = bow(
    [500 + wide * chance.between(0.9, 1.1), 40],
    [616 + bend, 300 + bend * 0.6],
    top,
  );
  const tall =
    plan.look.motif === 'none' && mainGem(plan) ? heightOf(mainGem(plan)?.cut ?? 'round', 1) : 1;
  const r = tall > 1.2 ? 142 : 156;
  const reach = Math.min(
    190,
    r * (plan.look.motif === 'none' ? Math.min(1.15, 0.72 * tall + 0.25) : 0.98),
  );
  return (
    chain(left, plan.metal, size) +
    chain([...right].reverse(), plan.metal, size) +
    group(
      `translate(500 ${num(428 + reach)}) rotate(${num(chance.between(-5, 5))} 0 ${num(-reach)}) scale(${num(chance.between(0.94, 1.04))})`,
      shadowed(plan, r, heart(plan, r)),
    ) +
    group('translate(500 0)', bail(plan, 414))
  );
}

/** A closed line as a necklace lies on a bust, from the clasp round to the clasp. */
function collar(): Point[] {
  return Array.from({ length: 181 }, (_, step) => {
    const a = (step * Math.PI) / 90;
    const wide = 318 * (0.8 + 0.2 * (0.5 - 0.5 * Math.cos(a)));
    return [500 + wide * Math.sin(a), 478 - 380 * Math.cos(a)] as const;
  });
}

/** A necklace laid out as on a bust. */
export function necklace(plan: JewelPlan): string {
  const { look, sheet, metal } = plan;
  const gem = mainGem(plan);
  const path = collar();
  if (gem && (gem.cut === 'bead' || gem.stone === 'pearl')) {
    const size = clamp(gem.size * 0.5, 17, 27);
    // As many as fill the line, so that the last meets the first.
    const around = evenly(path, 2).length * 2;
    const count = Math.round(around / (size * 1.94));
    const places = evenly(path, around / count).slice(0, count);
    return places
      .map(({ x, y }, index) => {
        const graded = size * (0.84 + 0.2 * Math.sin((Math.PI * index) / places.length));
        return (
          pool(sheet, x + 8, y + 14, graded * 1.5, graded * 1.3, 0.3) +
          pearl(
            sheet,
            x,
            y,
            Math.min(size * 1.02, graded * 1.02),
            gem.color ?? '#f2ece1',
            gem.stone === 'pearl',
          )
        );
      })
      .join('');
  }
  const figureOrStone = (r: number) => heart(plan, r);
  if (look.setting === 'row' || look.setting === 'eternity' || look.setting === 'pave') {
    const places = evenly(path, 29);
    return (
      group('translate(8 13)', lineShadow(path, 16, 44, 0.34)) +
      places
        .map(({ x, y, turn }, index) => {
          const graded = 21 + 13 * Math.sin((Math.PI * index) / places.length) ** 2;
          return group(
            `translate(${num(x)} ${num(y)}) rotate(${num(turn + 90)})`,
            gem
              ? graded > 27
                ? gemstone(
                    sheet,
                    {
                      ...gem,
                      cut: heightOf(gem.cut, 1) > 1.3 ? gem.cut : 'round',
                      seed: `${gem.seed}${index}`,
                    },
                    graded * 0.9,
                  ) + prongs(sheet, { ...gem, cut: 'round' }, graded * 0.9, metal)
                : brilliant(sheet, 0, 0, graded * 0.48, gem.color, index, metal)
              : circle(0, 0, graded * 0.5, toneOf(metal, 0.7)),
          );
        })
        .join('')
    );
  }
  const stations = look.motif === 'none' ? 5 : 7;
  let out = chain(path, metal, 7 * clamp(plan.width, 0.8, 1.3));
  for (let station = 0; station < stations; station++) {
    const index = Math.round(path.length * (0.5 + (station - (stations - 1) / 2) * 0.1));
    const point = path[index];
    if (!point) continue;
    const r = 52 - Math.abs(station - (stations - 1) / 2) * 6;
    const drop = station === (stations - 1) / 2 ? 1.28 : 1;
    out += group(
      `translate(${num(point[0])} ${num(point[1] + r * 0.3)})`,
      shadowed(plan, r * drop, figureOrStone(r * drop)),
    );
  }
  return out;
}
