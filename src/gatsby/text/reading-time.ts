import { reading } from '../../config/reading';
import { plainText } from './html-parts';

const word = /[\p{L}\p{N}]+(?:[-ʻʼ'’.,][\p{L}\p{N}]+)*/gu;

/** Whole minutes that reading a sanitised text takes; at least one. */
export function readingMinutes(html: string): number {
  // Two paragraphs are not one word where they meet.
  const words = plainText(html.replace(/</g, ' <')).match(word)?.length ?? 0;
  return Math.max(1, Math.round(words / reading.wordsPerMinute));
}
