import type { BezelKind, Metal, WatchLook } from '../../catalogue/generate/look-watch';
import { darken, lighten, mix, type Ramp } from '../base/color';
import { metals } from '../base/metals';
import { dialColours } from '../base/pigments';
import { chanceOf, type Chance } from '../base/random';
import { type OutlineForm } from '../base/shape';
import type { Sheet } from '../base/sheet';

/** Everything that the parts of one watch share; units around the middle of the dial. */
export interface WatchPlan {
  sheet: Sheet;
  look: WatchLook;
  seed: string;
  maker: string;
  chance: (part: string) => Chance;
  /** Outline of the case and of the bezel and dial, scaled to a width and height. */
  caseForm: OutlineForm;
  openingForm: OutlineForm;
  /** Case, without crown and lugs. */
  width: number;
  height: number;
  /** Bezel's outer edge, and the glass (inner edge of the bezel). */
  bezel: { width: number; height: number };
  glass: { width: number; height: number };
  dial: { width: number; height: number; r: number };
  /** From the middle to the ends of the lugs. */
  reach: number;
  /** Width of the strap at the lugs. */
  strapWidth: number;
  metal: Ramp;
  accent: Ramp;
  /** Of hands and indices. */
  trim: Ramp;
  dialColour: string;
  dialRamp: Ramp;
  isDialDark: boolean;
}

const bezelShare: Record<BezelKind, number> = {
  smooth: 0.062,
  thin: 0.03,
  fluted: 0.1,
  coin_edge: 0.066,
  stepped: 0.085,
  dive: 0.122,
  gmt_24h: 0.122,
  tachymeter: 0.11,
  tenths: 0.11,
  octagonal_screws: 0.12,
  octagonal: 0.1,
  porthole: 0.1,
  screws: 0.105,
  engraved: 0.105,
  gem_set: 0.1,
};

const caseForms: Record<WatchLook['case']['form'], OutlineForm> = {
  round: 'round',
  cushion: 'cushion',
  tonneau: 'tonneau',
  square: 'square',
  rectangular: 'rectangle',
  oval: 'oval',
  octagonal: 'octagon',
  asymmetric: 'melted',
};

const proportion: Record<OutlineForm, number> = {
  round: 1,
  cushion: 0.97,
  tonneau: 1.24,
  square: 1,
  rectangle: 1.3,
  oval: 1.2,
  octagon: 1,
  porthole: 1,
  melted: 1.3,
};

function openingOf(caseForm: OutlineForm, bezel: BezelKind): OutlineForm {
  if (bezel === 'octagonal_screws' || bezel === 'octagonal') return 'octagon';
  if (bezel === 'porthole') return 'porthole';
  // Radiomir and its like: a round opening in a cushion.
  if (caseForm === 'cushion' || caseForm === 'octagon') return 'round';
  return caseForm;
}

const yellowMetals: readonly Metal[] = ['yellow_gold', 'rose_gold', 'bronze'];

/** Units per watch: small watches are drawn smaller, but not as much as they are. */
function widthInUnits(look: WatchLook, form: OutlineForm): number {
  const { diameter } = look.case;
  const wide = 462 * (0.6 + 0.4 * Math.min(1.18, Math.max(0.55, diameter / 41)));
  const square = form === 'square' || form === 'cushion' || form === 'octagon' ? 0.93 : 1;
  // Upright forms are measured across: by height they would be giants.
  return wide * square * Math.min(1, 1.13 / Math.sqrt(proportion[form]));
}

export function planWatch(sheet: Sheet, look: WatchLook, seed: string, maker: string): WatchPlan {
  const caseForm = caseForms[look.case.form];
  const openingForm = openingOf(caseForm, look.bezel.kind);
  const width = widthInUnits(look, caseForm);
  const height = width * proportion[caseForm];
  const slim = look.case.lugs === 'hidden' || look.bezel.kind === 'thin';
  const hasGuardRing = openingForm === caseForm;
  const shoulder = caseForm === 'cushion' || caseForm === 'octagon' ? 0.045 : slim ? 0.018 : 0.03;
  const bezelWidth = width * (1 - 2 * (hasGuardRing ? shoulder : shoulder + 0.01));
  const bezelHeight =
    openingForm === caseForm
      ? height - (width - bezelWidth)
      : Math.min(bezelWidth, height - (width - bezelWidth));
  const rim = bezelShare[look.bezel.kind] * width;
  const glass = { width: bezelWidth - 2 * rim, height: bezelHeight - 2 * rim };
  const rehaut = 0.022 * width;
  const dial = { width: glass.width - 2 * rehaut, height: glass.height - 2 * rehaut };
  const metal: Ramp = metals[look.case.metal];
  const accent: Ramp = look.case.accent ? metals[look.case.accent] : metal;
  const dialColour = dialColours[look.dial.colour];
  const trimMetal = look.case.accent ?? look.case.metal;
  const trim: Ramp = yellowMetals.includes(trimMetal)
    ? metals[trimMetal === 'bronze' ? 'yellow_gold' : trimMetal]
    : metals.steel;
  const isDialDark = ![
    'white',
    'silver',
    'cream',
    'champagne',
    'ice_blue',
    'salmon',
    'pink',
    'yellow',
    'mother_of_pearl',
    'turquoise',
  ].includes(look.dial.colour);
  const integrated = look.case.lugs === 'integrated';
  const upright = proportion[caseForm] > 1.05;
  const strapShare = integrated ? 0.6 : upright ? 0.66 : look.case.lugs === 'hidden' ? 0.56 : 0.49;
  return {
    sheet,
    look,
    seed,
    maker,
    chance: (part) => chanceOf(`${seed} ${part} ${look.variant}`),
    caseForm,
    openingForm,
    width,
    height,
    bezel: { width: bezelWidth, height: bezelHeight },
    glass,
    dial: { ...dial, r: Math.min(dial.width, dial.height) / 2 },
    reach:
      height / 2 +
      (integrated ? 0.055 : look.case.lugs === 'hidden' ? 0.012 : upright ? 0.07 : 0.078) * width,
    strapWidth: width * strapShare,
    metal,
    accent,
    trim,
    dialColour,
    dialRamp: [
      darken(dialColour, 0.55),
      darken(dialColour, 0.28),
      dialColour,
      lighten(dialColour, isDialDark ? 0.26 : 0.35),
      mix(lighten(dialColour, isDialDark ? 0.55 : 0.8), '#ffffff', 0.1),
    ],
    isDialDark,
  };
}
