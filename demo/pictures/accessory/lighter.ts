import type { LighterLook } from '../../catalogue/generate/look-accessory';
import { type Ramp, darken, lighten, toneOf } from '../base/color';
import { letters } from '../base/lettering';
import { metals } from '../base/metals';
import { pigments } from '../base/pigments';
import { boxShadow } from '../base/scene';
import type { Sheet } from '../base/sheet';
import { circle, group, line, num, path, roundRect } from '../base/svg';
import { brushLines, hobnail, specks } from '../base/textures';

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
      ) + path(d, brushLines(sheet, seed, true, 0.22))
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
