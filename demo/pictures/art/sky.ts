import { mix } from '../base/color';
import { type Point, circle, rect } from '../base/svg';
import { type Canvas, dense, falling, sorted, strewn, strokes } from './brush';

/** Sky with its light, in strokes that circle around the light. */
export function sky(canvas: Canvas, lightAt: Point | null, clouds = 0.4): string {
  const { w, horizon, tones, chance, sheet } = canvas;
  const ground = rect(
    0,
    0,
    w,
    horizon + 2,
    sheet.linear(
      [0, 0],
      [0, horizon],
      [
        [0, tones.skyTop],
        [1, tones.skyLow],
      ],
    ),
  );
  const near = (point: Point): string => {
    const base = falling(tones.skyTop, tones.skyLow, 0, horizon)(point);
    if (!lightAt) return base;
    const distance = Math.hypot(point[0] - lightAt[0], point[1] - lightAt[1]);
    return mix(base, tones.light, Math.max(0, 0.75 - distance / (w * 0.36)));
  };
  let out =
    ground +
    strokes(canvas, strewn(canvas, dense(w, horizon, 23), 0, 0, w, horizon), near, {
      length: 46,
      width: 15,
      angle: 0,
      spread: 16,
      tint: 0.08,
      bend: 4,
    });
  const banks = Math.round(clouds * 7);
  for (let bank = 0; bank < banks; bank++) {
    const [cx, cy] = [chance.between(0, w), chance.between(horizon * 0.08, horizon * 0.7)];
    const [rx, ry] = [w * chance.between(0.12, 0.24), horizon * chance.between(0.05, 0.11)];
    const places = Array.from({ length: 70 }, (): Point => {
      const a = chance.between(0, Math.PI * 2);
      const d = Math.sqrt(chance.next());
      return [cx + Math.cos(a) * d * rx, cy + Math.sin(a) * d * ry];
    });
    // Lit from above, grey and flat below.
    const tone = ([, y]: Point) =>
      mix(
        mix(tones.light, tones.skyLow, 0.2),
        mix(tones.skyTop, tones.far, 0.4),
        Math.max(0, Math.min(1, 0.5 + (y - cy) / (1.7 * ry))),
      );
    out += strokes(canvas, sorted(places), tone, {
      length: 30,
      width: 17,
      angle: -3,
      spread: 22,
      tint: 0.05,
      bend: 8,
      opacity: 0.6,
    });
  }
  if (lightAt)
    out += circle(
      lightAt[0],
      lightAt[1],
      w * 0.1,
      sheet.radial(lightAt, w * 0.1, [
        [0, tones.light, 0.9],
        [0.3, tones.light, 0.75],
        [0.36, tones.light, 0.3],
        [1, tones.light, 0],
      ]),
    );
  return out;
}
