import { type Template } from './language';
import { lineUnmarked } from './line-first';
import { oncePerKey } from './once-per-key';

/** In how many rows no two first sentences are the same. */
const rows = 40;
/** What a reader notices of two openings as near each other, a like shape being 1; a start by its place alone. */
const weights = {
  wordForWord: 1000,
  beginning: 1000,
  sentence: 80,
  /** Of the sentence that names the piece, wherever it stands. */
  piece: 55,
  shape: 1,
  start: 2,
  /** Of an opening that is not led by its line: every line is of its own, so that of two as good it comes. */
  unled: 79,
} as const;
/** How many rows in turn may give up a first sentence to the row before it in the chain. */
const longestChain = 6;
/** How many rows are asked for one row before it keeps what it has. */
const mostAsked = 300;
/** How often all rows are gone over; three are enough for most, and each can only gain. */
const passes = 6;

/** A way to open the text of one item. */
export interface Opening {
  template: Template;
  /** The sentence on the line of the item that comes before the item itself, as it is written there; null where none does. */
  line: string | null;
}

/** What makes two openings alike to a reader of a language. */
export interface Likeness {
  /** Alike within the rows that a reader has before him. */
  shapeOf: (opening: Template) => string;
  /** Alike beside each other. */
  startOf: (opening: Template) => string;
  /** What stands for a first sentence, where two that differ in a word or two are the same to a reader. */
  sentenceOf: (opening: Template) => string;
  /** The same of a sentence on a line that comes first. */
  lineOf: (line: string) => string;
  /** For how many openings after a start it counts; where it is not said, for the next alone. */
  startsWithin?: Readonly<Record<string, number>>;
}

/** An opening as a reader sees it. */
interface Seen {
  opening: Opening;
  wordForWord: string;
  beginning: string;
  sentence: string;
  /** What first tells of the piece itself, behind a line as well. */
  piece: string;
  shape: string;
  start: string;
  /** In how many rows the start counts. */
  startsWithin: number;
}

/** In how many rows an item is told in the same way behind its line at most once, where there are others. */
const linesApart = 10;

/** What a row may be opened with; nothing where it is not to be changed. */
type ChoicesAt = (row: number) => readonly Seen[];

/** The openings of a catalogue on one host, chosen so that items near each other open in different ways. */
export class Openings {
  /** The rows so far, the first being the first of the catalogue. */
  private readonly told: Seen[] = [];
  /** What each of them may be opened with. */
  private readonly choices: (readonly Seen[])[] = [];
  /** How often each line was told, and each opening without one. */
  private readonly counts = new Map<string, number>();

  constructor(private readonly likeness: Likeness) {}

  private seenOf(opening: Opening): Seen {
    const { shapeOf, startOf, sentenceOf, lineOf, startsWithin = {} } = this.likeness;
    const { template, line } = opening;
    if (line !== null) {
      const said = lineUnmarked(line);
      const sentence = lineOf(said);
      return {
        opening,
        wordForWord: said,
        beginning: said.split(' ', 2).join(' '),
        sentence,
        piece: firstSentence(template),
        shape: `a line, then ${startOf(template)}, ${shapeOf(template)}`,
        start: `a line, then ${startOf(template)}`,
        startsWithin: linesApart,
      };
    }
    return {
      opening,
      wordForWord: firstSentence(template),
      beginning: beginning(template),
      sentence: sentenceOf(template),
      piece: firstSentence(template),
      shape: shapeOf(template),
      start: startOf(template),
      startsWithin: startsWithin[startOf(template)] ?? 1,
    };
  }

  /**
   * An opening for each of the next rows, of those that are usable in it, so that a reader notices as
   * little as possible that he has read it before. Each row first takes the one that is least like those
   * of the rows before it; then rows that share a first sentence change theirs, where a chain of rows
   * that give up their own ends in one that has another left.
   * @param usable one list for each row, none of them empty
   */
  spread(usable: readonly (readonly Opening[])[]): Opening[] {
    const first = this.told.length;
    const rowsNow = usable.map((_, index) => first + index);
    for (const some of usable) {
      const row = this.choices.push(some.map((opening) => this.seenOf(opening))) - 1;
      this.tell(row, this.leastLike(row, this.choices[row] ?? []));
    }

    const choicesAt: ChoicesAt = (row) => (row < first ? [] : (this.choices[row] ?? []));
    for (let pass = 0; pass < passes; pass += 1) {
      const alike = rowsNow.filter((row) => this.isAlike(row));
      const changed = alike.filter((row) => this.isAlike(row) && this.move(row, choicesAt));
      if (changed.length === 0) break;
    }
    return this.told.slice(first).map(({ opening }) => opening);
  }

  /**
   * The opening of a row, the first being 0.
   * @throws RangeError where none is told
   */
  at(row: number): Opening {
    return this.seenAt(row).opening;
  }

  /**
   * Another opening for a row that is told already: of some the least like those around it, for which
   * rows behind it may give up theirs.
   */
  change(row: number, some: readonly Opening[]): Opening {
    const seen = some.map((opening) => this.seenOf(opening));
    this.tell(row, this.leastLike(row, seen));
    const choicesAt: ChoicesAt = (other) => {
      if (other === row) return seen;
      return other < row ? [] : (this.choices[other] ?? []);
    };
    for (const each of [row, ...this.sharing(row, this.seenAt(row).sentence)]) {
      if (this.isAlike(each)) this.move(each, choicesAt);
    }
    return this.at(row);
  }

  /** Whether a row near a row has its first sentence. */
  private isAlike(row: number): boolean {
    return this.sharing(row, this.seenAt(row).sentence).length > 0;
  }

  /** Gives a row another first sentence, and with it those that make room for it, where that is a gain for all. */
  private move(row: number, choicesAt: ChoicesAt): boolean {
    const former = new Map<number, Seen>();
    if (!this.makeRoom(row, choicesAt, former, { asked: 0 })) return false;
    const moved = [...former.keys()].map((each) => [each, this.seenAt(each)] as const);
    const nearness = () =>
      moved.reduce((sum, [each]) => sum + this.nearness(each, this.seenAt(each)), 0);
    const after = nearness();
    for (const [each, seen] of former) this.tell(each, seen);
    if (after >= nearness()) return false;
    for (const [each, seen] of moved) this.tell(each, seen);
    return true;
  }

  /**
   * A first sentence that no row around has; else that of one row alone, which makes room in its turn.
   * @param former what the rows of the chain told before it, to which this one is added
   */
  private makeRoom(
    row: number,
    choicesAt: ChoicesAt,
    former: Map<number, Seen>,
    search: { asked: number },
  ): boolean {
    search.asked += 1;
    const own = this.seenAt(row);
    former.set(row, own);
    const others = choicesAt(row).filter(({ sentence }) => sentence !== own.sentence);
    const free = others.filter(({ sentence }) => this.sharing(row, sentence).length === 0);
    if (free.length > 0) {
      this.tell(row, this.leastLike(row, free));
      return true;
    }
    for (const sentence of new Set(others.map((other) => other.sentence))) {
      const [next, ...more] = this.sharing(row, sentence);
      // Rows of an earlier call keep theirs, and so does one that has moved already.
      const mayMove = next !== undefined && choicesAt(next).length > 0 && !former.has(next);
      if (!mayMove || more.length > 0 || former.size >= longestChain) continue;
      if (search.asked >= mostAsked) break;
      const some = others.filter((other) => other.sentence === sentence);
      this.tell(row, this.leastLike(row, some));
      if (this.makeRoom(next, choicesAt, former, search)) return true;
      this.tell(row, own);
    }
    former.delete(row);
    return false;
  }

  private seenAt(row: number): Seen {
    const seen = this.told[row];
    if (seen === undefined) throw new RangeError(`no opening is told in row ${row}`);
    return seen;
  }

  private tell(row: number, seen: Seen): void {
    const former = this.told[row]?.opening;
    if (former !== undefined) this.counts.set(countedAs(former), this.countOf(former) - 1);
    this.told[row] = seen;
    this.counts.set(countedAs(seen.opening), this.countOf(seen.opening) + 1);
  }

  private countOf(opening: Opening): number {
    return this.counts.get(countedAs(opening)) ?? 0;
  }

  /** Of several the least like those around a row; of equals the one that was told least often, then the first. */
  private leastLike(row: number, some: readonly Seen[]): Seen {
    const [first] = some
      .map((seen) => ({
        seen,
        nearness: this.nearness(row, seen),
        count: this.countOf(seen.opening),
      }))
      .toSorted((one, other) => one.nearness - other.nearness || one.count - other.count);
    if (first === undefined) throw new RangeError(`no opening is usable in row ${row}`);
    return first.seen;
  }

  /** The rows near a row that have a first sentence. */
  private sharing(row: number, sentence: string): number[] {
    const sharing: number[] = [];
    for (let distance = 1; distance < rows; distance += 1) {
      if (this.told[row - distance]?.sentence === sentence) sharing.push(row - distance);
      if (this.told[row + distance]?.sentence === sentence) sharing.push(row + distance);
    }
    return sharing;
  }

  /** How much a reader would notice that what a row tells is told near it. */
  private nearness(row: number, seen: Seen): number {
    let sum = seen.opening.line === null ? weights.unled : 0;
    for (let distance = 1; distance < rows; distance += 1) {
      sum += this.alike(seen, this.told[row - distance], distance);
      sum += this.alike(seen, this.told[row + distance], distance);
    }
    return sum;
  }

  /** How much a reader would notice of two rows that they open alike. */
  private alike(seen: Seen, near: Seen | undefined, distance: number): number {
    if (near === undefined) return 0;
    // The closer, the more: 40 beside each other, 1 at forty rows.
    const closeness = rows / distance;
    const isStartAlike = near.start === seen.start && seen.start !== '';
    return (
      (near.wordForWord === seen.wordForWord ? weights.wordForWord * closeness : 0) +
      (distance === 1 && near.beginning === seen.beginning ? weights.beginning : 0) +
      (near.sentence === seen.sentence ? weights.sentence * closeness : 0) +
      (near.piece === seen.piece ? weights.piece : 0) +
      (near.shape === seen.shape ? weights.shape * closeness : 0) +
      (isStartAlike && distance <= seen.startsWithin ? weights.start : 0)
    );
  }
}

const countedAs = ({ line, template }: Opening): string => line ?? template;

const firstSentence = oncePerKey(
  (opening: Template): string => /^.*?(?=\.(?: |$)|$)/.exec(opening)?.[0] ?? opening,
);

/** Up to the third thing that it names. */
const beginning = oncePerKey((opening: Template): string => opening.split('{', 3).join('{'));
