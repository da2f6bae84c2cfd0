import type { AccessoryLook } from '../../db/seed/catalogue/look-accessory';
import { darken } from '../base/color';
import { pigments } from '../base/pigments';
import { chanceOf } from '../base/random';
import { backdrop } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { group, num } from '../base/svg';
import { openBox } from '../jewelry/box';
import { bag, wallet } from './bag';
import { cufflinks, lighter, pen, phone } from './small';

function piece(sheet: Sheet, look: AccessoryLook, seed: string, maker: string): string {
  switch (look.silhouette) {
    case 'bag':
      return bag(sheet, look, seed, maker);
    case 'wallet':
      return wallet(sheet, look, seed, maker);
    case 'pen':
      return pen(sheet, look, seed, maker);
    case 'phone':
      return phone(sheet, look, seed, maker);
    case 'lighter':
      return lighter(sheet, look, seed, maker);
    case 'cufflinks':
      return cufflinks(sheet, look, seed);
  }
}

export function accessoryFront(
  sheet: Sheet,
  look: AccessoryLook,
  seed: string,
  maker: string,
): string {
  return backdrop(sheet, 1000, 1000) + piece(sheet, look, seed, maker);
}

/** Where an accessory is looked at from near: x, y, zoom. */
const focus: Record<AccessoryLook['silhouette'], readonly [number, number, number]> = {
  bag: [520, 520, 1.9],
  wallet: [560, 520, 1.9],
  pen: [360, 590, 2],
  phone: [500, 300, 1.9],
  lighter: [470, 380, 1.9],
  cufflinks: [345, 450, 2],
};

export function accessoryDetail(
  sheet: Sheet,
  look: AccessoryLook,
  seed: string,
  maker: string,
): string {
  const chance = chanceOf(`accessory detail ${seed}`);
  const [x, y, zoom] = focus[look.silhouette];
  const turn = chance.between(5, 13) * (chance.when(0.5) ? 1 : -1);
  return (
    backdrop(sheet, 1000, 1000) +
    group(
      `translate(500 500) rotate(${num(turn)}) scale(${zoom}) translate(${-x} ${-y})`,
      piece(sheet, look, seed, maker),
    )
  );
}

const lids = ['#c8651f', '#23201d', '#1d3b34', '#6b4226', '#17203c', '#8b1a24'] as const;

/** In its box; a bag before its dust cover. */
export function accessoryBack(
  sheet: Sheet,
  look: AccessoryLook,
  seed: string,
  maker: string,
): string {
  const chance = chanceOf(`accessory box ${seed}`);
  const lid = chance.pick(lids);
  const lining =
    look.silhouette === 'bag'
      ? '#efe5d3'
      : chance.pick(['#efe7d8', '#dcd3c2', '#2b2826', '#e9e4dc'] as const);
  const tone = look.silhouette === 'bag' ? darken(pigments.tan, 0.1) : lid;
  const scale = { bag: 0.5, wallet: 0.68, pen: 0.72, phone: 0.44, lighter: 0.5, cufflinks: 0.64 }[
    look.silhouette
  ];
  const turn = look.silhouette === 'phone' ? 78 : look.silhouette === 'pen' ? 32 : 0;
  const y = look.silhouette === 'bag' ? 620 : 650;
  return (
    backdrop(sheet, 1000, 1000) +
    openBox(
      sheet,
      tone,
      lining,
      maker,
      group(
        `translate(500 ${y}) rotate(${turn}) scale(${scale}) translate(-500 -505)`,
        piece(sheet, look, seed, maker),
      ),
    )
  );
}
