/**
 * What was told in the rows of one catalogue on one host, so that rows near each other are told in other
 * words. A row that is told anew, since it was not right, is told in other words than the first time.
 */
export class RowsTold {
  private current = 0;
  /** In which row each was told last, but for what is being told. */
  private readonly before = new Map<string, number>();
  /** What is told in this row. */
  private readonly now = new Set<string>();

  /** The row that is being told, counted from 1. */
  get row(): number {
    return this.current;
  }

  /** Begins a row, or the current one anew. */
  begin(row: number): this {
    for (const one of this.now) this.before.set(one, this.current);
    this.now.clear();
    this.current = row;
    return this;
  }

  /** What is told in this row: known from when the next begins, or this one anew. */
  tell(what: string): void {
    this.now.add(what);
  }

  /** How many rows ago it was told before; Infinity where it was not. */
  since(what: string): number {
    const row = this.before.get(what);
    return row === undefined ? Infinity : this.current - row;
  }

  /** Of several the one that was told longest ago, of equals the first; it counts as told in this row. */
  inTurn<Way>(several: readonly [Way, ...Way[]], nameOf: (way: Way) => string): Way {
    const lastOf = (way: Way) => this.before.get(nameOf(way)) ?? 0;
    const chosen = several.reduce((best, way) => (lastOf(way) < lastOf(best) ? way : best));
    this.tell(nameOf(chosen));
    return chosen;
  }
}
