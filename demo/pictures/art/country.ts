import { lighten, mix } from '../base/color';
import { line, num, path, rect } from '../base/svg';
import { type Canvas, falling, mixed, sorted, strewn, strokes } from './brush';
import { crown, field } from './land';
import { sky } from './sky';

export function river(canvas: Canvas): string {
  const { w, h, horizon, tones, chance, sheet } = canvas;
  const bend = chance.between(-0.2, 0.2) * w;
  const body = `M${num(w * 0.5)} ${num(horizon)}C${num(w * 0.62 + bend)} ${num(horizon + h * 0.08)} ${num(w * 0.2 + bend)} ${num(horizon + h * 0.16)} ${num(w * 0.3)} ${num(h)}H${num(w * 0.86)}C${num(w * 0.62)} ${num(horizon + h * 0.24)} ${num(w * 0.74 + bend)} ${num(horizon + h * 0.1)} ${num(w * 0.53)} ${num(horizon)}Z`;
  const hills = `M0 ${num(horizon)}C${num(w * 0.2)} ${num(horizon - h * 0.1)} ${num(w * 0.36)} ${num(horizon - h * 0.02)} ${num(w * 0.5)} ${num(horizon - h * 0.04)}S${num(w * 0.8)} ${num(horizon - h * 0.12)} ${w} ${num(horizon - h * 0.03)}V${num(horizon + 6)}H0Z`;
  let out =
    sky(canvas, [w * chance.between(0.2, 0.8), horizon * 0.5], 0.7) +
    path(hills, tones.far) +
    field(canvas, horizon, mix(tones.far, tones.middle, 0.5), tones.near);
  const shine = strokes(
    canvas,
    sorted(strewn(canvas, 220, w * 0.2, horizon, w * 0.86, h)),
    falling(tones.skyLow, mix(tones.skyTop, tones.near, 0.4), horizon, h),
    { length: 40, width: 7, angle: 0, spread: 3 },
  );
  out +=
    path(
      body,
      sheet.linear(
        [0, horizon],
        [0, h],
        [
          [0, tones.skyLow],
          [1, mix(tones.skyTop, tones.dark, 0.3)],
        ],
      ),
    ) + sheet.clipped(body, shine);
  for (let tree = 0; tree < 9; tree++) {
    const depth = tree / 9;
    const x = chance.when(0.5) ? chance.between(0, 0.3) * w : chance.between(0.72, 1) * w;
    out += crown(
      canvas,
      x,
      horizon + (h - horizon) * depth * 0.42 - 10,
      (0.03 + depth * 0.085) * w,
      mixed(canvas, mix(tones.far, tones.middle, 0.3 + depth * 0.6), 0.1),
    );
  }
  return out;
}

export function forest(canvas: Canvas): string {
  const { w, h, tones, chance } = canvas;
  const lower = { ...canvas, horizon: h * 0.72 };
  let out =
    sky(lower, [w * chance.between(0.35, 0.65), h * 0.34], 0) +
    field(lower, h * 0.68, mix(tones.middle, tones.light, 0.3), tones.near);
  const birch = chance.when(0.5);
  for (let layer = 0; layer < 3; layer++) {
    const trunks = 9 - layer * 2;
    out += strokes(
      canvas,
      strewn(canvas, 130, 0, 0, w, h * (0.5 - layer * 0.06)),
      () =>
        mix(
          tones.middle,
          layer === 2 ? tones.near : tones.light,
          layer === 2 ? 0.3 : 0.25 - layer * 0.1,
        ),
      { length: 22 + layer * 8, width: 11 + layer * 4, angle: -40, spread: 60 },
    );
    for (let trunk = 0; trunk < trunks; trunk++) {
      const x = w * ((trunk + chance.between(0.1, 0.9)) / trunks);
      const width = (6 + layer * 8) * (w / 640) * chance.between(0.7, 1.3);
      const foot = h * (0.7 + layer * 0.11) + chance.between(-10, 14);
      const color = birch
        ? mix('#efe9dc', tones.far, 0.5 - layer * 0.22)
        : mix(tones.dark, tones.far, 0.55 - layer * 0.25);
      const lean = chance.between(-16, 16);
      out +=
        path(
          `M${num(x - width / 2)} ${num(foot)}L${num(x + lean - width * 0.3)} -4H${num(x + lean + width * 0.3)}L${num(x + width / 2)} ${num(foot)}Z`,
          color,
        ) +
        path(
          `M${num(x + width * 0.1)} ${num(foot)}L${num(x + lean + width * 0.1)} -4H${num(x + lean + width * 0.3)}L${num(x + width / 2)} ${num(foot)}Z`,
          '#000',
          { opacity: 0.25 },
        );
      if (birch)
        for (let mark = 0; mark < 8; mark++)
          out += rect(
            x - width * 0.4 + chance.between(0, width * 0.4),
            chance.between(0.05, 0.9) * foot,
            width * chance.between(0.2, 0.5),
            2.6,
            '#22201d',
            { opacity: 0.7 },
          );
      out += path(
        `M${num(x - width / 2)} ${num(foot)}l${num(-60)} 16h${num(60 + width)}l${num(14)} -16Z`,
        tones.dark,
        { opacity: 0.22 },
      );
    }
  }
  return out;
}

export function steppe(canvas: Canvas): string {
  const { w, h, horizon, tones, chance } = canvas;
  const low = { ...canvas, horizon: Math.max(horizon, h * 0.42) };
  let out =
    sky(low, [w * chance.between(0.2, 0.8), low.horizon * 0.7], 1) +
    path(
      `M0 ${num(low.horizon)}C${num(w * 0.3)} ${num(low.horizon - h * 0.05)} ${num(w * 0.36)} ${num(low.horizon - h * 0.07)} ${num(w * 0.46)} ${num(low.horizon - h * 0.03)}S${num(w * 0.8)} ${num(low.horizon - h * 0.02)} ${w} ${num(low.horizon - h * 0.04)}V${num(low.horizon + 4)}H0Z`,
      tones.far,
    );
  out += field(low, low.horizon, tones.middle, tones.near, -3);
  out += strokes(
    canvas,
    sorted(strewn(canvas, 260, 0, h * 0.68, w, h)),
    () => mix(tones.accent, tones.middle, chance.next()),
    { length: 46, width: 3.4, angle: -74, spread: 18, bend: 8 },
  );
  out += line(
    `M${num(w * 0.42)} ${num(h)}C${num(w * 0.5)} ${num(h * 0.8)} ${num(w * 0.36)} ${num(low.horizon + h * 0.1)} ${num(w * 0.58)} ${num(low.horizon)}`,
    mix(tones.light, tones.middle, 0.4),
    10,
    { opacity: 0.7 },
  );
  return out;
}

export function garden(canvas: Canvas): string {
  const { w, h, tones, chance } = canvas;
  const top = h * 0.3;
  const low = { ...canvas, horizon: top };
  let out = sky(low, null, 0.5) + field(low, top, tones.middle, tones.near);
  for (let bush = 0; bush < 11; bush++)
    out += crown(
      canvas,
      w * ((bush + 0.5) / 11),
      top + chance.between(-20, 30),
      w * chance.between(0.06, 0.12),
      mixed(canvas, mix(tones.middle, tones.near, chance.next()), 0.1),
    );
  const lane = `M${num(w * 0.42)} ${num(h)}C${num(w * 0.5)} ${num(h * 0.7)} ${num(w * 0.44)} ${num(h * 0.5)} ${num(w * 0.56)} ${num(top + 20)}L${num(w * 0.6)} ${num(top + 20)}C${num(w * 0.56)} ${num(h * 0.5)} ${num(w * 0.72)} ${num(h * 0.7)} ${num(w * 0.74)} ${num(h)}Z`;
  const sand = mix(tones.light, '#cdb68c', 0.4);
  out +=
    path(lane, sand) +
    canvas.sheet.clipped(
      lane,
      strokes(
        canvas,
        strewn(canvas, 130, w * 0.4, top, w * 0.76, h),
        () => mix(sand, tones.middle, chance.between(0, 0.35)),
        {
          length: 26,
          width: 9,
          angle: 4,
          spread: 16,
        },
      ),
    );
  const blossoms = [
    tones.accent,
    lighten(tones.accent, 0.5),
    '#f4ead6',
    mix(tones.accent, '#7a4aa0', 0.5),
    '#e9c04a',
  ] as const;
  out += strokes(
    canvas,
    sorted(strewn(canvas, 420, 0, h * 0.42, w * 0.46, h)),
    () => chance.pick(blossoms),
    { length: 3, width: 9, angle: 0, spread: 180 },
  );
  return (
    out +
    strokes(
      canvas,
      sorted(strewn(canvas, 380, w * 0.68, h * 0.42, w, h)),
      () => chance.pick(blossoms),
      { length: 3, width: 9, angle: 0, spread: 180 },
    )
  );
}
