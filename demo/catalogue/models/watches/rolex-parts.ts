import { bracelet } from '../parts';

/** What the sports watches of this maker share. */
export const oyster = [bracelet('oyster', 'steel')];
export const jubilee = [bracelet('jubilee', 'steel')];

export const professional = {
  kind: 'clock',
  maker: 'rolex',
  form: 'round',
  material: 'steel',
  gender: 'men',
  indices: 'plots',
  hands: 'mercedes',
  crown: 'guarded',
  finish: 'mixed',
  back: 'solid',
  straps: oyster,
} as const;

export const calibre3235 = { winding: 'automatic', calibre: '3235', reserveHours: 70 } as const;
export const calibre3230 = { winding: 'automatic', calibre: '3230', reserveHours: 70 } as const;
export const calibre3135 = { winding: 'automatic', calibre: '3135', reserveHours: 48 } as const;
export const calibre3285 = { winding: 'automatic', calibre: '3285', reserveHours: 70 } as const;
