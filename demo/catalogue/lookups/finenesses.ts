import { type BodyMaterial } from './body-materials';

/** Parts of precious metal in a thousand, as they are stamped on jewelry. */
export const finenesses: Readonly<Partial<Record<BodyMaterial, string>>> = {
  white_gold: '750',
  yellow_gold: '750',
  rose_gold: '750',
  three_golds: '750',
  platinum: '950',
  silver: '925',
};
