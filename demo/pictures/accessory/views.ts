import type { AccessoryLook } from '../../catalogue/generate/look-accessory';
import { lightness } from '../base/color';
import { letters } from '../base/lettering';
import { chanceOf } from '../base/random';
import { backdrop, boxShadow } from '../base/scene';
import { weave } from '../base/textures';
import type { Sheet } from '../base/sheet';
import { staged } from '../base/staging';
import { group, line, num, path } from '../base/svg';
import { openBox } from '../jewelry/box';
import { bag } from './bag';
import { wallet } from './wallet';
import { cufflinks } from './cufflinks';
import { lighter } from './lighter';
import { pen } from './pen';
import { phone } from './phone';

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
  return staged(sheet, seed, piece(sheet, look, seed, maker), 1);
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

/** A flannel cover with a drawstring, behind its bag. */
function dustCover(sheet: Sheet, cloth: string, maker: string): string {
  const d =
    'M300 250C420 236 660 236 790 250C806 400 812 640 806 800Q804 822 780 824H316Q292 822 290 800C284 640 286 400 300 250Z';
  const folds = [
    'M380 262C372 420 388 600 378 810',
    'M520 256C530 430 512 620 524 816',
    'M680 260C670 420 690 610 676 812',
  ];
  const light = sheet.linear(
    [290, 240],
    [810, 830],
    [
      [0, '#fff', 0.4],
      [0.5, '#fff', 0],
      [1, '#000', 0.22],
    ],
  );
  const cord = 'M296 306Q540 286 796 306M796 306q30 34 18 110M796 306q12 40 -8 118';
  return (
    boxShadow(sheet, [316, 290, 500, 550], 90, 0.26) +
    path(d, cloth) +
    path(d, weave(sheet, 3, 0.05)) +
    path(d, light) +
    folds
      .map(
        (fold) =>
          line(fold, '#000', 16, { opacity: 0.05 }) +
          line(fold, '#fff', 6, { opacity: 0.1, transform: 'translate(-9 0)' }),
      )
      .join('') +
    line(cord, '#7a6a52', 7, { 'stroke-linecap': 'round' }) +
    line(cord, '#c9b48c', 4, { 'stroke-linecap': 'round' }) +
    (maker
      ? letters(maker, 600, 352, {
          size: Math.min(30, 260 / Math.max(7, maker.length)),
          color: lightness(cloth) > 0.5 ? '#6b5535' : '#e3d3b4',
          weight: 0.11,
          spacing: 0.6,
        })
      : '')
  );
}

/** In its box; a bag with its dust cover. */
export function accessoryBack(
  sheet: Sheet,
  look: AccessoryLook,
  seed: string,
  maker: string,
): string {
  const chance = chanceOf(`accessory box ${seed}`);
  if (look.silhouette === 'bag') {
    const cloth = chance.pick(['#efe5d3', '#d9cbb0', '#f4efe6', '#5d4630', '#c7b08a'] as const);
    return (
      backdrop(sheet, 1000, 1000) +
      group('translate(60 -30)', dustCover(sheet, cloth, maker)) +
      group('translate(400 640) scale(0.68) translate(-500 -620)', piece(sheet, look, seed, maker))
    );
  }
  const lid = chance.pick(lids);
  const lining = chance.pick(['#efe7d8', '#dcd3c2', '#2b2826', '#e9e4dc'] as const);
  const scale = { wallet: 0.68, pen: 0.72, phone: 0.46, lighter: 0.5, cufflinks: 0.64 }[
    look.silhouette
  ];
  const turn = { wallet: 0, pen: 32, phone: 78, lighter: 0, cufflinks: 0 }[look.silhouette];
  const narrow = look.silhouette === 'lighter' || look.silhouette === 'cufflinks';
  const inner = group(
    `translate(500 650) rotate(${turn}) scale(${scale}) translate(-500 -505)`,
    piece(sheet, look, seed, maker),
  );
  return (
    backdrop(sheet, 1000, 1000) + openBox(sheet, lid, lining, maker, inner, narrow ? 520 : 720)
  );
}
