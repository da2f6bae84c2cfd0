import { countWords } from './fill';

/** Words below which a text keeps all that it tells. */
const fewestWords = 40;

export const isShort = (text: string): boolean => countWords(text) < fewestWords;
