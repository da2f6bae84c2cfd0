import type { PhoneLook } from '../../catalogue/generate/look-accessory';
import { type Ramp, toneOf } from '../base/color';
import { letters } from '../base/lettering';
import { metals } from '../base/metals';
import { pigments } from '../base/pigments';
import { boxShadow } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { circle, line, num, path, roundRect } from '../base/svg';
import { panel } from './leather';

export function phone(sheet: Sheet, look: PhoneLook, seed: string, maker: string): string {
  const ramp: Ramp = metals[look.frame];
  const [x, y, w, h] = look.shape === 'keypad' ? [388, 120, 224, 770] : [350, 116, 300, 776];
  const body = roundRect(x, y, w, h, look.shape === 'keypad' ? 58 : 46);
  const frame = sheet.linear(
    [x, y],
    [x + w, y + h * 0.4],
    [
      [0, toneOf(ramp, 0.95)],
      [0.25, toneOf(ramp, 0.45)],
      [0.5, toneOf(ramp, 0.82)],
      [0.8, toneOf(ramp, 0.3)],
      [1, toneOf(ramp, 0.7)],
    ],
  );
  const hide = { color: pigments[look.leather], texture: look.texture, seed };
  let out =
    boxShadow(sheet, [x + 22, y + 34, w, h], 80, 0.3) +
    boxShadow(sheet, [x + 8, y + 12, w, h], 34, 0.3) +
    path(body, frame, { stroke: toneOf(ramp, 0.1), 'stroke-width': 1.4 });
  const chin = look.shape === 'keypad' ? 118 : 96;
  out += panel(
    sheet,
    hide,
    roundRect(x + 9, y + h - chin, w - 18, chin - 10, 42),
    [x, y + h - chin, x + w, y + h],
    { stitch: roundRect(x + 19, y + h - chin + 10, w - 38, chin - 30, 34) },
  );
  out += panel(sheet, hide, roundRect(x + 9, y + 10, w - 18, 78, 42), [x, y, x + w, y + 88], {
    stitch: roundRect(x + 19, y + 20, w - 38, 58, 32),
  });
  out +=
    path(roundRect(500 - 44, y + 40, 88, 15, 7.5), toneOf(ramp, 0.16)) +
    path(roundRect(500 - 40, y + 43, 80, 6, 3), toneOf(ramp, 0.7));
  if (maker)
    out += letters(maker, 500, y + 106, {
      size: Math.min(15, 150 / Math.max(6, maker.length)),
      color: toneOf(ramp, 0.08),
      weight: 0.13,
      spacing: 0.6,
    });
  const glassTop = y + 124;
  const glassHeight = look.shape === 'keypad' ? 262 : h - 124 - chin - 18;
  const glass = roundRect(x + 17, glassTop, w - 34, glassHeight, 10);
  out +=
    path(glass, '#08090b') +
    path(
      glass,
      sheet.linear(
        [x, glassTop],
        [x + w, glassTop + glassHeight],
        [
          [0, '#3b4a5c', 0.9],
          [0.35, '#16202c', 0.7],
          [0.36, '#0a0d12', 0.6],
          [1, '#1a2430', 0.8],
        ],
      ),
    );
  out += letters('10 10', 500, glassTop + glassHeight * 0.32, {
    size: w * 0.15,
    color: '#e9e4d8',
    weight: 0.08,
    spacing: 0.3,
  });
  out +=
    circle(500, glassTop + glassHeight * 0.32 - w * 0.03, 2.4, '#e9e4d8') +
    circle(500, glassTop + glassHeight * 0.32 + w * 0.035, 2.4, '#e9e4d8') +
    line(`M${500 - w * 0.2} ${glassTop + glassHeight * 0.5}H${500 + w * 0.2}`, '#9a7a3f', 2);
  if (look.shape === 'touch') {
    for (let index = 0; index < 4; index++)
      out += circle(
        x + 17 + (w - 34) * (0.16 + index * 0.227),
        glassTop + glassHeight - 44,
        20,
        'none',
        { stroke: '#c9b98f', 'stroke-width': 1.8, opacity: 0.8 },
      );
    return out;
  }
  const keysTop = glassTop + glassHeight + 26;
  out +=
    path(
      roundRect(500 - 34, keysTop, 68, 46, 14),
      sheet.over([
        [0, toneOf(ramp, 1)],
        [0.5, toneOf(ramp, 0.6)],
        [1, toneOf(ramp, 0.25)],
      ]),
      { stroke: toneOf(ramp, 0.1), 'stroke-width': 1.4 },
    ) + circle(500, keysTop + 23, 12, toneOf(ramp, 0.3));
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '0', '-'];
  keys.forEach((key, index) => {
    const column = index % 3;
    const row = Math.floor(index / 3);
    const kx = x + 20 + column * ((w - 40) / 3);
    // Rows drop towards the middle, as a chevron.
    const ky = keysTop + 60 + row * 42 + (column === 1 ? 8 : 0);
    const wide = (w - 40) / 3 - 5;
    const slant = column === 0 ? 8 : column === 2 ? -8 : 0;
    const d = `M${num(kx)} ${num(ky)}L${num(kx + wide)} ${num(ky + slant)}V${num(ky + 31 + slant)}L${num(kx)} ${num(ky + 31)}Z`;
    out +=
      path(
        d,
        sheet.over([
          [0, toneOf(ramp, 0.9)],
          [0.4, toneOf(ramp, 0.6)],
          [1, toneOf(ramp, 0.28)],
        ]),
        { stroke: toneOf(ramp, 0.08), 'stroke-width': 1.3, 'stroke-linejoin': 'round' },
      ) +
      letters(key, kx + wide / 2, ky + 15.5 + slant / 2, {
        size: 13,
        color: toneOf(ramp, 0.05),
        weight: 0.14,
      });
  });
  return out;
}
