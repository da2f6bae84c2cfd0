import { type Language } from '../language';
import { lineFirst } from '../line-first';
import * as accessory from './accessory';
import * as art from './art';
import { story } from './clock-story';
import { words } from './clock-words';
import { closingsVaried } from './closings';
import { inRepairTold } from './in-repair';
import * as jewelry from './jewelry';
import { lineOpeners } from './line-openers';
import { noteFirst } from './lines';
import { makerOnce } from './maker-once';
import { motifOnce } from './motif-once';
import { notePlaced } from './note-placed';
import { ownersNamed } from './owners';
import { patternsTold } from './patterns';
import {
  finenessTold,
  measuredOnce,
  openedOnce,
  pairTold,
  saidOnce,
  watchClosedOnce,
} from './said-once';
import { shared } from './shared';
import { stonesIntoPiece } from './stones-told';

/** "A koʻrsatkichi va B koʻrsatkichi" with the word told once. */
const indicators = /koʻrsatkichi va (?=[^.;,]*koʻrsatkichi)/gu;

/** The date and the day of the week beside more, which bring an "and" of their own. */
const dayAndDate = /sana va (?=hafta kuni (?:koʻrsatkichi )?va )/gu;

/** The date and the day of the week before small seconds, which are no part of that pair. */
const dayBeforeSeconds = /(?<=sana va hafta kuni koʻrsatkichi )va (?=kichik soniya mili)/giu;

/** Small seconds between two indicators, which are told first. */
const betweenIndicators =
  /((?:katta )?sana) koʻrsatkichi, kichik soniya mili va (?=[^.;,]*koʻrsatkichi)/gu;

export const uzbek: Language = {
  tag: 'uz-Latn',
  decimalComma: true,
  euphony: (text, rows) => {
    const told = patternsTold(
      notePlaced(text)
        .replace(betweenIndicators, 'kichik soniya mili, $1 va ')
        .replace(dayBeforeSeconds, 'hamda ')
        .replace(indicators, 'va ')
        .replace(dayAndDate, 'sana, '),
    );
    const closed = closingsVaried(ownersNamed(inRepairTold(saidOnce(told))), rows);
    const once = makerOnce(watchClosedOnce(closed));
    const led = openedOnce(lineFirst(pairTold(finenessTold(once))));
    return measuredOnce(stonesIntoPiece(motifOnce(led)));
  },
  noteFirst,
  lineOpeners,
  shared,
  clock: { words, story },
  jewelry,
  accessory,
  art,
};
