import { readdir, readFile } from 'node:fs/promises';

/** Watches the memory of programs with all that they start, as Linux counts it. */
export class PeakMemory {
  private readonly idle = new Map<string, number>();
  private readonly peak = new Map<string, number>();

  /**
   * @param roots ids of the programs by what they are
   * @param lookEvery milliseconds
   */
  constructor(
    private readonly roots: () => Record<string, number>,
    private readonly lookEvery = 500,
  ) {}

  /** What each program takes before the work begins. */
  async rest(): Promise<void> {
    for (const [name, megabytes] of await this.look()) this.idle.set(name, megabytes);
  }

  /** Looks until the signal ends it. */
  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      for (const [name, megabytes] of await this.look()) {
        this.peak.set(name, Math.max(megabytes, this.peak.get(name) ?? 0));
      }
      await new Promise((resolve) => setTimeout(resolve, this.lookEvery));
    }
  }

  /** Megabytes above idle at the worst moment. */
  above(): Map<string, number> {
    return new Map(
      [...this.peak].map(([name, most]) => [name, Math.round(most - (this.idle.get(name) ?? 0))]),
    );
  }

  private async look(): Promise<[string, number][]> {
    const parents = await parentsOfAll();
    return Promise.all(
      Object.entries(this.roots()).map(async ([name, root]): Promise<[string, number]> => {
        const family = new Set([root]);
        // Ids of children may be lower than that of their parent: looked through until none is added.
        for (let size = 0; size !== family.size;) {
          size = family.size;
          for (const [id, parent] of parents) if (family.has(parent)) family.add(id);
        }
        // Before a program has begun its id is none.
        const sizes = root === 0 ? [] : await Promise.all([...family].map(megabytesOf));
        return [name, sizes.reduce((sum, size) => sum + size, 0)];
      }),
    );
  }
}

/** Ids of the parents of all processes, by their own. */
async function parentsOfAll(): Promise<Map<number, number>> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const rows = await Promise.all(
    ids.map(async (id): Promise<[number, number]> => {
      const stat = await readOrNothing(`/proc/${id}/stat`);
      return [Number(id), Number(/\)\s\S\s(\d+)/.exec(stat)?.[1] ?? 0)];
    }),
  );
  return new Map(rows);
}

/** Memory of a process; what it shares with others is counted in parts. */
async function megabytesOf(id: number): Promise<number> {
  const memory = await readOrNothing(`/proc/${id}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0) / 1024;
}

/** A process that ended while it was looked at tells nothing. */
async function readOrNothing(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}
