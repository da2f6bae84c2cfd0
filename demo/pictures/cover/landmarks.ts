import { line, num, path, polygon, rect } from '../base/svg';

type Draw = (color: string, base: number) => string;

export const tower =
  (x: number, w: number, h: number): Draw =>
  (color, base) =>
    rect(x - w / 2, base - h, w, h + 2, color);

export const spire =
  (x: number, w: number, h: number, needle: number): Draw =>
  (color, base) =>
    rect(x - w / 2, base - h, w, h, color) +
    path(
      polygon([
        [x - w * 0.34, base - h],
        [x + w * 0.34, base - h],
        [x, base - h - needle],
      ]),
      color,
    );

export const onion =
  (x: number, r: number, h: number): Draw =>
  (color, base) =>
    rect(x - r * 0.7, base - h, r * 1.4, h, color) +
    path(
      `M${num(x - r * 0.7)} ${num(base - h)}C${num(x - r * 1.5)} ${num(base - h - r)} ${num(x - r * 0.2)} ${num(base - h - r * 1.4)} ${num(x)} ${num(base - h - r * 2.5)}C${num(x + r * 0.2)} ${num(base - h - r * 1.4)} ${num(x + r * 1.5)} ${num(base - h - r)} ${num(x + r * 0.7)} ${num(base - h)}Z`,
      color,
    ) +
    line(`M${num(x)} ${num(base - h - r * 2.3)}v${num(-r * 0.8)}`, color, 2.4);

export const dome =
  (x: number, r: number, h: number): Draw =>
  (color, base) =>
    rect(x - r, base - h, 2 * r, h, color) +
    path(
      `M${num(x - r * 1.06)} ${num(base - h)}C${num(x - r * 1.1)} ${num(base - h - r * 1.1)} ${num(x - r * 0.3)} ${num(base - h - r * 1.2)} ${num(x)} ${num(base - h - r * 1.5)}C${num(x + r * 0.3)} ${num(base - h - r * 1.2)} ${num(x + r * 1.1)} ${num(base - h - r * 1.1)} ${num(x + r * 1.06)} ${num(base - h)}Z`,
      color,
    );

const minaret =
  (x: number, h: number): Draw =>
  (color, base) =>
    path(
      polygon([
        [x - 7, base],
        [x - 5, base - h],
        [x + 5, base - h],
        [x + 7, base],
      ]),
      color,
    ) +
    rect(x - 9, base - h * 0.82, 18, 5, color) +
    path(
      polygon([
        [x - 6, base - h],
        [x + 6, base - h],
        [x, base - h - 34],
      ]),
      color,
    );

const flame =
  (x: number, w: number, h: number): Draw =>
  (color, base) =>
    path(
      `M${num(x - w / 2)} ${num(base)}C${num(x - w * 0.8)} ${num(base - h * 0.5)} ${num(x - w * 0.2)} ${num(base - h * 0.8)} ${num(x + w * 0.3)} ${num(base - h)}C${num(x + w * 0.5)} ${num(base - h * 0.6)} ${num(x + w * 0.75)} ${num(base - h * 0.4)} ${num(x + w / 2)} ${num(base)}Z`,
      color,
    );

const arch =
  (x: number, w: number, h: number): Draw =>
  (color, base) =>
    path(
      `M${num(x - w / 2)} ${num(base)}V${num(base - h)}H${num(x + w / 2)}V${num(base)}H${num(x + w * 0.24)}V${num(base - h * 0.4)}Q${num(x + w * 0.24)} ${num(base - h * 0.66)} ${num(x)} ${num(base - h * 0.76)}Q${num(x - w * 0.24)} ${num(base - h * 0.66)} ${num(x - w * 0.24)} ${num(base - h * 0.4)}V${num(base)}Z`,
      color,
    );

const stepped =
  (x: number, w: number, h: number): Draw =>
  (color, base) =>
    rect(x - w / 2, base - h * 0.5, w, h * 0.5, color) +
    rect(x - w * 0.34, base - h * 0.72, w * 0.68, h * 0.3, color) +
    rect(x - w * 0.2, base - h * 0.9, w * 0.4, h * 0.24, color) +
    path(
      polygon([
        [x - w * 0.07, base - h * 0.88],
        [x + w * 0.07, base - h * 0.88],
        [x, base - h * 1.25],
      ]),
      color,
    );

const cables =
  (x0: number, x1: number, h: number): Draw =>
  (color, base) => {
    const posts = [x0 + (x1 - x0) * 0.28, x0 + (x1 - x0) * 0.72];
    let lines = '';
    for (const post of posts)
      for (let step = 1; step <= 9; step++)
        for (const side of [-1, 1])
          lines += `M${num(post)} ${num(base - h + step * 4)}L${num(post + side * step * (x1 - x0) * 0.024)} ${num(base - h * 0.2)}`;
    return (
      line(lines, color, 1.4, { opacity: 0.9 }) +
      rect(x0, base - h * 0.22, x1 - x0, 5, color) +
      posts
        .map((post) =>
          path(
            polygon([
              [post - 9, base],
              [post - 2, base - h],
              [post + 2, base - h],
              [post + 9, base],
            ]),
            color,
          ),
        )
        .join('')
    );
  };

const yurt =
  (x: number, r: number): Draw =>
  (color, base) =>
    path(
      `M${num(x - r)} ${num(base)}V${num(base - r * 0.5)}C${num(x - r * 0.8)} ${num(base - r * 0.9)} ${num(x - r * 0.3)} ${num(base - r * 1.1)} ${num(x)} ${num(base - r * 1.15)}C${num(x + r * 0.3)} ${num(base - r * 1.1)} ${num(x + r * 0.8)} ${num(base - r * 0.9)} ${num(x + r)} ${num(base - r * 0.5)}V${num(base)}Z`,
      color,
    );

/** What one knows a city by, from left to right. */
export const landmarks: Record<string, readonly Draw[]> = {
  moscow: [
    stepped(210, 150, 250),
    onion(410, 26, 84),
    onion(462, 34, 120),
    onion(516, 26, 92),
    spire(640, 44, 170, 84),
    stepped(830, 130, 200),
  ],
  'saint-petersburg': [
    spire(250, 40, 96, 190),
    dome(560, 76, 120),
    spire(560, 14, 240, 26),
    onion(760, 22, 96),
    onion(804, 30, 120),
    onion(846, 22, 90),
    arch(400, 90, 84),
  ],
  yekaterinburg: [
    tower(230, 62, 220),
    tower(330, 54, 280),
    onion(520, 30, 110),
    onion(572, 22, 84),
    tower(720, 70, 250),
    spire(840, 40, 170, 60),
  ],
  kazan: [
    dome(360, 54, 110),
    minaret(272, 200),
    minaret(312, 230),
    minaret(408, 230),
    minaret(448, 200),
    spire(640, 50, 170, 70),
    onion(800, 26, 100),
  ],
  krasnodar: [
    arch(260, 120, 150),
    tower(420, 60, 180),
    dome(600, 56, 110),
    spire(760, 40, 150, 60),
    tower(860, 54, 200),
  ],
  'nizhny-novgorod': [
    spire(230, 60, 130, 70),
    arch(330, 150, 84),
    spire(440, 60, 130, 70),
    onion(640, 34, 116),
    onion(696, 24, 92),
    tower(830, 60, 150),
  ],
  samara: [
    tower(240, 50, 150),
    spire(420, 46, 190, 110),
    dome(600, 46, 96),
    tower(720, 60, 220),
    onion(850, 26, 90),
  ],
  'rostov-on-don': [
    tower(230, 56, 170),
    onion(420, 36, 124),
    onion(476, 24, 96),
    cables(560, 930, 150),
  ],
  vladivostok: [cables(120, 880, 250), tower(930, 46, 120)],
  tashkent: [
    arch(300, 170, 150),
    dome(470, 54, 84),
    minaret(398, 190),
    dome(650, 66, 96),
    minaret(740, 200),
    spire(860, 24, 240, 90),
  ],
  bishkek: [yurt(300, 76), yurt(440, 54), arch(640, 130, 120), spire(820, 40, 130, 90)],
  baku: [
    flame(330, 96, 300),
    flame(430, 100, 340),
    flame(536, 96, 280),
    dome(720, 60, 70),
    tower(860, 60, 120),
  ],
};
