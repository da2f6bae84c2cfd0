import { toneOf } from '../base/color';
import { chanceOf } from '../base/random';
import type { Sheet } from '../base/sheet';
import { line, path, polygon } from '../base/svg';
import { brilliantCut } from './cut-brilliant';
import { chevronCut } from './cut-chevron';
import { smoothCut } from './cut-smooth';
import { stepCut } from './cut-step';
import { type Cutting, type Gem, heightOf } from './gem';
import { girdlePoints } from './outlines';
import { pearl } from './pearl';
import { stoneRamp } from './stone-colours';

/** A gem around the origin, seen from above, `w` units wide. */
export function gemstone(sheet: Sheet, gem: Gem, w: number, h = heightOf(gem.cut, w)): string {
  if (gem.cut === 'bead' || gem.stone === 'pearl')
    return pearl(sheet, 0, 0, w / 2, gem.color ?? '#f2ece1', gem.stone === 'pearl');
  const ramp = stoneRamp(gem.color);
  const cutting: Cutting = { sheet, gem, w, h, ramp, chance: chanceOf(`gem ${gem.seed}`) };
  const shape = polygon(girdlePoints(gem.cut, w, h));
  let body: string;
  if (gem.cut === 'cabochon' || gem.cut === 'inlay') body = smoothCut(cutting);
  else if (gem.cut === 'emerald' || gem.cut === 'asscher' || gem.cut === 'baguette')
    body = stepCut(cutting);
  else if (gem.cut === 'princess' || gem.cut === 'radiant') body = chevronCut(cutting);
  else body = brilliantCut(cutting);
  if (gem.cut !== 'cabochon' && gem.cut !== 'inlay') body += fire(cutting);
  return (
    path(shape, toneOf(ramp, 0.3)) +
    sheet.clipped(shape, body) +
    line(shape, toneOf(ramp, 0.1), Math.max(0.6, w * 0.008), { opacity: 0.7 })
  );
}

/** Dispersion: a few small flashes of the spectrum in a colourless stone. */
function fire({ gem, w, h, chance }: Cutting): string {
  if (gem.color !== null) return '';
  let out = '';
  for (const tint of ['#8fc4ff', '#ffd58a', '#ff9fb0', '#9be8c8', '#b7a6ff']) {
    const [x, y] = [chance.between(-0.34, 0.34) * w, chance.between(-0.34, 0.34) * h];
    out += path(
      polygon([
        [x, y],
        [x + 0.07 * w, y + 0.03 * h],
        [x + 0.02 * w, y + 0.09 * h],
      ]),
      tint,
      { opacity: 0.34 },
    );
  }
  return out;
}
