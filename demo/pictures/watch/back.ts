import { toneOf } from '../base/color';
import { fanTone } from '../base/light';
import { letters, lettersOnArc, type Lettering } from '../base/lettering';
import { band, brushedRing, fan } from '../base/relief';
import { at, outlineOf } from '../base/shape';
import { circle, ellipse, group, line, num, path, polygon, ringPath } from '../base/svg';
import { brushLines } from '../base/textures';
import { caseBody, slant } from './case';
import { horns } from './lugs';
import { crownSet } from './crown';
import { movement, rotor } from './movement';
import { screw } from './wheels';
import type { WatchPlan } from './plan';

/** Engraved letters: a dark cut with a lit lower right lip. */
function cut(draw: (style: Lettering) => string, style: Lettering, bright: string): string {
  return group('translate(.8 1)', draw({ ...style, color: bright, opacity: 0.6 })) + draw(style);
}

function materialWords(plan: WatchPlan): string {
  const { metal, accent } = plan.look.case;
  if (metal === 'yellow_gold' || metal === 'rose_gold' || metal === 'white_gold')
    return '18K GOLD 750';
  if (metal === 'platinum') return 'PLATINUM 950';
  if (metal === 'titanium') return 'TITANIUM GRADE 5';
  if (metal === 'bronze') return 'BRONZE CUSN8';
  if (metal.endsWith('ceramic')) return 'CERAMIC ZRO2';
  if (metal === 'carbon') return 'FORGED CARBON';
  return accent ? 'STEEL AND 18K GOLD' : 'STAINLESS STEEL 316L';
}

/** The lid in the middle of a closed back: a rosette of engine turning or a medallion. */
function medallion(plan: WatchPlan, r: number): string {
  const chance = plan.chance('medallion');
  const ink = toneOf(plan.metal, 0.16);
  let d = '';
  const petals = chance.whole(7, 18);
  const rings = 9;
  for (let ring = 1; ring <= rings; ring++) {
    const base = (r * ring) / rings;
    for (let step = 0; step <= 120; step++) {
      const a = (step * Math.PI) / 60;
      const rr = base * (1 + 0.06 * Math.sin(petals * a + (ring % 2 ? Math.PI : 0)));
      d += `${step ? 'L' : 'M'}${num(rr * Math.cos(a))} ${num(rr * Math.sin(a))}`;
    }
  }
  const s = r * 0.3;
  const gem = polygon([
    [-s, -0.25 * s],
    [-0.55 * s, -0.8 * s],
    [0.55 * s, -0.8 * s],
    [s, -0.25 * s],
    [0, s],
  ]);
  return (
    fan(0, 0, r, 0, 120, (a) => toneOf(plan.metal, 0.62 + fanTone(a, 0.26))) +
    line(d, ink, 0.8, { opacity: 0.5 }) +
    line(d, '#fff', 0.7, { opacity: 0.4, transform: 'translate(.8 .9)' }) +
    circle(0, 0, r * 0.44, toneOf(plan.metal, 0.66)) +
    line(
      gem +
        `M${num(-s)} ${num(-0.25 * s)}H${num(s)}M${num(-0.42 * s)} ${num(-0.25 * s)}L0 ${num(s)}L${num(0.42 * s)} ${num(-0.25 * s)}M${num(-0.55 * s)} ${num(-0.8 * s)}L${num(-0.42 * s)} ${num(-0.25 * s)}L0 ${num(-0.8 * s)}L${num(0.42 * s)} ${num(-0.25 * s)}L${num(0.55 * s)} ${num(-0.8 * s)}`,
      ink,
      1.6,
      { 'stroke-linejoin': 'round' },
    )
  );
}

/** The case back: engraved ring, and glass over the works or a lid. */
export function backHead(plan: WatchPlan, reference: string | null): string {
  const { look, width: w, height: h, metal, caseForm, sheet } = plan;
  const mirrored: WatchPlan = {
    ...plan,
    look: {
      ...look,
      crown: { ...look.crown, at: look.crown.at === 9 ? 3 : 9, kind: look.crown.kind },
    },
  };
  let out = crownSet(mirrored) + horns(plan) + caseBody(plan);
  const form = caseForm === 'octagon' || caseForm === 'cushion' ? 'round' : caseForm;
  const lid = (share: number) =>
    outlineOf(form, w * share, form === 'round' ? w * share : h - w * (1 - share));
  const rOuter = (w * 0.92) / 2;
  const sapphire = look.back.kind === 'sapphire';
  const open = sapphire ? 0.68 : 0.56;
  out += band(lid(0.945), lid(0.92), metal, 'polished', 55);
  if (form === 'round') out += brushedRing(0, 0, rOuter, (w * open) / 2, metal, 0.58, 0.26);
  else {
    out += path(polygon(lid(0.92)), toneOf(metal, 0.62));
    out +=
      path(polygon(lid(0.92)), brushLines(sheet, 'lid', true, 0.14)) +
      path(polygon(lid(0.92)), slant(plan));
  }
  const ink = toneOf(metal, 0.07);
  const bright = toneOf(metal, 1);
  const chance = plan.chance('back');
  const serial = `N° ${chance.whole(10000, 99999)}`;
  const middle = (rOuter + (w * open) / 2) / 2;
  const depth = [30, 50, 100, 200, 300];
  const water = `WATER RESISTANT ${depth[chance.whole(0, 4)] ?? 50} M`;
  if (form === 'round') {
    const style: Lettering = { size: w * 0.024, color: ink, weight: 0.13, spacing: 0.42 };
    const words = [
      plan.maker || 'SWISS MADE',
      materialWords(plan),
      reference ? `REF. ${reference}` : serial,
      water,
    ];
    words.forEach((word, index) => {
      const place = -90 + index * 90;
      out += cut(
        (ink2) => lettersOnArc(word, middle, place, ink2, place <= 0 || place >= 180),
        style,
        bright,
      );
    });
    // Notches for the key, or screws.
    const notches = look.case.lugs === 'integrated' || chance.when(0.4);
    for (let index = 0; index < 4; index++) {
      const [x, y] = at(0, 0, rOuter * 0.985, 45 + index * 90);
      out += notches
        ? screw(plan, x * 0.955, y * 0.955, w * 0.017, metal, index * 47)
        : group(
            `translate(${num(x)} ${num(y)}) rotate(${45 + index * 90})`,
            path('M-9 -7h14v14h-14Z', toneOf(metal, 0.2)) +
              path('M-9 5h14v2h-14Z', toneOf(metal, 0.95)),
          );
    }
  } else {
    const style: Lettering = { size: w * 0.032, color: ink, weight: 0.13, spacing: 0.36 };
    const y = h * 0.5 - w * 0.13;
    out += cut((s) => letters(plan.maker || 'SWISS MADE', 0, -y, s), style, bright);
    out += cut(
      (s) => letters(reference ? `REF. ${reference}` : serial, 0, y, { ...s, size: w * 0.028 }),
      { ...style, size: w * 0.028 },
      bright,
    );
    out += cut(
      (s) => letters(materialWords(plan), 0, y + w * 0.055, { ...s, size: w * 0.022 }),
      { ...style, size: w * 0.022 },
      bright,
    );
  }
  const r = ((w * open) / 2) * (form === 'round' ? 1 : 0.94);
  out += band(
    outlineOf('round', 2 * r * 1.05, 2 * r * 1.05),
    outlineOf('round', 2 * r, 2 * r),
    metal,
    'polished',
    -48,
  );
  if (!sapphire) return out + medallion(plan, r * 0.99);
  out += sheet.clipped(ringPath(0, 0, r, 0.001), movement(plan, r, 'back'));
  const selfWinding = look.back.winding === 'automatic' || look.back.winding === 'spring_drive';
  if (selfWinding) out += sheet.clipped(ringPath(0, 0, r, 0.001), rotor(plan, r));
  out += path(ringPath(0, 0, r, r * 0.965), '#000', { opacity: 0.35, 'fill-rule': 'evenodd' });
  const glow = sheet.linear(
    [-r * 0.8, -r * 0.8],
    [r * 0.2, r * 0.3],
    [
      [0, '#fff', 0.3],
      [0.6, '#fff', 0.05],
      [1, '#fff', 0],
    ],
  );
  return out + ellipse(0, 0, r, r, glow);
}
