import { toneOf } from '../base/color';
import { pool } from '../base/scene';
import type { Pose } from '../base/solid';
import { circle, ellipse, group, num, type Point } from '../base/svg';
import { chain, evenly } from './chain';
import { heart, lineShadow, shadowed } from './heart';
import { clamp, mainGem, type JewelPlan } from './plan';
import { ring } from './ring';
import { setStone } from './settings';
import { gemstone } from './stone';
import { heightOf } from './gem';
import { pearl } from './pearl';
import { prongs } from './clasps';

/** A bracelet: a rigid bangle in space, or links laid in an oval. */
export function bracelet(plan: JewelPlan, pose: Pose): string {
  const { look, sheet, metal } = plan;
  const gem = mainGem(plan);
  const rigid =
    [
      'screws',
      'nail',
      'tubogas',
      'spring_band',
      'quatre_bands',
      'trinity',
      'serpent',
      'panther',
      'bars',
      'studs',
    ].includes(look.motif) ||
    (look.motif === 'none' && ['plain', 'inlay', 'pave'].includes(look.setting));
  if (rigid)
    return group(
      'translate(500 520) scale(1.5)',
      pool(sheet, 22, 128, 250, 70, 0.42) + ring(plan, pose),
    );
  const oval: Point[] = Array.from({ length: 181 }, (_, step) => {
    const a = (step * Math.PI) / 90;
    return [500 + 330 * Math.cos(a), 515 + 250 * Math.sin(a)] as const;
  });
  if (
    gem &&
    (look.setting === 'row' ||
      look.setting === 'eternity' ||
      look.setting === 'solitaire' ||
      look.setting === 'halo' ||
      look.setting === 'cluster' ||
      look.setting === 'bezel') &&
    look.motif === 'none'
  ) {
    const size = clamp(gem.size * 0.9, 34, 60);
    const cut = gem.cut;
    const gap = size * (heightOf(cut, 1) > 1.3 ? 1.08 : 1.1);
    const count = Math.round(1830 / gap);
    return (
      group('translate(9 15)', lineShadow(oval, size * 0.5, size, 0.36)) +
      evenly(oval, 1830 / count)
        .map(({ x, y, turn }, index) =>
          group(
            `translate(${num(x)} ${num(y)}) rotate(${num(turn)})`,
            circle(0, 0, size * 0.4, toneOf(metal, 0.3)) +
              (cut === 'bead' || gem.stone === 'pearl'
                ? group(
                    `rotate(${num(-turn)})`,
                    pearl(sheet, 0, 0, size * 0.54, gem.color ?? '#f2ece1', gem.stone === 'pearl'),
                  )
                : look.setting === 'halo'
                  ? setStone(plan, { ...gem, seed: `${gem.seed}${index}` }, size * 0.7, 'halo')
                  : gemstone(sheet, { ...gem, seed: `${gem.seed}${index}` }, size * 0.96) +
                    prongs(sheet, gem, size * 0.96, metal, size * 0.12)),
          ),
        )
        .join('')
    );
  }
  let out = chain(oval, metal, 11 * clamp(plan.width, 0.8, 1.5));
  const stations = 5;
  if (look.motif !== 'links')
    for (let station = 0; station < stations; station++) {
      const a = ((18 + station * 36) * Math.PI) / 180;
      out += group(
        `translate(${num(500 + 330 * Math.cos(a))} ${num(515 + 250 * Math.sin(a))})`,
        shadowed(plan, 58, heart(plan, 58)),
      );
    }
  return (
    out +
    ellipse(500, 265, 20, 12, toneOf(metal, 0.75), {
      stroke: toneOf(metal, 0.2),
      'stroke-width': 3,
    })
  );
}
