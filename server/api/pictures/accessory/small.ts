import type {
  CufflinksLook,
  LighterLook,
  PenLook,
  PhoneLook,
} from '../../db/seed/catalogue/look-accessory';
import { darken, lighten, rampOf, toneOf, type Ramp } from '../base/color';
import { letters } from '../base/lettering';
import { metals } from '../base/metals';
import { pigments } from '../base/pigments';
import { chanceOf } from '../base/random';
import { band, brushedRing } from '../base/relief';
import { boxShadow, discShadow } from '../base/scene';
import { outlineOf } from '../base/shape';
import type { Sheet } from '../base/sheet';
import { brushLines, hobnail, specks } from '../base/textures';
import {
  circle,
  ellipse,
  group,
  line,
  num,
  path,
  polygon,
  rect,
  roundRect,
  type Stop,
} from '../base/svg';
import { stoneColour } from '../jewelry/stone-colours';
import { gemstone } from '../jewelry/stone';
import { panel } from './leather';

/** Across a cylinder that lies along x: a bright line above its middle, dark below. */
const cylinder = (ramp: Ramp, shine = 1): Stop[] => [
  [0, toneOf(ramp, 0.16)],
  [0.1, toneOf(ramp, 0.42)],
  [0.22, toneOf(ramp, 0.42 + 0.58 * shine)],
  [0.3, toneOf(ramp, 0.5 + 0.2 * shine)],
  [0.52, toneOf(ramp, 0.42)],
  [0.8, toneOf(ramp, 0.16)],
  [0.93, toneOf(ramp, 0.3)],
  [1, toneOf(ramp, 0.06)],
];

/** A turned part from x0 to x1 with half heights at its ends. */
const turned = (
  sheet: Sheet,
  ramp: Ramp,
  x0: number,
  h0: number,
  x1: number,
  h1: number,
  shine = 1,
): string =>
  path(
    `M${num(x0)} ${num(-h0)}L${num(x1)} ${num(-h1)}V${num(h1)}L${num(x0)} ${num(h0)}Z`,
    sheet.over(cylinder(ramp, shine)),
  );

function ringAt(sheet: Sheet, ramp: Ramp, x: number, w: number, h: number): string {
  return (
    rect(x, -h, w, 2 * h, sheet.over(cylinder(ramp)), { rx: Math.min(w / 2, 4) }) +
    line(`M${num(x + w)} ${num(-h)}V${num(h)}`, '#000', 1, { opacity: 0.4 })
  );
}

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
      return path(d, brushLines(sheet, seed, 0, 0.2));
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

export function lighter(sheet: Sheet, look: LighterLook, seed: string, maker: string): string {
  const ramp: Ramp = metals[look.metal];
  const [w, h] = { tall: [268, 560], slim: [196, 520], compact: [286, 430] }[look.shape] as [
    number,
    number,
  ];
  const [x, y] = [500 - w / 2, 505 - h / 2];
  const lid = h * 0.34;
  const body = roundRect(x, y, w, h, 12);
  const color = look.colour ? pigments[look.colour] : null;
  const face = (top: number, height: number): string => {
    const d = roundRect(x + 9, top + 9, w - 18, height - 18, 5);
    if (look.finish === 'lacquer' && color)
      return (
        path(
          d,
          sheet.linear(
            [x, top],
            [x + w, top + height],
            [
              [0, lighten(color, 0.3)],
              [0.3, color],
              [1, darken(color, 0.45)],
            ],
          ),
        ) +
        path(d, specks(sheet, seed, 0.6, 0.12)) +
        path(
          d,
          sheet.linear(
            [x, top],
            [x + w, top + height * 0.6],
            [
              [0, '#fff', 0.5],
              [0.3, '#fff', 0.16],
              [0.31, '#fff', 0],
              [1, '#fff', 0],
            ],
          ),
        )
      );
    if (look.finish === 'diamond_points')
      return (
        path(d, toneOf(ramp, 0.6)) +
        path(d, hobnail(sheet, 17, 0.62, 45)) +
        path(
          d,
          sheet.linear(
            [x, top],
            [x + w, top + height],
            [
              [0, '#fff', 0.35],
              [0.5, '#fff', 0],
              [1, '#000', 0.3],
            ],
          ),
        )
      );
    if (look.finish === 'vertical_lines') {
      const tile = sheet.linear(
        [0, 0],
        [11, 0],
        [
          [0, toneOf(ramp, 0.25)],
          [0.3, toneOf(ramp, 0.95)],
          [0.6, toneOf(ramp, 0.6)],
          [1, toneOf(ramp, 0.2)],
        ],
        { spreadMethod: 'repeat' },
      );
      return (
        path(d, tile) +
        path(
          d,
          sheet.linear(
            [x, top],
            [x + w, top + height],
            [
              [0, '#fff', 0.3],
              [0.4, '#fff', 0],
              [1, '#000', 0.34],
            ],
          ),
        )
      );
    }
    return (
      path(
        d,
        sheet.linear(
          [x, top],
          [x + w, top + height],
          [
            [0, toneOf(ramp, 0.9)],
            [0.4, toneOf(ramp, 0.6)],
            [1, toneOf(ramp, 0.4)],
          ],
        ),
      ) + path(d, brushLines(sheet, seed, 90, 0.22))
    );
  };
  const shell = sheet.linear(
    [x, y],
    [x + w, y],
    [
      [0, toneOf(ramp, 0.9)],
      [0.08, toneOf(ramp, 0.5)],
      [0.3, toneOf(ramp, 0.86)],
      [0.7, toneOf(ramp, 0.6)],
      [0.94, toneOf(ramp, 0.3)],
      [1, toneOf(ramp, 0.12)],
    ],
  );
  return group(
    'translate(500 505) rotate(-9) translate(-500 -505)',
    boxShadow(sheet, [x + 20, y + 34, w, h], 74, 0.3) +
      boxShadow(sheet, [x + 8, y + 12, w, h], 30, 0.3) +
      path(
        roundRect(x + w - 4, y + 18, 20, lid * 0.5, 8),
        sheet.over([
          [0, toneOf(ramp, 0.3)],
          [0.3, toneOf(ramp, 1)],
          [1, toneOf(ramp, 0.1)],
        ]),
      ) +
      path(body, shell, { stroke: toneOf(ramp, 0.12), 'stroke-width': 1.2 }) +
      face(y, lid) +
      face(y + lid, h - lid) +
      line(`M${x} ${num(y + lid)}H${x + w}`, '#000', 4, { opacity: 0.75 }) +
      line(`M${x} ${num(y + lid + 3)}H${x + w}`, '#fff', 1.6, { opacity: 0.6 }) +
      path(
        roundRect(x - 13, y + lid - 40, 15, 60, 6),
        sheet.over([
          [0, toneOf(ramp, 0.4)],
          [0.3, toneOf(ramp, 1)],
          [1, toneOf(ramp, 0.15)],
        ]),
      ) +
      (maker && look.finish !== 'diamond_points' && look.finish !== 'vertical_lines'
        ? letters(maker, 500, y + h - 40, {
            size: 11,
            color: color ? lighten(color, 0.55) : toneOf(ramp, 0.1),
            weight: 0.12,
            spacing: 0.6,
          })
        : '') +
      circle(x + w * 0.5, y + h - 2, 0.1, '#000'),
  );
}

function cufflink(sheet: Sheet, look: CufflinksLook, seed: string, side: number): string {
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
    face = '';
    for (let turn = 0; turn < 6; turn++)
      face += group(
        `rotate(${turn * 60 + side * 12})`,
        path(
          'M-92 -26C-40 -78 40 -78 92 -26C60 -20 40 6 0 6S-60 -20 -92 -26Z',
          sheet.over([
            [0, toneOf(ramp, 0.98)],
            [0.4, toneOf(ramp, 0.6)],
            [1, toneOf(ramp, 0.12)],
          ]),
          { stroke: toneOf(ramp, 0.12), 'stroke-width': 2 },
        ),
      );
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
    group('translate(335 440) rotate(-14)', cufflink(sheet, look, seed, -1)) +
    group('translate(650 590) rotate(10)', cufflink(sheet, look, seed, 1))
  );
}
