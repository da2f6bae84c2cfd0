import { bag } from '../accessory/bag';
import { pen } from '../accessory/pen';
import { phone } from '../accessory/phone';
import { hungPicture } from '../art/views';
import { toneOf } from '../base/color';
import { metals } from '../base/metals';
import { chanceOf } from '../base/random';
import { discShadow, pool } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { circle, group, num, rect, ringPath } from '../base/svg';
import { earrings } from '../jewelry/earrings';
import { pendant } from '../jewelry/necklace';
import { planJewel } from '../jewelry/plan';
import { ring } from '../jewelry/ring';
import { gemstone } from '../jewelry/stone';
import type { CoverSubject } from '../subject';
import { backHead } from '../watch/back';
import { head } from '../watch/head';
import { movement, rotor } from '../watch/movement';
import { planWatch } from '../watch/plan';
import { wholeWatch } from '../watch/views';
import { city } from './city';
import { aBag, aJewel, aPainting, aPen, aPhone, aWatch } from './looks';
import { balanceScale, bars } from './metal-props';
import { giftBox } from './gift';
import { looseStones } from './loose-stones';
import { loupe } from './loupe';
import { paperSheet } from './paper';
import { type CoverScene, coverSize, grounds, placed, table } from './scene';
import { type Theme, groundsOf, themeOf } from './themes';

/** A watch around the origin; its maker stays unnamed. */
function watchOn({ sheet, chance, seed }: CoverScene, back = false): string {
  const plan = planWatch(sheet, aWatch(chance), seed, '');
  return wholeWatch(plan, back ? backHead(plan, null) : head(plan));
}

const at = (x: number, y: number, scale: number, turn: number, body: string): string =>
  group(`translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale)})`, body);

function jewelOn(scene: CoverScene, x: number, y: number, scale: number): string {
  const { sheet, chance, seed } = scene;
  const look = aJewel(chance);
  const plan = planJewel(sheet, look, seed, '');
  if (look.piece === 'ring')
    return at(
      x,
      y,
      scale * 1.15,
      0,
      pool(sheet, 30, 150, 250, 84, 0.5) + ring(plan, { tilt: 44, yaw: -20 }),
    );
  return placed(x, y, scale, 0, look.piece === 'earrings' ? earrings(plan) : pendant(plan));
}

function compose(theme: Theme, scene: CoverScene): string {
  const { sheet, chance, seed } = scene;
  const side = chance.when(0.5) ? 1 : -1;
  const x = 500 + side * chance.between(90, 190);
  switch (theme) {
    case 'watch':
      return at(
        x,
        chance.between(300, 360),
        chance.between(1, 1.3),
        side * chance.between(12, 34),
        watchOn(scene),
      );
    case 'back':
      return at(
        x,
        320,
        chance.between(1.05, 1.35),
        side * chance.between(14, 36),
        watchOn(scene, true),
      );
    case 'two':
      return (
        at(330, 330, 0.78, -16, watchOn(scene)) +
        at(690, 330, 0.78, 14, watchOn({ ...scene, seed: `${seed} second` }))
      );
    case 'movement': {
      const plan = planWatch(sheet, aWatch(chance), seed, '');
      const r = chance.between(300, 420);
      const works = sheet.clipped(
        ringPath(0, 0, r, 0.001),
        movement(plan, r, 'back') + (chance.when(0.6) ? rotor(plan, r) : ''),
      );
      return at(
        x,
        chance.between(270, 400),
        1,
        chance.between(0, 360),
        discShadow(sheet, 22, 28, r, r, 80, 0.5) +
          works +
          circle(0, 0, r, 'none', { stroke: toneOf(metals.steel, 0.8), 'stroke-width': 7 }),
      );
    }
    case 'jewel':
      return (
        jewelOn(scene, x, 330, 0.82) +
        looseStones(scene, 4, 500 - side * 380, 430, 500 - side * 160, 550, 56)
      );
    case 'stones':
      return (
        looseStones(scene, 9, 90, 330, 930, 520, 96) +
        looseStones({ ...scene, seed: `${seed} far` }, 7, 160, 150, 860, 260, 54)
      );
    case 'art':
      return (
        placed(x - side * 40, 330, 0.74, 0, hungPicture(sheet, aPainting(chance), seed)) +
        rect(0, 612, 1000, 13, '#000', { opacity: 0.06 })
      );
    case 'phone': {
      const look = aPhone(chance);
      return look.silhouette === 'phone'
        ? placed(x, 350, 0.78, side * 24, phone(sheet, look, seed, '')) +
            placed(x - side * 240, 380, 0.62, side * -50, penOf(scene))
        : '';
    }
    case 'bag': {
      const look = aBag(chance);
      return look.silhouette === 'bag' ? placed(x, 330, 0.64, 0, bag(sheet, look, seed, '')) : '';
    }
    case 'appraisal': {
      const gem = {
        stone: 'diamond' as const,
        cut: chance.pick(['round', 'oval', 'emerald'] as const),
        color: null,
        seed,
      };
      return (
        looseStones(scene, 5, 500 + side * 90, 380, 500 + side * 440, 540, 62) +
        at(
          500 - side * 90,
          290,
          1,
          0,
          loupe(scene, 185, group('rotate(12)', gemstone(sheet, gem, 230))),
        )
      );
    }
    case 'contract':
      return (
        at(500 - side * 70, 330, 1, side * -9, paperSheet(scene, 400, 540)) +
        placed(500 + side * 60, 420, 0.6, 6, penOf(scene)) +
        at(500 + side * 300, 300, 0.62, side * 18, watchOn(scene))
      );
    case 'gold':
      return (
        at(500 + side * 40, 320, 1, 0, bars(scene, 128)) +
        looseStones(scene, 4, 120, 520, 420, 570, 46)
      );
    case 'scales': {
      const gem = { stone: 'diamond' as const, cut: 'round' as const, color: null, seed };
      return at(
        500,
        280,
        1,
        0,
        balanceScale(
          scene,
          190,
          group('translate(0 -26)', gemstone(sheet, gem, 84)),
          group('translate(0 -22) scale(.17)', bars(scene, 128)),
        ),
      );
    }
    case 'gift':
      return (
        at(
          500 - side * 110,
          380,
          1,
          0,
          giftBox(scene, 150, chance.pick(['#1d3b34', '#7d1420', '#17203c'] as const), '#b8975a'),
        ) + jewelOn(scene, 500 + side * 240, 380, 0.56)
      );
  }
}

function penOf({ sheet, chance, seed }: CoverScene): string {
  const look = aPen(chance);
  return look.silhouette === 'pen' ? pen(sheet, look, seed, '') : '';
}

/** A thin brass line inside the edge, as on the house's papers. */
const hairline = (): string =>
  rect(22, 22, coverSize.width - 44, coverSize.height - 44, 'none', {
    stroke: '#b8975a',
    'stroke-width': 1.2,
    opacity: 0.6,
  });

export function cover(sheet: Sheet, subject: CoverSubject): string {
  const seed = `${subject.of} ${subject.url}`;
  const chance = chanceOf(`cover ${seed}`);
  if (subject.of === 'city')
    return city({ sheet, chance, seed, ground: grounds.paper }, subject.url) + hairline();
  const theme = themeOf(subject);
  const scene: CoverScene = { sheet, chance, seed, ground: grounds[chance.pick(groundsOf[theme])] };
  return table(scene) + compose(theme, scene) + hairline();
}

/** The colour that a cover is mostly of. */
export function coverColour(subject: CoverSubject): string {
  const chance = chanceOf(`cover ${subject.of} ${subject.url}`);
  return subject.of === 'city' ? '#a9a48f' : grounds[chance.pick(groundsOf[themeOf(subject)])];
}
