import type { WalletLook } from '../../catalogue/generate/look-accessory';
import { type Ramp, darken, lighten, toneOf } from '../base/color';
import { letters } from '../base/lettering';
import { metals } from '../base/metals';
import { pigments } from '../base/pigments';
import { boxShadow, softShadow } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { ellipse, group, line, num, path, roundRect } from '../base/svg';
import type { Box } from './bag-parts';
import { metalPlate, turnLock } from './hardware';
import type { Hide } from './surfaces';
import { panel } from './leather';

export function wallet(sheet: Sheet, look: WalletLook, seed: string, maker: string): string {
  const hide: Hide = { color: pigments[look.colour], texture: look.texture, seed };
  const smooth: Hide = { ...hide, texture: 'smooth' };
  const ramp: Ramp = metals[look.hardware];
  const size = {
    long_zip: [660, 350],
    long_belt: [660, 350],
    bifold: [470, 380],
    card_holder: [440, 320],
  }[look.shape] as [number, number];
  const [w, h] = size;
  const [x, y] = [500 - w / 2, 505 - h / 2];
  const body = roundRect(x, y, w, h, 20);
  const box: Box = [x, y, x + w, y + h];
  let out =
    boxShadow(sheet, [x + 20, y + 32, w, h], 76, 0.3) +
    boxShadow(sheet, [x + 7, y + 11, w, h], 28, 0.3) +
    panel(sheet, hide, body, box, { stitch: roundRect(x + 13, y + 13, w - 26, h - 26, 12) });
  const name = (cx: number, cy: number) =>
    maker
      ? letters(maker, cx + 1, cy + 1, {
          size: 15,
          color: lighten(hide.color, 0.3),
          weight: 0.12,
          spacing: 0.5,
        }) +
        letters(maker, cx, cy, {
          size: 15,
          color: darken(hide.color, 0.5),
          weight: 0.12,
          spacing: 0.5,
        })
      : '';
  if (look.shape === 'long_zip') {
    out +=
      line(
        `M${x + 20} ${y + h - 4}V${y + 24}Q${x + 20} ${y + 4} ${x + 40} ${y + 4}H${x + w - 40}Q${x + w - 4} ${y + 4} ${x + w - 4} ${y + 40}V${y + h - 30}`,
        toneOf(ramp, 0.3),
        9,
      ) +
      line(
        `M${x + 20} ${y + h - 4}V${y + 24}Q${x + 20} ${y + 4} ${x + 40} ${y + 4}H${x + w - 40}Q${x + w - 4} ${y + 4} ${x + w - 4} ${y + 40}V${y + h - 30}`,
        toneOf(ramp, 0.92),
        6,
        { 'stroke-dasharray': '3 2.6' },
      );
    out +=
      metalPlate(sheet, ramp, x + w - 14, y + h - 40, 20, 30, 6) +
      panel(
        sheet,
        smooth,
        roundRect(x + w - 12, y + h - 14, 17, 86, 8),
        [x + w - 12, y + h - 14, x + w + 5, y + h + 72],
        { edge: 1.4 },
      );
    out += name(500, y + h - 46);
  } else if (look.shape === 'long_belt') {
    const flap = `M${x} ${y + 20}Q${x} ${y - 4} ${x + 24} ${y - 4}H${x + w - 24}Q${x + w} ${y - 4} ${x + w} ${y + 20}V${y + h * 0.56}Q${x + w} ${y + h * 0.62} ${x + w - 30} ${y + h * 0.62}H${x + 30}Q${x} ${y + h * 0.62} ${x} ${y + h * 0.56}Z`;
    out +=
      group('translate(2 8)', softShadow(flap, 7, 0.36, '#000000')) +
      panel(sheet, hide, flap, [x, y, x + w, y + h * 0.62], {
        stitch: `M${x + 14} ${y + 14}V${y + h * 0.55}Q${x + 14} ${y + h * 0.585} ${x + 36} ${y + h * 0.585}H${x + w - 36}Q${x + w - 14} ${y + h * 0.585} ${x + w - 14} ${y + h * 0.55}V${y + 14}`,
      });
    const belt = roundRect(470, y - 4, 60, h * 0.76, 10);
    out +=
      group('translate(2 5)', softShadow(belt, 4, 0.32, '#000000')) +
      panel(sheet, smooth, belt, [470, y, 530, y + h * 0.76], {
        edge: 1.6,
        stitch: roundRect(478, y + 4, 44, h * 0.72, 6),
      }) +
      turnLock(sheet, ramp, 500, y + h * 0.62, 40);
  } else if (look.shape === 'bifold') {
    out +=
      line(`M${x + 5} ${y + 12}V${y + h - 12}`, '#000', 8, { opacity: 0.3 }) +
      path(roundRect(x + w - 4, y + 10, 10, h - 20, 4), darken(hide.color, 0.45)) +
      name(500 + w * 0.22, y + h - 40);
  } else {
    for (const [index, top] of [0.3, 0.5, 0.7].entries()) {
      const slot = `M${x + 2} ${num(y + h * top)}H${num(500 - 60)}q20 0 30 16q12 18 30 18t30 -18q10 -16 30 -16H${x + w - 2}V${y + h - 18}Q${x + w - 2} ${y + h - 2} ${x + w - 20} ${y + h - 2}H${x + 20}Q${x + 2} ${y + h - 2} ${x + 2} ${y + h - 18}Z`;
      out +=
        group('translate(0 -3)', softShadow(slot, 4, 0.3, '#000000')) +
        panel(sheet, { ...hide, seed: `${seed}${index}` }, slot, box, { edge: 1.6 });
    }
    out += name(500, y + h - 28);
  }
  return (
    out +
    ellipse(x + w * 0.3, y + h * 0.16, w * 0.24, h * 0.07, '#fff', {
      opacity: look.texture === 'smooth' ? 0.1 : 0.04,
    })
  );
}
