import type { JewelryLook } from '../../catalogue/generate/look-jewelry';
import { backdrop, pool } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { staged } from '../base/staging';
import { group, num } from '../base/svg';
import { openBox } from './box';
import { bracelet } from './bracelet';
import { earrings } from './earrings';
import { heart, shadowed } from './heart';
import { necklace, pendant } from './necklace';
import { planJewel, type JewelPlan } from './plan';
import { ring } from './ring';

/** The jewel in the middle of a picture of 1000 units. */
function piece(plan: JewelPlan, tilt: number, yaw: number): string {
  switch (plan.look.piece) {
    case 'ring':
      return group(
        'translate(500 560) scale(1.62)',
        pool(plan.sheet, 30, 150, 250, 84, 0.45) + ring(plan, { tilt, yaw }),
      );
    case 'earrings':
      return group('translate(500 500) scale(1.3) translate(-500 -510)', earrings(plan));
    case 'pendant':
      return group('translate(500 40) scale(1.12) translate(-500 -56)', pendant(plan));
    case 'necklace':
      return necklace(plan);
    case 'bracelet':
      return bracelet(plan, { tilt: 52, yaw });
    case 'brooch':
      return group(
        `translate(500 505) scale(1.25) rotate(${num(plan.chance('turn').between(-9, 9))})`,
        shadowed(plan, 218, heart(plan, 218)),
      );
  }
}

export function jewelFront(sheet: Sheet, look: JewelryLook, seed: string, maker: string): string {
  const plan = planJewel(sheet, look, seed, maker);
  const chance = plan.chance('pose');
  const yaw = chance.between(13, 30) * (chance.when(0.7) ? -1 : 1);
  return staged(sheet, seed, piece(plan, chance.between(36, 50), yaw), 2.5);
}

/** Near and turned. */
export function jewelDetail(sheet: Sheet, look: JewelryLook, seed: string, maker: string): string {
  const plan = planJewel(sheet, look, seed, maker);
  const chance = plan.chance('detail');
  const focus: Record<JewelryLook['piece'], readonly [number, number, number]> = {
    ring: [500, 340, 1.6],
    earrings: [290, 500, 1.7],
    pendant: [500, 640, 1.75],
    necklace: [500, 790, 2.1],
    bracelet: [500, 640, 1.55],
    brooch: [500, 500, 1.5],
  };
  const flatRing = look.piece === 'ring' && !look.stones.some(({ role }) => role === 'centre');
  const [x, y, zoom] = flatRing ? ([500, 470, 1.5] as const) : focus[look.piece];
  const turn = chance.between(8, 20) * (chance.when(0.5) ? 1 : -1);
  const place = `translate(500 505) rotate(${num(turn)}) scale(${num(zoom)}) translate(${-x} ${-y})`;
  return backdrop(sheet, 1000, 1000) + group(place, piece(plan, 58, 22));
}

/** Outside and lining. */
const boxes: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#7d1420', '#f0e8da'],
  ['#1d3b34', '#ece4d2'],
  ['#17203c', '#e9e6e0'],
  ['#23201d', '#d8cdb8'],
  ['#c9b48c', '#f4efe6'],
  ['#9fc6c2', '#f5f3ef'],
];

/** Units: rings lie in small boxes, necklaces in broad ones. */
const boxWidth: Record<JewelryLook['piece'], number> = {
  ring: 470,
  earrings: 600,
  pendant: 540,
  necklace: 720,
  bracelet: 680,
  brooch: 540,
};

/** In its box. */
export function jewelBack(sheet: Sheet, look: JewelryLook, seed: string, maker: string): string {
  const plan = planJewel(sheet, look, seed, maker);
  const [outside, lining] = plan.chance('box').pick(boxes);
  const scale = {
    ring: 0.38,
    earrings: 0.5,
    pendant: 0.42,
    necklace: 0.43,
    bracelet: 0.52,
    brooch: 0.48,
  }[look.piece];
  const inner = group(
    `translate(500 650) scale(${scale}) translate(-500 -520)`,
    piece(plan, 30, 12),
  );
  return (
    backdrop(sheet, 1000, 1000) +
    openBox(sheet, outside, lining, maker, inner, boxWidth[look.piece])
  );
}
