import { createHash } from 'node:crypto';
import type { Identified, Place } from './options';

/** What the pages of a list held when all of it was read last. */
export interface KnownList {
  total: number;
  /** Ids of the entries of each page. */
  pages: readonly (readonly Identified['id'][])[];
}

interface KnownAnswer {
  digest: string;
  bytes: number;
  parsed: unknown;
}

/**
 * What was made of the answers of an API, for a process that reads it again and again: an answer that is
 * the same as before is not checked and reshaped anew. What was asked for longest ago makes room.
 */
export class KnownAnswers {
  private readonly answers = new Map<string, KnownAnswer>();
  /** By entity: an answer that is the same gives the same objects. */
  private readonly made = new WeakMap<object, Place & { result: unknown }>();
  /** Paginated lists by their address. */
  readonly lists = new Map<string, KnownList>();
  private bytes = 0;

  /** @param mostBytes of the texts whose results are kept */
  constructor(private readonly mostBytes: number) {}

  /**
   * What `parse` makes of an answer.
   * @param name of the answer: always of the same address, and parsed by the same function
   */
  parsed<Parsed>(name: string, text: string, parse: () => Parsed): Parsed {
    const digest = createHash('sha256').update(text).digest('base64');
    const known = this.answers.get(name);
    const parsed = known?.digest === digest ? (known.parsed as Parsed) : parse();
    this.forget(name);
    if (text.length > this.mostBytes) return parsed;
    this.answers.set(name, { digest, bytes: text.length, parsed });
    this.bytes += text.length;
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= this.mostBytes) break;
      this.forget(oldest);
    }
    return parsed;
  }

  /** What `make` makes of an entity at its place in the list. */
  madeOf<Result>(entity: Identified, { index, total }: Place, make: () => Result): Result {
    const known = this.made.get(entity);
    if (known?.index === index && known.total === total) return known.result as Result;
    const result = make();
    this.made.set(entity, { index, total, result });
    return result;
  }

  private forget(name: string): void {
    this.bytes -= this.answers.get(name)?.bytes ?? 0;
    this.answers.delete(name);
  }
}
