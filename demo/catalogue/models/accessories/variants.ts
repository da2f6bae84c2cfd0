import {
  type BagShape,
  type LighterLook,
  type Texture,
  type WalletLook,
} from '../../generate/look-accessory';
import { type Colour, type Metal } from '../../generate/look-watch';
import { type BodyMaterial } from '../../lookups/body-materials';
import { type SizeCm } from '../../model-types';

/** Variants of a bag of one shape and size. */
export const bagOf =
  (shape: BagShape, sizeCm: SizeCm) =>
  (
    finish: string,
    material: BodyMaterial,
    texture: Texture,
    colour: Colour,
    hardware: Metal = 'yellow_gold',
  ) => ({
    finish,
    material,
    sizeCm,
    look: { shape, texture, colour, hardware, widthCm: sizeCm[0] },
  });

/** Variants of a wallet of one shape and size. */
export const walletOf =
  (shape: WalletLook['shape'], sizeCm: SizeCm) =>
  (
    finish: string,
    material: BodyMaterial,
    texture: Texture,
    colour: Colour,
    hardware: Metal = 'yellow_gold',
  ) => ({ finish, material, sizeCm, look: { shape, texture, colour, hardware } });

/** Variants of a lighter of one shape. */
export const lighterOf =
  (shape: LighterLook['shape']) =>
  (
    finish: string,
    material: BodyMaterial,
    surface: LighterLook['finish'],
    metal: Metal,
    colour: Colour | null = null,
  ) => ({ finish, material, look: { shape, finish: surface, metal, colour } });
