import { type Language } from '../language';
import { lineFirst } from '../line-first';
import * as accessory from './accessory';
import * as art from './art';
import { behindLine } from './behind-line';
import { insertTold, octagonTold } from './bezels';
import { story } from './clock-story';
import { words } from './clock-words';
import { countsTold } from './counts';
import { dashed } from './dashes';
import { euphony } from './euphony';
import * as jewelry from './jewelry';
import { lineOpeners } from './line-openers';
import { noteFirst } from './lines';
import { movementBeside } from './movement-beside';
import { notTwice } from './neighbours';
import { notePlaced } from './note-placed';
import { shared } from './shared';
import { saidAfterLine } from './said-once';
import { spelledOut } from './spelled-out';
import { thatStops } from './stopping';
import { inOtherWords } from './ways';

export const ukrainian: Language = {
  tag: 'uk',
  decimalComma: true,
  // A title is of no row, and its words have no other way.
  euphony: (text, rows) => {
    const told = countsTold(
      thatStops(octagonTold(notTwice(spelledOut(movementBeside(notePlaced(text)))))),
    );
    const whole = rows === undefined ? told : inOtherWords(told, rows);
    return behindLine(saidAfterLine(lineFirst(dashed(insertTold(euphony(whole))))));
  },
  noteFirst,
  lineOpeners,
  shared,
  clock: { words, story },
  jewelry,
  accessory,
  art,
};
