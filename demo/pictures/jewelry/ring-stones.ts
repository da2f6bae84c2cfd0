import { toneOf } from '../base/color';
import { type Patch, onHoop } from '../base/solid';
import { type Point, circle, group, line, num, rect } from '../base/svg';
import { brilliant } from './brilliant';
import { figure } from './figures';
import { type JewelPlan, type SetGem, clamp } from './plan';
import { type Body, type Turn, decal, rad } from './ring-parts';
import { cluster, setStone } from './settings';
import { gemstone } from './stone';
import { heightOf } from './gem';
import { prongs } from './clasps';

export function rows(plan: JewelPlan, turn: Turn, body: Body): Patch[] {
  const { look, sheet, metal } = plan;
  const gem = plan.accent ?? plan.sides[0] ?? plan.centre;
  if (!gem) return [];
  const patches: Patch[] = [];
  const place = (degrees: number, along: number, size: number, index: number) => {
    patches.push(
      ...decal(turn, body.outer + 1, degrees, along, () =>
        brilliant(sheet, 0, 0, size, gem.color, index, look.setting === 'pave' ? undefined : metal),
      ),
    );
  };
  if (look.setting === 'pave') {
    const count = Math.max(2, Math.round(body.width / 15));
    const size = body.width / count / 2.15;
    for (let row = 0; row < count; row++)
      for (let step = 0; step < 46; step++)
        place(
          -90 - 84 + step * 3.7 + (row % 2) * 1.85,
          (row - (count - 1) / 2) * size * 2.02,
          size,
          step + row,
        );
  } else if (look.setting === 'eternity' || look.setting === 'row') {
    const wide = clamp(gem.size * 0.9, 17, 62);
    const tall = heightOf(gem.cut, wide);
    const step = ((wide * 1.07) / body.outer) * (180 / Math.PI);
    const reach = look.setting === 'eternity' ? 180 : 78;
    for (let degrees = 0, index = 0; degrees <= reach; degrees += step, index++)
      for (const side of degrees === 0 ? [1] : [-1, 1])
        patches.push(
          ...decal(
            turn,
            body.outer + 5,
            -90 + side * degrees,
            0,
            () =>
              rect(-wide / 2, -tall * 0.54, wide, tall * 1.08, toneOf(metal, 0.3), {
                rx: wide * 0.3,
              }) +
              (index < 7
                ? gemstone(sheet, { ...gem, seed: `${gem.seed} ${index} ${side}` }, wide)
                : brilliant(sheet, 0, 0, wide / 2, gem.color, index)) +
              circle(-wide / 2, -tall * 0.42, wide * 0.085, toneOf(metal, 0.9)) +
              circle(-wide / 2, tall * 0.42, wide * 0.085, toneOf(metal, 0.6)),
          ),
        );
  } else if (
    look.setting !== 'plain' &&
    look.setting !== 'inlay' &&
    (plan.accent || plan.sides[0]) &&
    look.setting !== 'three_stone' &&
    look.motif === 'none'
  ) {
    const size = clamp(body.width * 0.3, 6, 11);
    for (let index = 3; index < 17; index++)
      for (const side of [-1, 1])
        place(-90 + side * (8 + index * 4.4 * (size / 8)), 0, size, index);
  } else if (look.setting === 'inlay') {
    const color = gem.color ?? '#eceae6';
    for (let degrees = -180; degrees < 180; degrees += 6)
      patches.push(
        ...decal(turn, body.outer + 0.5, degrees, 0, (facing) =>
          rect(
            -10.5,
            -body.width * 0.3,
            21,
            body.width * 0.6,
            toneOf(['#050505', color, '#ffffff'], 0.3 + facing * 0.3),
          ),
        ),
      );
  }
  return patches;
}

/** The raised setting: stems from the band to the girdle, and what they carry. */
export function head(
  plan: JewelPlan,
  turn: Turn,
  body: Body,
  gem: SetGem,
  w: number,
  degrees: number,
  top: string,
  lift: number,
): Patch[] {
  const { metal } = plan;
  const plane = onHoop(turn, body.outer + lift, degrees);
  const c = Math.cos(rad(degrees));
  const s = Math.sin(rad(degrees));
  const point = (t: number, a: number, r: number): Point => {
    const [x, y] = turn([r * c - t * s, r * s + t * c, a]);
    return [x, y];
  };
  const h = heightOf(gem.cut, w);
  let stems = '';
  if (w > 66)
    for (const [t, a] of [
      [-0.36, -0.36],
      [0.36, -0.36],
      [-0.36, 0.36],
      [0.36, 0.36],
    ] as const) {
      const foot = point(t * w * 0.4, a * Math.min(h, body.width * 1.4) * 0.5, body.outer - 6);
      const tip = point(t * w, a * h, body.outer + lift);
      const d = `M${num(foot[0])} ${num(foot[1])}L${num(tip[0])} ${num(tip[1])}`;
      stems +=
        line(d, toneOf(metal, 0.12), w * 0.085, { 'stroke-linecap': 'round' }) +
        line(d, toneOf(metal, a < 0 ? 0.5 : 0.85), w * 0.055, { 'stroke-linecap': 'round' });
    }
  const under = point(0, 0, body.outer + lift * 0.4);
  const cup = group(
    `translate(${num(under[0])} ${num(under[1])})`,
    circle(0, 0, w * 0.24, toneOf(metal, 0.1), { opacity: 0.5 }),
  );
  return [{ depth: plane.depth + 600, svg: cup + stems + group(plane.matrix, top) }];
}

export function crownOf(plan: JewelPlan, turn: Turn, body: Body): Patch[] {
  const { look, centre, sides, sheet, metal } = plan;
  const shape = figure(plan, look.motif, look.motif === 'serpent' ? 46 : 84);
  const band = [
    'trinity',
    'nail',
    'tubogas',
    'spring_band',
    'quatre_bands',
    'screws',
    'studs',
    'bars',
    'links',
  ].includes(look.motif);
  if (shape !== null && !band) {
    const place = onHoop(
      turn,
      body.outer + 12,
      look.motif === 'serpent' ? -76 : -90,
      look.motif === 'serpent' ? 27 : 0,
    );
    return [
      {
        depth: place.depth + 500,
        svg: group(
          place.matrix,
          (look.motif === 'serpent'
            ? ''
            : group('translate(3 8)', circle(0, 0, 40, '#000', { opacity: 0.14 }))) +
            (look.motif === 'serpent' ? group('rotate(90)', shape) : shape),
        ),
      },
    ];
  }
  if (!centre || ['plain', 'pave', 'eternity', 'row', 'inlay'].includes(look.setting)) return [];
  const w = clamp(centre.size, 62, 168 / Math.sqrt(heightOf(centre.cut, 1)));
  const lift = 18 + w * 0.2;
  if (look.setting === 'cluster') {
    const petal = sides[0] ?? plan.accent ?? centre;
    return head(
      plan,
      turn,
      body,
      centre,
      w,
      -90,
      cluster(plan, centre, petal, Math.min(w, 84)),
      lift,
    );
  }
  const setting = look.setting === 'halo' ? 'halo' : look.setting === 'bezel' ? 'bezel' : 'prongs';
  const out = head(plan, turn, body, centre, w, -90, setStone(plan, centre, w, setting), lift);
  if (look.setting === 'three_stone') {
    const side = sides[0] ?? centre;
    const small = Math.min(w * 0.68, Math.max(44, side.size));
    const angle = ((w + small) * 0.52) / (body.outer + lift);
    for (const direction of [-1, 1]) {
      const upright = direction * 90;
      const stone = group(
        side.cut === 'pear' ? `rotate(${-upright + 180})` : '',
        gemstone(sheet, { ...side, seed: `${side.seed} ${direction}` }, small) +
          prongs(sheet, side, small, metal),
      );
      out.unshift(
        ...head(
          plan,
          turn,
          body,
          side,
          small,
          -90 + direction * angle * (180 / Math.PI),
          stone,
          lift * 0.8,
        ).map((patch) => ({ ...patch, depth: patch.depth - 20 })),
      );
    }
  }
  return out;
}
