import type { BagLook, WalletLook } from '../../db/seed/catalogue/look-accessory';
import { darken, lighten, toneOf, type Ramp } from '../base/color';
import { letters } from '../base/lettering';
import { metals } from '../base/metals';
import { pigments } from '../base/pigments';
import { boxShadow, pool, softShadow } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { weave } from '../base/textures';
import { bow, evenly } from '../jewelry/chain';
import {
  circle,
  ellipse,
  group,
  line,
  num,
  path,
  polyline,
  roundRect,
  type Point,
} from '../base/svg';
import { bagChain, metalPlate, padlock, stud, turnLock, zip } from './hardware';
import { panel, seam, type Hide } from './leather';

interface Making {
  sheet: Sheet;
  look: BagLook;
  hide: Hide;
  /** For belts and handles: the same hide without pattern. */
  trim: Hide;
  ramp: Ramp;
  maker: string;
}

type Box = readonly [number, number, number, number];

/** A body that narrows upwards, rounded below. */
const trapeze = ([x0, y0, x1, y1]: Box, slant: number, r: number): string =>
  `M${num(x0 + slant)} ${num(y0)}L${num(x1 - slant)} ${num(y0)}L${num(x1)} ${num(y1 - r)}Q${num(x1)} ${num(y1)} ${num(x1 - r)} ${num(y1)}L${num(x0 + r)} ${num(y1)}Q${num(x0)} ${num(y1)} ${num(x0)} ${num(y1 - r)}Z`;

const inset = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 + by, y0 + by, x1 - by, y1 - by];

/** A rolled handle along an arch. */
function handle(color: string, from: Point, top: number, to: Point, width: number): string {
  const d = `M${num(from[0])} ${num(from[1])}C${num(from[0])} ${num(top)} ${num(to[0])} ${num(top)} ${num(to[0])} ${num(to[1])}`;
  return (
    group(
      'translate(9 13)',
      line(d, '#2a2118', width, { opacity: 0.14, 'stroke-linecap': 'round' }),
    ) +
    line(d, darken(color, 0.66), width, { 'stroke-linecap': 'round' }) +
    line(d, color, width * 0.84, { 'stroke-linecap': 'round' }) +
    line(d, lighten(color, 0.3), width * 0.24, {
      opacity: 0.6,
      transform: `translate(${num(-width * 0.16)} ${num(-width * 0.16)})`,
      'stroke-linecap': 'round',
    }) +
    seam(d, color)
  );
}

/** A tab of leather that holds a handle. */
function tab({ sheet, trim, ramp }: Making, x: number, y: number, w: number, h: number): string {
  const box: Box = [x - w / 2, y, x + w / 2, y + h];
  return (
    panel(
      sheet,
      trim,
      `M${num(x - w / 2)} ${num(y)}H${num(x + w / 2)}V${num(y + h - w * 0.5)}L${num(x)} ${num(y + h)}L${num(x - w / 2)} ${num(y + h - w * 0.5)}Z`,
      box,
      { edge: 1.6 },
    ) + stud(sheet, ramp, x, y + h * 0.52, w * 0.13)
  );
}

function ground({ sheet }: Making, x0: number, x1: number, y: number): string {
  return pool(sheet, (x0 + x1) / 2 + 22, y - 2, (x1 - x0) * 0.62, 46, 0.52);
}

function feet({ sheet, ramp }: Making, x0: number, x1: number, y: number): string {
  return stud(sheet, ramp, x0 + 34, y, 9) + stud(sheet, ramp, x1 - 34, y, 9);
}

/** Trapeze with flap, belt, turn-lock and one or two handles. */
function belted(making: Making, handles: 1 | 2): string {
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

/** The key bell on its cord. */
function clochette({ sheet, trim }: Making, x: number, y: number): string {
  const d = `M${num(x)} ${num(y)}Q${num(x + 34)} ${num(y + 60)} ${num(x + 22)} ${num(y + 150)}`;
  const bell = `M${num(x + 10)} ${num(y + 146)}h24l10 66q-22 12 -44 0Z`;
  return (
    line(d, darken(trim.color, 0.5), 8) +
    line(d, trim.color, 5.4) +
    panel(sheet, trim, bell, [x, y + 146, x + 46, y + 220], { edge: 1.4, plain: true }) +
    seam(`M${num(x + 15)} ${num(y + 154)}l-7 56M${num(x + 29)} ${num(y + 154)}l8 56`, trim.color)
  );
}

function shoulderChain(making: Making, from: Point, to: Point, top: number, size: number): string {
  const arch = bow(from, [500, top], to, 60);
  return (
    group('translate(10 14)', line(polyline(arch), '#2a2118', size * 1.3, { opacity: 0.14 })) +
    bagChain(making.ramp, darken(making.trim.color, 0.2), evenly(arch, size * 1.66), size)
  );
}

function shoulderStrap(
  { trim }: Making,
  from: Point,
  to: Point,
  top: number,
  width: number,
): string {
  return handle(trim.color, from, top, to, width);
}

/** A flat flap bag: quilted with a chain, or smooth with a plate clasp. */
function flapBag(making: Making, chained: boolean): string {
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

function crossbody(making: Making): string {
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
  for (let ring = 0; ring < 2; ring++)
    for (let index = 0; index < (ring ? 26 : 20); index++)
      dots.push([
        500 + (ring ? 104 : 80) * Math.cos((index * 2 * Math.PI) / (ring ? 26 : 20)),
        644 + (ring ? 104 : 80) * Math.sin((index * 2 * Math.PI) / (ring ? 26 : 20)),
      ]);
  for (const x of [-38, 38]) for (let y = -52; y <= 52; y += 17) dots.push([500 + x, 644 + y]);
  for (let x = -22; x <= 22; x += 15) dots.push([500 + x, 644]);
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

function barrel(making: Making, long: boolean): string {
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

function tote(making: Making): string {
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

function arched(making: Making): string {
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
  Array.from((maker || 'KARAT').slice(0, 4)).forEach((sign, index) => {
    const x = 652 + index * 13;
    const y = 548 + index * 44;
    out +=
      line(`M${x - 4} ${y - 42}L${x} ${y - 20}`, toneOf(ramp, 0.6), 4) +
      letters(sign, x, y, { size: 36, color: toneOf(ramp, 0.2), weight: 0.2 }) +
      letters(sign, x - 1, y - 1.4, { size: 36, color: toneOf(ramp, 0.8), weight: 0.13 });
  });
  return out;
}

function saddle(making: Making): string {
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

function hobo(making: Making): string {
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

function briefcase(making: Making): string {
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

export function bag(sheet: Sheet, look: BagLook, seed: string, maker: string): string {
  const color = pigments[look.colour];
  const canvas = look.texture.endsWith('canvas');
  const making: Making = {
    sheet,
    look,
    maker,
    hide: { color, texture: look.texture, seed },
    // Canvas bags carry leather of another colour on edges and handles.
    trim: {
      color: canvas
        ? look.colour === 'tan' || look.colour === 'beige'
          ? '#6b4226'
          : '#b68656'
        : look.texture === 'quilted' || look.texture === 'cannage'
          ? color
          : color,
      texture: 'smooth',
      seed,
    },
    ramp: metals[look.hardware],
  };
  switch (look.shape) {
    case 'two_handles_belt':
      return belted(making, 2);
    case 'one_handle_belt':
      return belted(making, 1);
    case 'flap_plate':
      return flapBag(making, false);
    case 'flap_chain':
      return flapBag(making, true);
    case 'crossbody_flat':
      return crossbody(making);
    case 'boston':
      return barrel(making, false);
    case 'duffle':
      return barrel(making, true);
    case 'open_tote':
      return tote(making);
    case 'arched_handles':
      return arched(making);
    case 'saddle':
      return saddle(making);
    case 'hobo':
      return hobo(making);
    case 'briefcase':
      return briefcase(making);
  }
}

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
