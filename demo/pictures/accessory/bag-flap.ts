import { toneOf } from '../base/color';
import { softShadow } from '../base/scene';
import { circle, group, line, roundRect } from '../base/svg';
import { type Box, type Making, ground, shoulderChain, shoulderStrap } from './bag-parts';
import { metalPlate, stud, turnLock } from './hardware';
import { panel, seam } from './leather';

/** A flat flap bag: quilted with a chain, or smooth with a plate clasp. */
export function flapBag(making: Making, chained: boolean): string {
  const { sheet, hide, ramp } = making;
  const half = chained ? 306 : 262;
  const box: Box = [500 - half, chained ? 448 : 430, 500 + half, 838];
  const [x0, y0, x1, y1] = box;
  let out = ground(making, x0, x1, y1);
  out += chained
    ? shoulderChain(making, [x0 + 84, y0 + 34], [x1 - 84, y0 + 34], -250, 17)
    : shoulderStrap(making, [x0 + 40, y0 + 16], [x1 - 40, y0 + 16], 30, 22);
  out += panel(sheet, hide, roundRect(x0, y0, x1 - x0, y1 - y0, 30), box, { depth: 0.46 });
  const drop = chained ? 236 : 262;
  const flap = `M${x0 - 2} ${y0 + 30}Q${x0 - 2} ${y0 - 4} ${x0 + 34} ${y0 - 4}H${x1 - 34}Q${x1 + 2} ${y0 - 4} ${x1 + 2} ${y0 + 30}V${y0 + drop - 30}Q${x1 + 2} ${y0 + drop} ${x1 - 40} ${y0 + drop}H${x0 + 40}Q${x0 - 2} ${y0 + drop} ${x0 - 2} ${y0 + drop - 30}Z`;
  out +=
    group('translate(3 10)', softShadow(flap, 9, 0.4, '#000000')) +
    panel(sheet, hide, flap, [x0, y0, x1, y0 + drop], {
      depth: 0.24,
      stitch: chained
        ? undefined
        : `M${x0 + 12} ${y0 + 30}V${y0 + drop - 30}Q${x0 + 12} ${y0 + drop - 13} ${x0 + 44} ${y0 + drop - 13}H${x1 - 44}Q${x1 - 12} ${y0 + drop - 13} ${x1 - 12} ${y0 + drop - 30}V${y0 + 30}`,
    });
  if (chained) {
    for (const side of [-1, 1])
      out +=
        stud(sheet, ramp, 500 + side * (half - 84), y0 + 30, 13) +
        circle(500 + side * (half - 84), y0 + 30, 6, '#0c0a09');
    return out + turnLock(sheet, ramp, 500, y0 + drop - 46, 44);
  }
  const y = y0 + drop - 70;
  return (
    out +
    metalPlate(sheet, ramp, 500 - 66, y - 40, 132, 80, 10) +
    metalPlate(sheet, ramp, 500 - 18, y - 26, 36, 52, 6) +
    line(
      `M${500 - 50} ${y - 24}H${500 - 28}M${500 + 28} ${y - 24}H${500 + 50}`,
      toneOf(ramp, 0.2),
      2,
    )
  );
}

export function saddle(making: Making): string {
  const { sheet, hide, trim, ramp } = making;
  const body =
    'M250 560C230 760 330 850 500 850C690 850 772 740 748 560C742 500 700 474 640 474H352C300 474 256 500 250 560Z';
  let out =
    ground(making, 250, 760, 850) +
    shoulderStrap(making, [290, 520], [712, 520], 60, 24) +
    panel(sheet, hide, body, [240, 470, 760, 850], { depth: 0.5 });
  const flap =
    'M246 556C246 490 296 462 356 462H640C712 462 752 496 754 556C756 700 716 752 640 752C560 752 560 690 500 690C430 690 420 772 350 764C276 754 244 680 246 556Z';
  out +=
    group('translate(3 10)', softShadow(flap, 8, 0.4, '#000000')) +
    panel(sheet, hide, flap, [246, 462, 754, 764], {
      depth: 0.26,
      stitch:
        'M262 560C262 500 306 478 358 478H638C700 478 738 506 738 560C740 690 704 736 642 736C572 736 566 674 500 674C420 674 412 756 352 748C288 738 260 670 262 560Z',
    });
  const d = 'M586 640C586 752 672 752 672 640';
  out +=
    line('M629 566V650', trim.color, 26) +
    seam('M622 572V650M636 572V650', trim.color) +
    line(d, toneOf(ramp, 0.14), 26) +
    line(d, toneOf(ramp, 0.62), 20) +
    line(d, toneOf(ramp, 1), 6, { transform: 'translate(-4 -3)' }) +
    metalPlate(sheet, ramp, 576, 628, 106, 20, 9);
  return out;
}
