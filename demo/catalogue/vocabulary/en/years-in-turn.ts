import { type RowsTold } from '../rows-told';
import { point } from './names';

/** In how many rows only one tells the years of its reference right after its opening, or word for word. */
const rows = 7;
const rowsOfWords = 20;

/** The years of a reference in a sentence, and in one that tells nothing else. */
const years = /^The reference (?<verb>was(?: \w+)+?|first appeared) (?:in|from) [^.]*\d\.$/u;
const yearsAlone = /^[^,]*$/u;

/** Verbs of a first year, and of a first and a last. */
const verbs: readonly (readonly string[])[] = [
  ['first appeared', 'was introduced', 'was launched'],
  ['was produced', 'was in production', 'was made'],
];

/** What tells of the watch itself, and not of its condition or its line. */
const ofWatch =
  /\b(?:water-resistant|rated) to \d|\bdial\b|\b[Cc]alibre\b|\b(?:self-winding|hand-wound) movement\b/u;

const sentences = new RegExp(String.raw`${point}*\.(?=\s|$)\s?`, 'gu');

/** Where the years are told right after the opening. */
const afterOpening = 'years after the opening';

/** The years of a reference after all else of the watch, where a row nearby told them after its opening. */
export function yearsInTurn(text: string, told?: RowsTold): string {
  if (told === undefined) return text;
  const all = (text.match(sentences) ?? []).map((one) => one.trim());
  const at = all.findIndex((one) => years.test(one));
  const sentence = all[at];
  if (sentence === undefined || at === 0) return text;
  const others = all.filter((one) => one !== sentence);
  const worded = inOtherWords(sentence, others, told);
  const end = others.findLastIndex((one) => ofWatch.test(one)) + 1;
  const isLate =
    told.since(afterOpening) < rows && yearsAlone.test(sentence) && mayStand(others, at, end);
  if (!isLate) told.tell(afterOpening);
  return others.toSpliced(isLate ? end : at, 0, worded).join(' ');
}

/** A sentence that was not told word for word in the rows before, unless a line has one of its verbs too. */
function inOtherWords(sentence: string, others: readonly string[], told: RowsTold): string {
  const verb = years.exec(sentence)?.groups?.verb ?? '';
  const several = verbs.find((some) => some.includes(verb)) ?? [];
  const wordings = [verb, ...several].map((one) => sentence.replace(verb, one));
  const isFree = (one: string) => told.since(one) >= rowsOfWords;
  const isOnce = !others.some((one) => /\b(?:launched|introduced) in \d/u.test(one));
  const chosen = (isOnce && wordings.find(isFree)) || sentence;
  told.tell(chosen);
  return chosen;
}

/** Neither between two sentences of the watch, which would say it twice, nor before another year. */
function mayStand(others: readonly string[], at: number, end: number): boolean {
  const [before = '', after = '', next = ''] = [others[at - 1], others[at], others[end]];
  const isOfWatch = (sentence: string) => /^(?:It|The watch)\b/u.test(sentence);
  return (
    end > at && !(isOfWatch(before) && isOfWatch(after)) && !/\b(?:18|19|20)\d\d\b/u.test(next)
  );
}
