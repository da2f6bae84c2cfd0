import type { ArtFrame } from '../../catalogue/generate/look-art';
import { toneOf } from '../base/color';
import { toneAt } from '../base/light';
import type { Sheet } from '../base/sheet';
import { group, line, num, path, rect } from '../base/svg';
import { carving, cornerOrnament, woodGrain } from './frame-ornament';
import { sides, slopeOf, strip } from './frame-sides';
import { gilt, mouldings } from './mouldings';

export interface Framed {
  /** Outer size and the place of the picture in it. */
  width: number;
  height: number;
  inset: number;
  svg: string;
}

/** A frame around a picture of w x h units; the origin is the outer corner. */
export function framed(
  sheet: Sheet,
  frame: ArtFrame,
  picture: string,
  w: number,
  h: number,
  seed: string,
): Framed {
  const { width: share, ramp, profile, ornament, mat } = mouldings[frame];
  const m = share * Math.max(w, h);
  const matWidth = mat * Math.max(w, h);
  const inset = m + matWidth;
  const [W, H] = [w + 2 * inset, h + 2 * inset];
  let out = '';
  if (matWidth > 0) {
    out += rect(
      m - 1,
      m - 1,
      W - 2 * m + 2,
      H - 2 * m + 2,
      sheet.linear(
        [0, 0],
        [W, H],
        [
          [0, '#fdfbf6'],
          [1, '#eee9df'],
        ],
      ),
    );
    const bevel = 4.5;
    out +=
      line(
        `M${num(inset - bevel)} ${num(H - inset + bevel)}V${num(inset - bevel)}H${num(W - inset + bevel)}`,
        '#cfc8b9',
        bevel,
      ) +
      line(
        `M${num(inset - bevel)} ${num(H - inset + bevel)}H${num(W - inset + bevel)}V${num(inset - bevel)}`,
        '#ffffff',
        bevel,
      );
  }
  out += group(
    `translate(${num(inset)} ${num(inset)})`,
    sheet.clipped(`M0 0H${num(w)}V${num(h)}H0Z`, picture),
  );
  if (m > 0) {
    // The frame's own shadow on mat or canvas, from the upper left.
    out +=
      path(
        `M${num(m)} ${num(m)}H${num(W - m)}L${num(W - m)} ${num(m + 7)}H${num(m + 6)}V${num(H - m)}H${num(m)}Z`,
        '#1a120a',
        { opacity: 0.34 },
      ) +
      path(
        `M${num(m)} ${num(m)}H${num(W - m)}L${num(W - m)} ${num(m + 16)}H${num(m + 13)}V${num(H - m)}H${num(m)}Z`,
        '#1a120a',
        { opacity: 0.16 },
      );
  }
  for (const side of sides) {
    profile.forEach(([from, slope], index) => {
      const to = profile[index + 1]?.[0] ?? 1;
      const tone =
        toneAt(slopeOf(side, slope), ramp === gilt ? 'polished' : 'brushed') *
        (ramp === gilt ? 0.9 : 1);
      const color = toneOf(ramp, tone);
      out += path(strip(side, W, H, from * m, to * m + 0.4), color, {
        stroke: color,
        'stroke-width': 0.5,
      });
    });
    if (ornament === 'carved') out += carving(ramp, side, W, H, m);
    if (ornament === 'grain')
      out += woodGrain(sheet, strip(side, W, H, 0, m), side, W, H, m, `${seed} ${side}`);
  }
  if (m > 8)
    for (const [x, y, dx, dy] of [
      [0, 0, 1, 1],
      [W, 0, -1, 1],
      [0, H, 1, -1],
      [W, H, -1, -1],
    ] as const)
      out += line(`M${num(x)} ${num(y)}l${num(dx * m)} ${num(dy * m)}`, '#000', 0.9, {
        opacity: 0.5,
      });
  if (ornament === 'carved')
    out +=
      cornerOrnament(ramp, 0, 0, 0, m) +
      cornerOrnament(ramp, W, 0, 90, m) +
      cornerOrnament(ramp, W, H, 180, m) +
      cornerOrnament(ramp, 0, H, 270, m);
  return { width: W, height: H, inset, svg: out };
}
