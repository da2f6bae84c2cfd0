import type { StoneCut } from '../../catalogue/lookups/stone-cuts';
import { discShadow } from '../base/scene';
import { ellipse, group, num } from '../base/svg';
import { gemstone } from '../jewelry/stone';
import type { CoverScene } from './scene';

/** Loose stones strewn over a table. */
export function looseStones(
  { sheet, chance, seed }: CoverScene,
  count: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  size: number,
): string {
  const cuts: readonly [StoneCut, ...StoneCut[]] = [
    'round',
    'oval',
    'pear',
    'emerald',
    'marquise',
    'cushion',
    'princess',
    'heart',
    'radiant',
    'asscher',
  ];
  const tints = [
    null,
    null,
    null,
    null,
    '#1c3fa8',
    '#b0102f',
    '#12804d',
    '#e0a92a',
    '#8fc7e0',
  ] as const;
  let out = '';
  for (let index = 0; index < count; index++) {
    const x = x0 + ((x1 - x0) * (index + chance.between(0.15, 0.85))) / count;
    const y = chance.between(y0, y1);
    const w = size * chance.between(0.55, 1.15);
    const color = chance.pick(tints);
    const gem = {
      stone: color === null ? ('diamond' as const) : ('sapphire' as const),
      cut: chance.pick(cuts),
      color,
      seed: `${seed} loose ${index}`,
    };
    out += group(
      `translate(${num(x)} ${num(y)}) rotate(${num(chance.between(-50, 50))})`,
      group(
        `translate(${num(w * 0.12)} ${num(w * 0.16)})`,
        discShadow(sheet, 0, 0, w * 0.46, w * 0.46, w * 0.4, 0.42),
      ) + gemstone(sheet, gem, w),
    );
    // Light that passes the stone falls behind it.
    out += ellipse(x + w * 0.62, y + w * 0.7, w * 0.3, w * 0.1, color ?? '#ffffff', {
      opacity: 0.3,
      transform: `rotate(40 ${num(x + w * 0.62)} ${num(y + w * 0.7)})`,
    });
  }
  return out;
}
