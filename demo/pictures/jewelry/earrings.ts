import { hoopPatches, onHoop, paint, profiles, turner, type Patch } from '../base/solid';
import { pool } from '../base/scene';
import { group, num, type Point } from '../base/svg';
import { brilliant } from './brilliant';
import { chain } from './chain';
import { heart, shadowed } from './heart';
import { mainGem, type JewelPlan, type SetGem } from './plan';
import { setStone } from './settings';
import { heightOf } from './gem';
import { pearl } from './pearl';

function hoopEarring(plan: JewelPlan, side: number): string {
  const turn = turner({ tilt: 8, yaw: side * 52 });
  const w = 26 * plan.width;
  const profile = plan.look.motif === 'bean' ? profiles.tube(w * 1.2) : profiles.court(w, 16);
  const patches: Patch[] = hoopPatches(turn, {
    r: 128,
    profile,
    ramp: plan.metal,
    steps: 80,
    swell: (degrees) => 0.8 + 0.25 * Math.max(0, Math.sin((degrees * Math.PI) / 180)),
  });
  const gem = plan.accent ?? plan.centre ?? plan.sides[0];
  if (gem)
    for (let degrees = 15; degrees < 345; degrees += 5.6) {
      const place = onHoop(turn, 145, degrees);
      if (place.facing > 0.08)
        patches.push({
          depth: place.depth + 12,
          svg: group(
            place.matrix,
            brilliant(plan.sheet, 0, 0, Math.min(8, w * 0.3), gem.color, Math.round(degrees)),
          ),
        });
    }
  return paint(patches);
}

function earring(plan: JewelPlan, side: number): string {
  const { look, sheet, metal } = plan;
  const gem = mainGem(plan);
  const chance = plan.chance('earring');
  const hoop =
    [
      'tubogas',
      'spring_band',
      'quatre_bands',
      'screws',
      'nail',
      'trinity',
      'studs',
      'bars',
    ].includes(look.motif) ||
    (['pave', 'row', 'eternity', 'plain', 'inlay'].includes(look.setting) && look.motif === 'none');
  if (hoop) return pool(sheet, 22, 150, 150, 40, 0.3) + hoopEarring(plan, side);
  const drop = chance.when(0.55) && look.setting !== 'solitaire';
  const r = drop ? 78 : 112;
  const main = shadowed(plan, r, heart(plan, r));
  if (!drop) return main;
  const pendantGem: SetGem | null = plan.centre && plan.sides[0] ? plan.sides[0] : gem;
  const lower = pendantGem
    ? pendantGem.stone === 'pearl'
      ? pearl(sheet, 0, 0, 62, pendantGem.color ?? '#f2ece1')
      : group(
          '',
          setStone(
            plan,
            pendantGem,
            Math.min(96, 118 / Math.sqrt(heightOf(pendantGem.cut, 1))),
            look.setting === 'halo' ? 'halo' : 'prongs',
          ),
        )
    : heart(plan, 60);
  const links: Point[] = [
    [0, r * 0.6],
    [0, 128],
  ];
  return group(
    'translate(0 -90)',
    chain(links, metal, 9) + group('translate(0 190)', shadowed(plan, 66, lower)) + main,
  );
}

export function earrings(plan: JewelPlan): string {
  const chance = plan.chance('pair');
  const [sway, turn] = [chance.between(-14, 14), chance.between(0, 7)];
  return (
    group(`translate(330 ${num(510 + sway)}) rotate(${num(-turn)})`, earring(plan, -1)) +
    group(`translate(670 ${num(510 - sway)}) rotate(${num(turn)})`, earring(plan, 1))
  );
}
