import { type Language } from '../language';
import * as accessory from './accessory';
import * as art from './art';
import { story } from './clock-story';
import { words } from './clock-words';
import { euphony } from './euphony';
import * as jewelry from './jewelry';
import { lineOpeners } from './line-openers';
import { mayOpen } from './lines';
import { shared } from './shared';

export const english: Language = {
  tag: 'en-GB',
  decimalComma: false,
  euphony,
  noteFirst: (note) => (mayOpen(note) ? note : null),
  lineOpeners,
  shared,
  clock: { words, story },
  jewelry,
  accessory,
  art,
};
