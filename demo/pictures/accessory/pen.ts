import type { PenLook } from '../../catalogue/generate/look-accessory';
import { type Ramp, darken, lighten, rampOf, toneOf } from '../base/color';
import { letters } from '../base/lettering';
import { metals } from '../base/metals';
import { pigments } from '../base/pigments';
import { chanceOf } from '../base/random';
import { boxShadow } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { circle, ellipse, group, line, num, path } from '../base/svg';
import { brushLines, hobnail } from '../base/textures';
import { cylinder, ringAt, turned } from './turned';

function barrelSurface(sheet: Sheet, look: PenLook, seed: string, d: string): string {
  const chance = chanceOf(`pen ${seed}`);
  const color = pigments[look.colour];
  switch (look.finish) {
    case 'lacquer_marbled': {
      let veins = '';
      for (let index = 0; index < 90; index++) {
        const x = chance.between(-430, 430);
        veins += ellipse(
          x,
          chance.between(-34, 34),
          chance.between(8, 46),
          chance.between(3, 13),
          chance.when(0.5) ? lighten(color, 0.4) : darken(color, 0.5),
          {
            opacity: chance.between(0.12, 0.42),
            transform: `rotate(${num(chance.between(-30, 30))} ${num(x)} 0)`,
          },
        );
      }
      return sheet.clipped(d, veins);
    }
    case 'guilloche':
      return path(d, hobnail(sheet, 11, 0.5, 45));
    case 'brushed':
      return path(d, brushLines(sheet, seed, false, 0.2));
    case 'skeleton': {
      let cut = '';
      for (let x = -400; x < 400; x += 46)
        cut += path(
          `M${x} 0C${x + 8} -30 ${x + 30} -30 ${x + 38} 0C${x + 30} 30 ${x + 8} 30 ${x} 0Z`,
          '#0c0b0b',
          { opacity: 0.72 },
        );
      return sheet.clipped(d, cut);
    }
    case 'gloss':
      return '';
  }
}

/** A pen along x, its nib to the left. */
function penBody(sheet: Sheet, look: PenLook, seed: string, maker: string): string {
  const trim: Ramp = metals[look.trim];
  const color = pigments[look.colour];
  const metalBody =
    look.finish === 'brushed' || look.finish === 'guilloche' || look.finish === 'skeleton';
  const body: Ramp =
    metalBody && look.colour === 'gold'
      ? metals.yellow_gold
      : metalBody && (look.colour === 'grey' || look.colour === 'white')
        ? metals.silver
        : rampOf(color, 0.85);
  const h = look.shape === 'slim' ? 27 : look.shape === 'cigar' ? 41 : 35;
  const end = 395;
  const cigar = look.shape === 'cigar';
  const d = cigar
    ? `M-150 ${-h}H300C350 ${-h} ${end} ${-h * 0.8} ${end} 0S350 ${h} 300 ${h}H-150Z`
    : `M-150 ${-h}H${end - 18}Q${end} ${-h} ${end} ${-h + 14}V${h - 14}Q${end} ${h} ${end - 18} ${h}H-150Z`;
  const grip = `M-150 ${-h * 0.86}L-262 ${-h * 0.62}V${h * 0.62}L-150 ${h * 0.86}Z`;
  let out =
    boxShadow(sheet, [-380, -h + 26, 790, 2 * h], 46, 0.3) +
    boxShadow(sheet, [-300, -h * 0.8 + 12, 690, 1.6 * h], 18, 0.26);
  const black = rampOf('#17161a', 0.8);
  out += path(grip, sheet.over(cylinder(metalBody ? trim : black)));
  if (look.type === 'fountain') {
    const nib = `M-262 ${-h * 0.5}C-310 ${-h * 0.56} -340 ${-h * 0.3} -400 0C-340 ${h * 0.3} -310 ${h * 0.56} -262 ${h * 0.5}Z`;
    const gold: Ramp =
      look.trim === 'yellow_gold'
        ? metals.yellow_gold
        : look.trim === 'rose_gold'
          ? metals.rose_gold
          : metals.white_gold;
    out +=
      path(
        nib,
        sheet.over([
          [0, toneOf(gold, 0.7)],
          [0.3, toneOf(gold, 1)],
          [0.55, toneOf(gold, 0.6)],
          [1, toneOf(gold, 0.2)],
        ]),
        { stroke: toneOf(gold, 0.15), 'stroke-width': 1 },
      ) +
      line('M-398 0H-304', '#1a1512', 1.8) +
      circle(-300, 0, 5, '#1a1512') +
      line(
        `M-270 ${-h * 0.36}C-310 ${-h * 0.4} -340 ${-h * 0.16} -372 0C-340 ${h * 0.16} -310 ${h * 0.4} -270 ${h * 0.36}`,
        toneOf(gold, 0.35),
        1.6,
      ) +
      circle(-399, 0, 3, '#d9d9d9');
  } else {
    out +=
      turned(sheet, trim, -262, h * 0.6, -352, h * 0.2) +
      turned(sheet, trim, -352, h * 0.16, -394, 3) +
      circle(-394, 0, 3.4, '#9a9a9a');
  }
  out += ringAt(sheet, trim, -166, 18, h * 0.98);
  out +=
    path(d, sheet.over(cylinder(body, metalBody ? 0.8 : 1))) + barrelSurface(sheet, look, seed, d);
  if (look.shape === 'faceted')
    for (const y of [-0.5, 0.06, 0.56])
      out += line(`M-148 ${num(y * h)}H${end - 6}`, y < 0 ? '#fff' : '#000', 1.6, {
        opacity: 0.35,
      });
  if (look.finish === 'lacquer_marbled')
    out += path(
      d,
      sheet.over([
        [0, '#000', 0.3],
        [0.2, '#fff', 0.7],
        [0.27, '#fff', 0.1],
        [0.5, '#000', 0],
        [1, '#000', 0.55],
      ]),
    );
  // The cap's rings and clip at the far end.
  out +=
    ringAt(sheet, trim, 66, 8, h * 1.02) +
    ringAt(sheet, trim, 79, 22, h * 1.03) +
    ringAt(sheet, trim, 106, 8, h * 1.02);
  const clip = `M352 -9H150Q136 -9 134 1Q136 12 150 11H352Z`;
  out +=
    group('translate(2 8)', path(clip, '#000', { opacity: 0.4 })) +
    path(
      clip,
      sheet.over([
        [0, toneOf(trim, 0.8)],
        [0.3, toneOf(trim, 1)],
        [0.7, toneOf(trim, 0.45)],
        [1, toneOf(trim, 0.15)],
      ]),
      { stroke: toneOf(trim, 0.12), 'stroke-width': 0.8 },
    ) +
    circle(143, 1, 8, toneOf(trim, 0.85)) +
    ringAt(sheet, trim, 340, 15, h * (cigar ? 0.97 : 1.03));
  if (maker)
    out += letters(maker, 90, h * 0.02, {
      size: 9,
      color: toneOf(trim, 0.1),
      weight: 0.13,
      spacing: 0.3,
    });
  if (look.type !== 'fountain' && !cigar)
    out += turned(sheet, trim, end, h * 0.5, end + 26, h * 0.46);
  return out;
}

export function pen(sheet: Sheet, look: PenLook, seed: string, maker: string): string {
  const turn = -chanceOf(`pen turn ${seed}`).between(24, 40);
  return group(
    `translate(500 505) rotate(${num(turn)}) scale(1.06)`,
    penBody(sheet, look, seed, maker),
  );
}
