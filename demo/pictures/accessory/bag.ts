import type { BagLook } from '../../catalogue/generate/look-accessory';
import { metals } from '../base/metals';
import { pigments } from '../base/pigments';
import type { Sheet } from '../base/sheet';
import { belted } from './bag-belted';
import { flapBag, saddle } from './bag-flap';
import { arched, crossbody, hobo, tote } from './bag-open';
import type { Making } from './bag-parts';
import { barrel, briefcase } from './bag-travel';

export function bag(sheet: Sheet, look: BagLook, seed: string, maker: string): string {
  const color = pigments[look.colour];
  const canvas = look.texture.endsWith('canvas');
  const making: Making = {
    sheet,
    look,
    maker,
    hide: { color, texture: look.texture, seed },
    // Canvas bags carry leather of another colour on edges and handles.
    trim: {
      color: canvas
        ? look.colour === 'tan' || look.colour === 'beige'
          ? '#6b4226'
          : '#b68656'
        : look.texture === 'quilted' || look.texture === 'cannage'
          ? color
          : color,
      texture: 'smooth',
      seed,
    },
    ramp: metals[look.hardware],
  };
  switch (look.shape) {
    case 'two_handles_belt':
      return belted(making, 2);
    case 'one_handle_belt':
      return belted(making, 1);
    case 'flap_plate':
      return flapBag(making, false);
    case 'flap_chain':
      return flapBag(making, true);
    case 'crossbody_flat':
      return crossbody(making);
    case 'boston':
      return barrel(making, false);
    case 'duffle':
      return barrel(making, true);
    case 'open_tote':
      return tote(making);
    case 'arched_handles':
      return arched(making);
    case 'saddle':
      return saddle(making);
    case 'hobo':
      return hobo(making);
    case 'briefcase':
      return briefcase(making);
  }
}
