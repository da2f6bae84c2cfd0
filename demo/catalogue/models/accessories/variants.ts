import {
  type BagShape,
  type LighterLook,
  type Texture,
  type WalletLook,
} from '../../generate/look-accessory';
import { type Colour, type Metal } from '../../generate/look-watch';
import { type BodyMaterial } from '../../lookups/body-materials';

/** Variants of a bag of one shape and width (centimetres). */
export const bagOf =
  (shape: BagShape, widthCm: number) =>
  (
    finish: string,
    material: BodyMaterial,
    texture: Texture,
    colour: Colour,
    hardware: Metal = 'yellow_gold',
  ) => ({ finish, material, look: { shape, texture, colour, hardware, widthCm } });

/** Variants of a wallet of one shape. */
export const walletOf =
  (shape: WalletLook['shape']) =>
  (
    finish: string,
    material: BodyMaterial,
    texture: Texture,
    colour: Colour,
    hardware: Metal = 'yellow_gold',
  ) => ({ finish, material, look: { shape, texture, colour, hardware } });

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
