import { darken, lighten, toneOf } from '../base/color';
import { letters } from '../base/lettering';
import { type Point, circle, group, line, num, path, roundRect } from '../base/svg';
import { weave } from '../base/textures';
import { evenly } from '../jewelry/chain';
import { type Box, type Making, ground, handle, trapeze } from './bag-parts';
import { metalPlate, stud } from './hardware';
import { panel, seam } from './leather';

export function crossbody(making: Making): string {
  const { sheet, hide, trim } = making;
  const box: Box = [250, 440, 750, 846];
  const color = darken(trim.color, 0.12);
  const d = 'M262 470C262 40 738 40 738 470';
  let out = ground(making, 250, 750, 846);
  out +=
    group('translate(10 14)', line(d, '#2a2118', 54, { opacity: 0.12 })) +
    line(d, darken(color, 0.5), 56) +
    line(d, color, 52) +
    line(d, weave(sheet, 7, 0.3), 52) +
    line(d, '#fff', 8, { opacity: 0.14, transform: 'translate(-12 -8)' });
  out += panel(sheet, hide, roundRect(250, 440, 500, 406, 92), box, {
    stitch: roundRect(263, 453, 474, 380, 82),
    depth: 0.42,
  });
  out += group(
    '',
    line('M262 478Q500 430 738 478', darken(hide.color, 0.5), 3) +
      seam('M264 490Q500 442 736 490', hide.color),
  );
  let holes = '';
  const dots: Point[] = [];
  for (let index = 0; index < 30; index++) {
    const a = (index * Math.PI) / 15;
    dots.push([500 + 104 * Math.cos(a), 644 + 104 * Math.sin(a)]);
  }
  // The outline of a brilliant, punched.
  const gem: Point[] = [
    [-62, -14],
    [-34, -48],
    [34, -48],
    [62, -14],
    [0, 66],
    [-62, -14],
    [62, -14],
  ];
  for (const { x, y } of evenly(gem, 15.6)) dots.push([500 + x, 644 + y]);
  for (const [x, y] of dots)
    holes +=
      circle(x, y, 6.4, darken(hide.color, 0.8)) +
      line(`M${num(x - 5)} ${num(y + 4)}q5 4 10 0`, lighten(hide.color, 0.4), 1.4, {
        opacity: 0.6,
      });
  return (
    out + holes + stud(sheet, making.ramp, 280, 470, 13) + stud(sheet, making.ramp, 720, 470, 13)
  );
}

export function tote(making: Making): string {
  const { sheet, hide, trim } = making;
  const box: Box = [186, 420, 814, 860];
  const d = `M150 420H850L${800} 838Q797 860 776 860H224Q203 860 200 838Z`;
  let out = ground(making, 190, 810, 860);
  out += handle(darken(trim.color, 0.35), [372, 440], 60, [628, 440], 18);
  out += path('M150 420Q500 392 850 420Q500 462 150 420Z', darken(hide.color, 0.7));
  out +=
    panel(sheet, hide, d, box, { depth: 0.44 }) +
    panel(sheet, trim, 'M150 420H850L846 452H154Z', [150, 420, 850, 452], {
      plain: true,
      edge: 1.4,
    }) +
    seam('M156 446H844', trim.color);
  for (const x of [372, 628])
    out += panel(sheet, trim, `M${x - 17} 424h34v92l-17 22l-17 -22Z`, [x - 17, 424, x + 17, 540], {
      plain: true,
      edge: 1.4,
      stitch: `M${x - 10} 432v82l10 13l10 -13v-82`,
    });
  return out + handle(trim.color, [372, 446], 96, [628, 446], 18);
}

export function arched(making: Making): string {
  const { sheet, hide, trim, ramp, maker } = making;
  const box: Box = [236, 428, 764, 858];
  let out =
    ground(making, 236, 764, 858) +
    handle(darken(trim.color, 0.35), [364, 456], 96, [636, 456], 24);
  out += panel(sheet, hide, trapeze(box, 18, 20), box, { depth: 0.42 });
  for (const x of [364, 636])
    out +=
      line(`M${x} 444v52`, toneOf(ramp, 0.2), 12) +
      circle(x, 476, 22, 'none', { stroke: toneOf(ramp, 0.18), 'stroke-width': 12 }) +
      circle(x, 476, 22, 'none', { stroke: toneOf(ramp, 0.84), 'stroke-width': 8 }) +
      stud(sheet, ramp, x, 506, 9);
  out += handle(trim.color, [364, 462], 130, [636, 462], 25);
  // Short names hang in letters, others as small brilliants.
  const signs = maker.length > 0 && maker.length <= 5 ? Array.from(maker) : ['', '', ''];
  signs.forEach((sign, index) => {
    const x = 652 + index * 13;
    const y = 548 + index * 44;
    out +=
      line(`M${x - 4} ${y - 42}L${x} ${y - 20}`, toneOf(ramp, 0.6), 4) +
      (sign
        ? letters(sign, x, y, { size: 36, color: toneOf(ramp, 0.2), weight: 0.2 }) +
          letters(sign, x - 1, y - 1.4, { size: 36, color: toneOf(ramp, 0.8), weight: 0.13 })
        : path(`M${x - 15} ${y - 5}l8 -11h14l8 11L${x} ${y + 17}Z`, toneOf(ramp, 0.72), {
            stroke: toneOf(ramp, 0.16),
            'stroke-width': 2,
            'stroke-linejoin': 'round',
          }));
  });
  return out;
}

export function hobo(making: Making): string {
  const { sheet, hide, trim, ramp } = making;
  const body =
    'M206 520C210 760 300 852 500 852S790 760 794 520C740 610 640 642 500 642S260 610 206 520Z';
  let out = ground(making, 240, 780, 852) + handle(trim.color, [222, 540], -10, [778, 540], 40);
  out += path(
    'M206 520C260 590 360 560 500 560S740 590 794 520C740 610 640 642 500 642S260 610 206 520Z',
    darken(hide.color, 0.66),
  );
  out += panel(sheet, hide, body, [206, 520, 794, 852], {
    depth: 0.5,
    stitch: 'M216 556C268 632 372 656 500 656S732 632 784 556',
  });
  return (
    out +
    metalPlate(sheet, ramp, 472, 588, 56, 96, 12) +
    stud(sheet, ramp, 500, 610, 13) +
    line('M500 626V668', toneOf(ramp, 0.2), 8)
  );
}
