import { darken } from '../base/color';
import { softShadow } from '../base/scene';
import { group, num, path, roundRect } from '../base/svg';
import {
  type Box,
  type Making,
  clochette,
  feet,
  ground,
  handle,
  inset,
  tab,
  trapeze,
} from './bag-parts';
import { metalPlate, padlock, stud, turnLock } from './hardware';
import { panel, seam } from './leather';

/** Trapeze with flap, belt, turn-lock and one or two handles. */
export function belted(making: Making, handles: 1 | 2): string {
  const { sheet, hide, trim, ramp, look } = making;
  const wide = Math.min(1.12, 0.8 + look.widthCm / 110);
  const half = 300 * wide;
  const box: Box = [500 - half, 400, 500 + half, 858];
  const [x0, y0, x1, y1] = box;
  const slant = handles === 1 ? 52 : 40;
  const body = trapeze(box, slant, 26);
  const reach = half * (handles === 1 ? 0.36 : 0.44);
  let out = ground(making, x0, x1, y1);
  if (handles === 2)
    out += handle(
      darken(trim.color, 0.35),
      [500 - reach + 12, 402],
      82,
      [500 + reach - 12, 402],
      24,
    );
  out +=
    feet(making, x0, x1, y1 - 2) +
    panel(sheet, hide, body, box, { stitch: trapeze(inset(box, 12), slant - 4, 20), depth: 0.44 });
  // Side gussets show as a darker edge on both sides.
  out += path(
    `M${num(x0 + slant)} ${y0}L${num(x0)} ${y1 - 26}L${num(x0 + 34)} ${y1 - 6}L${num(x0 + slant + 26)} ${y0}Z`,
    '#000',
    { opacity: 0.17 },
  );
  out += path(
    `M${num(x1 - slant)} ${y0}L${num(x1)} ${y1 - 26}L${num(x1 - 34)} ${y1 - 6}L${num(x1 - slant - 26)} ${y0}Z`,
    '#000',
    { opacity: 0.28 },
  );
  const flapBottom = y0 + 146;
  const notch = 0.105 * half;
  // The flap: three tongues when it passes the handles of a two-handled bag.
  const fx0 = x0 + slant + 6;
  const fx1 = x1 - slant - 6;
  const flap =
    handles === 2
      ? `M${num(fx0)} ${y0 - 6}H${num(fx1)}L${num(fx1 + 8)} ${num(flapBottom)}H${num(500 + reach + notch)}V${num(y0 + 64)}a${num(notch * 0.62)} ${num(notch * 0.62)} 0 0 0 ${num(-notch * 1.24)} 0V${num(flapBottom)}H${num(500 - reach - notch + notch * 1.24)}V${num(y0 + 64)}a${num(notch * 0.62)} ${num(notch * 0.62)} 0 0 0 ${num(-notch * 1.24)} 0V${num(flapBottom)}H${num(fx0 - 8)}Z`
      : `M${num(fx0)} ${y0 - 6}H${num(fx1)}L${num(fx1 + 10)} ${num(flapBottom - 26)}Q${num(fx1 + 10)} ${num(flapBottom)} ${num(fx1 - 18)} ${num(flapBottom)}H${num(fx0 + 18)}Q${num(fx0 - 10)} ${num(flapBottom)} ${num(fx0 - 10)} ${num(flapBottom - 26)}Z`;
  out += group('translate(3 9)', softShadow(flap, 7, 0.34, '#000000'));
  out += panel(sheet, hide, flap, [fx0, y0, fx1, flapBottom], { depth: 0.2 });
  out += seam(`M${num(fx0 + 6)} ${y0 + 6}H${num(fx1 - 6)}`, hide.color);
  // The belt across, with its plates.
  const beltY = y0 + 84;
  for (const side of [-1, 1]) {
    const a = 500 + side * (half * 0.97);
    const b = 500 + side * 66;
    const d = roundRect(Math.min(a, b), beltY - 15, Math.abs(a - b), 30, 6);
    out +=
      group('translate(2 5)', softShadow(d, 4, 0.32, '#000000')) +
      panel(sheet, trim, d, [Math.min(a, b), beltY - 15, Math.max(a, b), beltY + 15], {
        depth: 0.16,
        edge: 1.4,
      }) +
      seam(
        `M${num(Math.min(a, b) + 6)} ${beltY - 9}H${num(Math.max(a, b) - 6)}M${num(Math.min(a, b) + 6)} ${beltY + 9}H${num(Math.max(a, b) - 6)}`,
        trim.color,
      );
    out +=
      metalPlate(sheet, ramp, 500 + side * 108 - 30, beltY - 19, 60, 38, 5) +
      stud(sheet, ramp, 500 + side * 108, beltY, 6);
  }
  out += turnLock(sheet, ramp, 500, beltY, 52);
  for (const side of [-1, 1]) out += tab(making, 500 + side * reach, y0 - 30, 40, 106);
  out += handle(
    trim.color,
    [500 - reach, y0 - 16],
    handles === 1 ? 176 : 110,
    [500 + reach, y0 - 16],
    26,
  );
  if (handles === 2)
    out += padlock(sheet, ramp, 500, beltY + 92, 46) + clochette(making, 500 + reach, y0 - 6);
  else out += clochette(making, 500 - reach, y0 - 20);
  return out;
}
