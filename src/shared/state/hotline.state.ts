import { atom } from 'recoil';

/** Hotline of the visitor's city, as the header shows it; null before hydration. */
export const hotlineState = atom<string | null>({ key: 'hotline', default: null });
