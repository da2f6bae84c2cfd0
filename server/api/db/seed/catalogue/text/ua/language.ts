import { type Language } from '../language';
import * as accessory from './accessory';
import * as art from './art';
import * as clock from './clock';
import * as jewelry from './jewelry';
import { shared } from './shared';

export const ukrainian: Language = {
  tag: 'uk',
  decimalComma: true,
  shared,
  clock,
  jewelry,
  accessory,
  art,
};
