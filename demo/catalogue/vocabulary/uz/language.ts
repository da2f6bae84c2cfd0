import { type Language } from '../language';
import * as accessory from './accessory';
import * as art from './art';
import { story } from './clock-story';
import { words } from './clock-words';
import * as jewelry from './jewelry';
import { shared } from './shared';

/** "A koʻrsatkichi va B koʻrsatkichi" with the word told once. */
const indicators = /koʻrsatkichi va (?=[^.;,]*koʻrsatkichi)/gu;

export const uzbek: Language = {
  tag: 'uz-Latn',
  decimalComma: true,
  euphony: (text) => text.replace(indicators, 'va '),
  shared,
  clock: { words, story },
  jewelry,
  accessory,
  art,
};
