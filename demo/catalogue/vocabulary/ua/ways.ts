import { asSentence } from '../fill';
import { sentencesOf } from './neighbours';
import { waysOfMaking } from './ways-of-making';
import { waysOfNotes } from './ways-of-notes';
import { waysOfOthers } from './ways-of-others';
import { waysOfSets } from './ways-of-sets';
import { waysOfWatches } from './ways-of-watches';

/** In how many rows a reader would notice the same words. */
const rows = 40;

/** When a sentence was told last, by its words; a row before the latest begins anew. */
const told = new Map<string, number>();
let latest = { row: -1, closing: '', text: '', before: new Map<string, number>() };

/**
 * The sentences with which descriptions close, each told in one of several ways: in that which was
 * told longest ago, beginning with another from row to row, so that neighbours do not close alike. An
 * item that is told again, since it was not right, counts once.
 */
export function inOtherWords(text: string, row = 0): string {
  const sentences = sentencesOf(text);
  const closing = sentences.slice(-2).join(' ');
  if (row <= latest.row) told.clear();
  else if (closing === latest.closing && isOfOne(text, latest.text)) restore(latest.before);
  latest = { row, closing, text, before: new Map(told) };
  const isPair = /сережк|сережок|запон/iu.test(text);
  return sentences
    .map((sentence, index) => {
      const all = otherwiseBegun(waysOf(sentence), sentences[index - 1] ?? '');
      const chosen = chosenOf(sparing(all, sentences.slice(0, index).join(' ')), row);
      return isPair ? chosen.replace(/(?<=[Пп]рода)є(?=ться без)/u, 'ю') : chosen;
    })
    .join(' ');
}

/** Names and numbers by which two texts are seen to tell of one item. */
function isOfOne(text: string, other: string): boolean {
  const [one, two] = [text, other].map((told) => new Set(told.match(/[A-Za-z\d][\w.,/-]*\w/gu)));
  if (one === undefined || two === undefined) return true;
  const common = [...one].filter((word) => two.has(word)).length;
  return common >= ofOne * Math.min(one.size, two.size);
}
const ofOne = 0.7;

function restore(before: ReadonlyMap<string, number>): void {
  told.clear();
  before.forEach((row, sentence) => told.set(sentence, row));
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

/** Weights and grades aside: to a reader they make no other sentence. */
const bare = (sentence: string) => sentence.replace(/\([^)]*\)|\d+(?:,\d+)?/gu, '');

function chosenOf(all: readonly [string, ...string[]], row: number): string {
  if (all.length === 1) return all[0];
  const turned = [...all.slice(row % all.length), ...all.slice(0, row % all.length)];
  const ago = (one: string) => Math.min(rows, row - (told.get(bare(one)) ?? -rows));
  const chosen = turned.reduce((best, one) => (ago(one) > ago(best) ? one : best));
  told.set(bare(chosen), row);
  return chosen;
}

const ways = [...waysOfSets, ...waysOfMaking, ...waysOfWatches, ...waysOfOthers, ...waysOfNotes];
