import type { CufflinksLook } from '../../catalogue/generate/look-accessory';
import { type Ramp, toneOf } from '../base/color';
import { metals } from '../base/metals';
import { band, brushedRing } from '../base/relief';
import { boxShadow, discShadow } from '../base/scene';
import { outlineOf } from '../base/shape';
import type { Sheet } from '../base/sheet';
import { circle, group, line, path, polygon, roundRect } from '../base/svg';
import { hobnail } from '../base/textures';
import { gemstone } from '../jewelry/stone';
import { stoneColour } from '../jewelry/stone-colours';

function cufflink(sheet: Sheet, look: CufflinksLook, seed: string): string {
  const ramp: Ramp = metals[look.metal];
  const form = { round: 'round', square: 'square', bar: 'rectangle', oval: 'oval', knot: 'round' }[
    look.shape
  ] as 'round' | 'square' | 'rectangle' | 'oval';
  const [w, h] = {
    round: [230, 230],
    square: [210, 210],
    bar: [120, 270],
    oval: [250, 180],
    knot: [200, 200],
  }[look.shape] as [number, number];
  const outer = outlineOf(form, w, h);
  const inner = outlineOf(form, w - 34, h - 34);
  // The toggle behind, seen past the face.
  const back = group(
    'translate(58 86) rotate(38)',
    boxShadow(sheet, [-8, -58, 36, 140], 26, 0.4) +
      path(roundRect(-8, -20, 90, 16, 8), toneOf(ramp, 0.3), { transform: 'translate(-70 0)' }) +
      path(
        roundRect(-18, -70, 36, 140, 18),
        sheet.linear(
          [-18, 0],
          [18, 0],
          [
            [0, toneOf(ramp, 0.4)],
            [0.3, toneOf(ramp, 1)],
            [0.7, toneOf(ramp, 0.5)],
            [1, toneOf(ramp, 0.12)],
          ],
        ),
      ),
  );
  let face: string;
  if (look.shape === 'knot') {
    // Cords of a monkey's fist, three ways, each over the one before.
    face = circle(0, 0, 92, toneOf(ramp, 0.1));
    for (const turn of [0, 60, 120])
      for (const lane of [-1, 0, 1]) {
        const d = `M-88 ${lane * 27}Q0 ${lane * 50} 88 ${lane * 27}`;
        const short = lane === 0 ? d : `M-66 ${lane * 38}Q0 ${lane * 66} 66 ${lane * 38}`;
        const cord = lane === 0 ? d : short;
        face += group(
          `rotate(${turn})`,
          line(cord, toneOf(ramp, 0.08), 29, { 'stroke-linecap': 'round' }) +
            line(cord, toneOf(ramp, 0.5), 25, { 'stroke-linecap': 'round' }) +
            line(cord, toneOf(ramp, 0.75), 15, { 'stroke-linecap': 'round' }) +
            line(cord, toneOf(ramp, 1), 5, { 'stroke-linecap': 'round', opacity: 0.9 }),
        );
      }
  } else {
    face = band(outer, inner, ramp, 'polished', 48);
    const color = look.inlay ? (stoneColour(look.inlay, 'blue') ?? '#e9ecee') : null;
    if (look.inlay) {
      const gem = {
        stone: look.inlay,
        cut: look.inlay === 'diamond' ? ('round' as const) : ('inlay' as const),
        color: look.inlay === 'diamond' ? null : color,
        seed: `${seed} cufflink`,
      };
      const scale = look.inlay === 'diamond' ? 0.55 : 1;
      face +=
        path(polygon(inner), toneOf(ramp, 0.6)) +
        sheet.clipped(
          polygon(inner),
          gemstone(
            sheet,
            gem,
            (w - 30) * scale * (form === 'square' || form === 'rectangle' ? 1.45 : 1),
            (h - 30) * scale * (form === 'square' || form === 'rectangle' ? 1.45 : 1),
          ),
        );
    } else {
      face +=
        form === 'round'
          ? brushedRing(0, 0, (w - 34) / 2, 0, ramp, 0.6, 0.3)
          : path(polygon(inner), toneOf(ramp, 0.66)) +
            path(polygon(inner), hobnail(sheet, 20, 0.4, 45));
    }
  }
  return (
    discShadow(sheet, 18, 28, w / 2, h / 2, 60, 0.32) +
    back +
    discShadow(sheet, 6, 9, w / 2, h / 2, 24, 0.34) +
    face
  );
}

export function cufflinks(sheet: Sheet, look: CufflinksLook, seed: string): string {
  return (
    group('translate(335 440) rotate(-14)', cufflink(sheet, look, seed)) +
    group('translate(650 590) rotate(10)', cufflink(sheet, look, seed))
  );
}
