import { asSentence } from '../fill';
import { lineUnmarked, sentencesOf } from '../line-first';
import { type RowsTold } from '../rows-told';
import { waysOfNotes } from './ways-of-notes';
import { waysOfOthers } from './ways-of-others';
import { waysOfSets } from './ways-of-sets';
import { waysOfWatches } from './ways-of-watches';

/** In how many rows a reader would notice the same words. */
const rows = 40;

/**
 * The sentences with which descriptions close, each told in one of several ways: in that which was
 * told longest ago, beginning with another from row to row, so that neighbours do not close alike.
 */
export function inOtherWords(text: string, told: RowsTold): string {
  const sentences = sentencesOf(text);
  const isPair = /сережк|сережок|запон/iu.test(text);
  return sentences
    .map((sentence, index) => {
      // A line that is to come first is told as it is.
      const line = lineUnmarked(sentence);
      if (line !== sentence) {
        told.tell(line);
        return sentence;
      }
      const all = otherwiseBegun(waysOf(sentence), sentences[index - 1] ?? '');
      const chosen = chosenOf(sparing(all, sentences.slice(0, index).join(' ')), told);
      return isPair ? chosen.replace(/(?<=[Пп]рода)є(?=ться без)/u, 'ю') : chosen;
    })
    .join(' ');
}

function waysOf(sentence: string): readonly [string, ...string[]] {
  const way = ways.find(([written]) => written.test(sentence));
  if (way === undefined) return [sentence];
  const [written, ...others] = way;
  const [first = sentence, ...rest] = others.map((other) =>
    asSentence(sentence.replace(written, other)),
  );
  return [first, ...rest];
}

type Ways = readonly [string, ...string[]];

/** Two sentences of «годинник» do not stand side by side, where one may begin otherwise. */
function otherwiseBegun(all: Ways, before: string): Ways {
  if (!before.startsWith(watch) && !before.includes('; годинник ')) return all;
  const [first, ...rest] = all.filter((one) => !one.startsWith(watch));
  return first === undefined ? all : [first, ...rest];
}

const watch = 'Годинник ';

/** «Годинник» that stands twice already is not said a third time, where another word will do. */
function sparing(all: Ways, before: string): Ways {
  if ((before.match(watchWord) ?? []).length < 2) return all;
  const [first, ...rest] = all.filter((one) => one.search(watchWord) < 0);
  return first === undefined ? all : [first, ...rest];
}

const watchWord = /годинник(?!ар)/giu;

function chosenOf(all: readonly [string, ...string[]], told: RowsTold): string {
  if (all.length === 1) return all[0];
  const first = told.row % all.length;
  const turned = [...all.slice(first), ...all.slice(0, first)];
  const ago = (one: string) => Math.min(rows, told.since(one));
  const chosen = turned.reduce((best, one) => (ago(one) > ago(best) ? one : best));
  told.tell(chosen);
  return chosen;
}

const ways = [...waysOfSets, ...waysOfWatches, ...waysOfOthers, ...waysOfNotes];
