import { readdir, readFile } from 'node:fs/promises';

/** Watches the memory of programs with all that they start, as Linux counts it. */
export class PeakMemory {
  private readonly idle = new Map<string, number>();
  private readonly peak = new Map<string, number>();

  /** @param roots ids of the programs by what they are */
  constructor(private readonly roots: () => Record<string, number>) {}

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
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  /** Megabytes above idle at the worst moment. */
  above(): Map<string, number> {
    return new Map(
      [...this.peak].map(([name, most]) => [name, Math.round(most - (this.idle.get(name) ?? 0))]),
    );
  }

  private async look(): Promise<[string, number][]> {
    const processes = await allProcesses();
    return Object.entries(this.roots()).map(([name, root]) => {
      // Not begun yet.
      if (root === 0) return [name, 0];
      const family = new Set([root]);
      // Ids of children may be lower than that of their parent: looked through until none is added.
      for (let size = 0; size !== family.size;) {
        size = family.size;
        for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
      }
      const members = processes.filter(({ id }) => family.has(id));
      return [name, members.reduce((sum, { megabytes }) => sum + megabytes, 0)];
    });
  }
}

interface Process {
  id: number;
  parent: number;
  /** Memory of its own; what it shares with others is counted in parts. */
  megabytes: number;
}

async function allProcesses(): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      const [stat, memory] = await Promise.all([
        readFile(`/proc/${id}/stat`, 'utf8'),
        readFile(`/proc/${id}/smaps_rollup`, 'utf8'),
      ]).catch(() => ['', '']);
      const parent = Number(/\)\s\S\s(\d+)/.exec(stat ?? '')?.[1]);
      const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(memory ?? '')?.[1]);
      // A process that has ended meanwhile takes nothing.
      return Number.isNaN(kilobytes)
        ? []
        : [{ id: Number(id), parent, megabytes: kilobytes / 1024 }];
    }),
  );
  return found.flat();
}
