import { toneOf } from '../base/color';
import type { Vector } from '../base/light';
import {
  hoopPatches,
  onHoop,
  paint,
  profiles,
  turner,
  type Hoop,
  type Patch,
  type Pose,
} from '../base/solid';
import { circle, group, line, num, path, rect, type Point } from '../base/svg';
import { brilliant } from './brilliant';
import { figure } from './figures';
import { heightOf, gemstone, prongs } from './stone';
import { clamp, type JewelPlan, type SetGem } from './plan';
import { cluster, setStone } from './settings';

const radius = 178;

interface Body {
  patches: Patch[];
  /** Outer radius and width of the band at its top. */
  outer: number;
  width: number;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Away from the top, 0 at the top and 180 below. */
const fromTop = (degrees: number): number => Math.abs(((((degrees + 90) % 360) + 540) % 360) - 180);

type Turn = (v: Vector) => Vector;

function decal(
  turn: Turn,
  r: number,
  degrees: number,
  along: number,
  draw: (facing: number) => string,
): Patch[] {
  const { matrix, depth, facing } = onHoop(turn, r, degrees, along);
  if (facing <= 0.06) return [];
  // On the outside, hence above the metal that it lies on.
  return [{ depth: depth + 12, svg: group(matrix, draw(facing)) }];
}

/** The band by its motif. */
function bandOf(plan: JewelPlan, turn: Turn): Body {
  const { metal, look, others } = plan;
  const w = 44 * plan.width;
  const simple = (hoop: Partial<Hoop> & Pick<Hoop, 'profile'>): Patch[] =>
    hoopPatches(turn, { r: radius, ramp: metal, ...hoop });
  switch (look.motif) {
    case 'trinity': {
      const ramps = [metal, ...others];
      const tube = profiles.court(34, 24);
      const patches = ramps.flatMap((ramp, index) =>
        hoopPatches(turn, {
          r: radius - 4,
          ramp,
          profile: tube,
          steps: 84,
          shift: (degrees) => 32 * Math.cos(rad(degrees - 90 + index * 120)) + 4 * (index - 1),
        }),
      );
      return { patches, outer: radius + 20, width: 80 };
    }
    case 'nail': {
      const tube = profiles.tube(27);
      const patches = simple({
        profile: tube,
        from: -112,
        to: 262,
        steps: 104,
        shift: (degrees) => ((degrees - 75) / 187) * 15,
      });
      const head = onHoop(turn, radius, -112, -15);
      const nail = group(
        head.matrix,
        rect(-7, -19, 9, 38, toneOf(metal, 0.8), {
          rx: 3,
          stroke: toneOf(metal, 0.15),
          'stroke-width': 1.4,
        }) + rect(-9, -19, 4, 38, toneOf(metal, 0.4), { rx: 2 }),
      );
      patches.push({ depth: head.depth + 30, svg: nail });
      const tip = onHoop(turn, radius + 9, 264, 15);
      patches.push({
        depth: tip.depth + 20,
        svg: group(
          tip.matrix,
          path('M-4 -9L20 0L-4 9Z', toneOf(metal, 0.6), {
            stroke: toneOf(metal, 0.15),
            'stroke-width': 1,
          }),
        ),
      });
      return { patches, outer: radius + 10, width: 30 };
    }
    case 'tubogas':
    case 'spring_band':
    case 'quatre_bands': {
      const rows = look.motif === 'tubogas' ? 7 : look.motif === 'quatre_bands' ? 4 : 5;
      const width = look.motif === 'quatre_bands' ? 88 : 74 * clamp(plan.width, 0.8, 1.2);
      const each = width / rows;
      const patches: Patch[] = [];
      for (let row = 0; row < rows; row++) {
        const along = (row - (rows - 1) / 2) * each;
        const ramp =
          ([metal, ...others] as const)[look.motif === 'spring_band' ? 0 : row % 3] ?? metal;
        const textured = look.motif === 'quatre_bands' && row % 2 === 0;
        const flat = look.motif === 'spring_band' && (row === 0 || row === rows - 1);
        patches.push(
          ...hoopPatches(turn, {
            r: radius - 3,
            ramp,
            steps: textured ? 120 : 84,
            profile: flat ? profiles.flat(each * 0.96, 20) : profiles.court(each * 0.98, 18),
            shift: () => along,
            lift: textured ? (degrees) => (Math.round(degrees / 3) % 2 ? 0.1 : -0.16) : undefined,
          }),
        );
        if (look.motif === 'quatre_bands' && row === 1 && look.stones.length > 0)
          for (let degrees = -170; degrees < -8; degrees += 6)
            patches.push(
              ...decal(turn, radius + 16, degrees, along, () =>
                brilliant(
                  plan.sheet,
                  0,
                  0,
                  each * 0.4,
                  plan.accent?.color ?? null,
                  Math.round(degrees),
                ),
              ),
            );
      }
      return { patches, outer: radius + 16, width };
    }
    case 'screws': {
      const width = 58 * clamp(plan.width, 0.8, 1.3);
      const patches = simple({ profile: profiles.flat(width, 20) });
      for (let degrees = -180; degrees < 180; degrees += 30) {
        patches.push(
          ...decal(
            turn,
            radius + 16,
            degrees,
            0,
            () =>
              circle(0, 0, width * 0.27, toneOf(metal, 0.2)) +
              circle(0, 0, width * 0.24, toneOf(metal, 0.78)) +
              rect(-width * 0.22, -width * 0.045, width * 0.44, width * 0.09, toneOf(metal, 0.05), {
                transform: `rotate(${(degrees * 7) % 90})`,
              }),
          ),
        );
        if (look.stones.length > 0)
          patches.push(
            ...decal(turn, radius + 20, degrees + 15, 0, () =>
              brilliant(plan.sheet, 0, 0, width * 0.17, plan.accent?.color ?? null, degrees, metal),
            ),
          );
      }
      return { patches, outer: radius + 20, width };
    }
    case 'studs':
    case 'bars':
    case 'links': {
      const width = 60 * clamp(plan.width, 0.8, 1.3);
      const patches = simple({ profile: profiles.flat(width, 18) });
      for (let degrees = -180; degrees < 180; degrees += 13) {
        patches.push(
          ...decal(turn, radius + 19, degrees, 0, () => {
            const s = width * 0.38;
            if (look.motif === 'links')
              return (
                rect(-s * 0.75, -s * 0.8, s * 1.5, s * 1.6, 'none', {
                  rx: s * 0.7,
                  stroke: toneOf(metal, 0.1),
                  'stroke-width': 9,
                }) +
                rect(-s * 0.75, -s * 0.8, s * 1.5, s * 1.6, 'none', {
                  rx: s * 0.7,
                  stroke: toneOf(metal, 0.8),
                  'stroke-width': 6,
                })
              );
            if (look.motif === 'bars')
              return (
                rect(-7, -s * 1.15, 15, s * 2.3, toneOf(metal, 0.9), {
                  rx: 4,
                  stroke: toneOf(metal, 0.12),
                  'stroke-width': 1.6,
                }) + rect(1, -s * 1.1, 6, s * 2.2, toneOf(metal, 0.4), { rx: 2 })
              );
            return (
              path(`M${-s * 0.5} ${-s * 0.8}H${s * 0.5}L0 0Z`, toneOf(metal, 0.95)) +
              path(`M${-s * 0.5} ${-s * 0.8}V${s * 0.8}L0 0Z`, toneOf(metal, 0.7)) +
              path(`M${s * 0.5} ${-s * 0.8}V${s * 0.8}L0 0Z`, toneOf(metal, 0.35)) +
              path(`M${-s * 0.5} ${s * 0.8}H${s * 0.5}L0 0Z`, toneOf(metal, 0.15))
            );
          }),
        );
      }
      return { patches, outer: radius + 20, width };
    }
    case 'serpent': {
      // One turn and a bit: the tail passes under the head.
      const patches = simple({
        r: radius - 2,
        profile: profiles.court(44, 30),
        from: -468,
        to: -74,
        steps: 130,
        shift: (degrees) => ((degrees + 270) / 196) * 27,
        swell: (degrees) => 0.5 + 0.5 * Math.min(1, (degrees + 468) / 150),
        lift: (degrees, edge) => ((Math.floor(degrees / 4.4) + edge) % 2 ? 0.07 : -0.1),
      });
      return { patches, outer: radius + 26, width: 44 };
    }
    default: {
      const taper =
        look.setting === 'plain' || look.setting === 'eternity' || look.setting === 'row'
          ? () => 1
          : (degrees: number) => 0.86 + 0.24 * Math.min(1, fromTop(degrees) / 180);
      const flat = plan.chance('profile').when(0.3);
      const profile = flat ? profiles.flat(w, 20) : profiles.court(w, 25);
      return {
        patches: simple({ profile, swell: taper }),
        outer: radius + (flat ? 20 : 24),
        width: w,
      };
    }
  }
}

function rows(plan: JewelPlan, turn: Turn, body: Body): Patch[] {
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
function head(
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

function crownOf(plan: JewelPlan, turn: Turn, body: Body): Patch[] {
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
          group('translate(3 8)', circle(0, 0, 50, '#000', { opacity: 0.16 })) +
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

/** A ring around the origin in a pose. */
export function ring(plan: JewelPlan, pose: Pose): string {
  const turn = turner(pose);
  const body = bandOf(plan, turn);
  return paint([...body.patches, ...rows(plan, turn, body), ...crownOf(plan, turn, body)]);
}
