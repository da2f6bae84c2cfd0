import { darken, toneOf } from '../base/color';
import { softShadow } from '../base/scene';
import { circle, group, roundRect } from '../base/svg';
import { type Box, type Making, ground, handle } from './bag-parts';
import { metalPlate, padlock, stud, zip } from './hardware';
import { panel } from './leather';

export function barrel(making: Making, long: boolean): string {
  const { sheet, hide, trim, ramp } = making;
  const half = long ? 366 : 312;
  const box: Box = [500 - half, long ? 440 : 412, 500 + half, 838];
  const [x0, y0, x1, y1] = box;
  const d = `M${x0 + 26} ${y1}Q${x0 - 6} ${y1 - 10} ${x0} ${y1 - 90}C${x0 + 6} ${y0 + 40} ${x0 + 80} ${y0} ${x0 + 150} ${y0}H${x1 - 150}C${x1 - 80} ${y0} ${x1 - 6} ${y0 + 40} ${x1} ${y1 - 90}Q${x1 + 6} ${y1 - 10} ${x1 - 26} ${y1}Z`;
  let out = ground(making, x0, x1, y1);
  out += handle(
    darken(trim.color, 0.3),
    [500 - 116, y0 + 30],
    long ? 150 : 120,
    [500 + 116, y0 + 30],
    24,
  );
  out += panel(sheet, hide, d, box, { depth: 0.5 });
  out +=
    zip(ramp, x0 + 140, y0 + 14, x1 - 140, y0 + 14) +
    metalPlate(sheet, ramp, x1 - 156, y0 + 8, 40, 14, 6);
  const bottom = `M${x0 + 2} ${y1 - 84}H${x1 - 2}Q${x1 + 4} ${y1 - 8} ${x1 - 26} ${y1}H${x0 + 26}Q${x0 - 4} ${y1 - 8} ${x0 + 2} ${y1 - 84}Z`;
  out += panel(sheet, trim, bottom, [x0, y1 - 84, x1, y1], {
    plain: hide.texture.endsWith('canvas'),
    stitch: `M${x0 + 8} ${y1 - 72}H${x1 - 8}`,
    depth: 0.4,
  });
  for (const side of [-1, 1]) {
    const x = 500 + side * 116;
    out +=
      panel(sheet, trim, roundRect(x - 20, y0 + 8, 40, 142, 14), [x - 20, y0, x + 20, y0 + 150], {
        plain: true,
        stitch: roundRect(x - 13, y0 + 16, 26, 126, 10),
        edge: 1.6,
      }) +
      stud(sheet, ramp, x, y0 + 122, 8) +
      circle(x, y0 + 40, 17, 'none', { stroke: toneOf(ramp, 0.2), 'stroke-width': 9 }) +
      circle(x, y0 + 40, 17, 'none', { stroke: toneOf(ramp, 0.8), 'stroke-width': 6 });
  }
  out += handle(trim.color, [500 - 116, y0 + 36], long ? 186 : 158, [500 + 116, y0 + 36], 25);
  return out + padlock(sheet, ramp, x1 - 210, y0 + 30, 36);
}

export function briefcase(making: Making): string {
  const { sheet, hide, trim, ramp } = making;
  const box: Box = [160, 404, 840, 840];
  let out = ground(making, 160, 840, 840) + handle(trim.color, [408, 410], 268, [592, 410], 30);
  out += panel(sheet, hide, roundRect(160, 404, 680, 436, 24), box, {
    stitch: roundRect(172, 416, 656, 412, 16),
    depth: 0.42,
  });
  const flap =
    'M160 430Q160 402 188 402H812Q840 402 840 430V610Q840 632 814 632H186Q160 632 160 610Z';
  out +=
    group('translate(3 9)', softShadow(flap, 7, 0.36, '#000000')) +
    panel(sheet, hide, flap, [160, 402, 840, 632], {
      stitch: 'M174 440V606Q174 618 190 618H810Q826 618 826 606V440',
      depth: 0.22,
    });
  for (const x of [300, 700])
    out +=
      panel(sheet, trim, roundRect(x - 24, 560, 48, 130, 10), [x - 24, 560, x + 24, 690], {
        plain: true,
        edge: 1.6,
        stitch: roundRect(x - 16, 568, 32, 114, 6),
      }) +
      metalPlate(sheet, ramp, x - 30, 606, 60, 44, 6) +
      metalPlate(sheet, ramp, x - 9, 616, 18, 24, 4);
  return out;
}
