import { type Template } from './language';
import { oncePerKey } from './once-per-key';

/** Which openings were told, so that items near each other open in different ways. */
export class Openings {
  private count = 0;
  /** When a first sentence was told last, by the sentence with its slots. */
  private readonly told = new Map<string, number>();
  private latest = '';

  /**
   * Of some openings the one whose first sentence was told longest ago, of new ones the first; one
   * that begins as the latest did only where there is no other.
   */
  next(usable: readonly Template[]): Template | undefined {
    const others = usable.filter((one) => beginning(one) !== this.latest);
    const [next] = (others.length > 0 ? others : usable).toSorted(
      (one, other) => this.lastOf(one) - this.lastOf(other),
    );
    if (next === undefined) return undefined;
    this.count += 1;
    this.told.set(firstSentence(next), this.count);
    this.latest = beginning(next);
    return next;
  }

  private lastOf(opening: Template): number {
    return this.told.get(firstSentence(opening)) ?? 0;
  }
}

const firstSentence = oncePerKey(
  (opening: Template): string => /^.*?(?=\.(?: |$)|$)/.exec(opening)?.[0] ?? opening,
);

/** Up to the third thing that it names. */
const beginning = oncePerKey((opening: Template): string => opening.split('{', 3).join('{'));
