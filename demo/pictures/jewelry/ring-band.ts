import { toneOf } from '../base/color';
import { type Hoop, type Patch, hoopPatches, onHoop, profiles } from '../base/solid';
import { circle, group, path, rect } from '../base/svg';
import { brilliant } from './brilliant';
import { type JewelPlan, clamp } from './plan';
import { type Body, type Turn, decal, fromTop, rad, radius } from './ring-parts';

/** The band by its motif. */
export function bandOf(plan: JewelPlan, turn: Turn): Body {
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
