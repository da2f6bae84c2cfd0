import { type Template } from './language';
import { oncePerKey } from './once-per-key';

/** In how many rows no two first sentences are the same. */
const rows = 40;
/** What a reader notices of two openings as near each other, a like shape being 1; a start by its place alone. */
const weights = { wordForWord: 1000, sentence: 3, shape: 1, start: 2 } as const;

/** What makes two openings alike to a reader of a language. */
export interface Likeness {
  /** Alike within the rows that a reader has before him. */
  shapeOf: (opening: Template) => string;
  /** Alike beside each other. */
  startOf: (opening: Template) => string;
  /** What stands for a first sentence, where two that differ in a word or two are the same to a reader. */
  sentenceOf?: (opening: Template) => string;
  /** In how many tellings no two look alike; an item may be told more than once before it is right. */
  tellings?: number;
  /** For how many openings after a start it counts; where it is not said, for the next alone. */
  startsWithin?: Readonly<Record<string, number>>;
}

/** Which openings were told, so that items near each other open in different ways. */
export class Openings {
  private count = 0;
  /** When a first sentence was told last, or one that a reader takes for it. */
  private readonly sentences = new Map<string, number>();
  /** When a first sentence was told last, word for word. */
  private readonly said = new Map<string, number>();
  /** When a shape was told last. */
  private readonly shapes = new Map<string, number>();
  private latest: Template = '';
  /** When a start was told last. */
  private readonly starts = new Map<string, number>();

  constructor(
    private readonly likeness: Likeness = { shapeOf: firstSentence, startOf: () => '' },
  ) {}

  /** How many openings were told: the place of the latest in the row. */
  get told(): number {
    return this.count;
  }

  /**
   * Of some openings the one in which a reader would notice least that he has read it before; of several,
   * the one whose shape was told longest ago, then the one whose first sentence was, then the first. One
   * that begins as the latest did comes only where there is no other.
   */
  next(usable: readonly Template[]): Template | undefined {
    const others = usable.filter((one) => beginning(one) !== beginning(this.latest));
    const [first] = (others.length > 0 ? others : usable)
      .map((opening) => ({
        opening,
        nearness: this.nearness(opening),
        lastOfShape: this.lastOfShape(opening),
        last: this.lastOf(opening),
      }))
      .toSorted(
        (one, other) =>
          one.nearness - other.nearness ||
          one.lastOfShape - other.lastOfShape ||
          one.last - other.last,
      );
    if (first === undefined) return undefined;
    const next = first.opening;
    this.count += 1;
    this.said.set(firstSentence(next), this.count);
    this.sentences.set(this.sentenceOf(next), this.count);
    this.shapes.set(this.likeness.shapeOf(next), this.count);
    this.latest = next;
    this.starts.set(this.likeness.startOf(next), this.count);
    return next;
  }

  /** How much a reader would notice that it was told before: a first sentence, a shape, a start. */
  private nearness(opening: Template): number {
    const { startOf, startsWithin } = this.likeness;
    const start = startOf(opening);
    const sinceStart = this.count + 1 - (this.starts.get(start) ?? -Infinity);
    const isStartAlike = start !== '' && sinceStart <= (startsWithin?.[start] ?? 1);
    const wordForWord = this.said.get(firstSentence(opening)) ?? 0;
    return (
      weights.wordForWord * this.closeness(wordForWord) +
      weights.sentence * this.closeness(this.lastOf(opening)) +
      weights.shape * this.closeness(this.lastOfShape(opening)) +
      (isStartAlike ? weights.start : 0)
    );
  }

  /** The closer, the more a reader notices: 40 beside each other, 1 at forty rows, then 0. */
  private closeness(last: number): number {
    const since = this.count + 1 - last;
    return last > 0 && since < (this.likeness.tellings ?? rows) ? rows / since : 0;
  }

  private lastOf(opening: Template): number {
    return this.sentences.get(this.sentenceOf(opening)) ?? 0;
  }

  private sentenceOf(opening: Template): string {
    return (this.likeness.sentenceOf ?? firstSentence)(opening);
  }

  private lastOfShape(opening: Template): number {
    return this.shapes.get(this.likeness.shapeOf(opening)) ?? 0;
  }
}

const firstSentence = oncePerKey(
  (opening: Template): string => /^.*?(?=\.(?: |$)|$)/.exec(opening)?.[0] ?? opening,
);

/** Up to the third thing that it names. */
const beginning = oncePerKey((opening: Template): string => opening.split('{', 3).join('{'));
