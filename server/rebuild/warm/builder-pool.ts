import { freemem } from 'node:os';
import type { HostCode } from '../../../src/config/hosts';
import type { Settings } from '../../settings';
import { readMark } from '../build-mark';
import { sourcesMark } from './sources-mark';
import type { WarmBuilder } from './warm-builder';

/** Milliseconds without an edit after which a builder goes. */
const idleMs = 30 * 60_000;
/** Edits after which the next build is made from a standstill. */
export const mostEdits = 500;
/** Free memory of the machine, in bytes, below which builders make room. */
const leastFree = 2 ** 30;

/** A builder, and what it knows of its work directory. */
export interface PooledBuilder {
  builder: WarmBuilder;
  /** Of the sources that it was started with, see `sourcesMark`. */
  sources: string;
  fingerprint: string;
  /** The mark of the work directory when this builder had built last. */
  mark: string;
  /** When the build began that the last release was made of, milliseconds since 1970. */
  since: number;
}

interface Resting extends PooledBuilder {
  idle: NodeJS.Timeout;
}

/** The builders that stay, at most one a host, as far as settings and memory allow. */
export class BuilderPool {
  /** The one used last comes last. */
  private readonly resting = new Map<HostCode, Resting>();

  constructor(private readonly settings: Pick<Settings, 'warmBuilders' | 'projectDirectory'>) {}

  /** The builder of a host; null when there is none, or when it cannot make the next edit. */
  async find(host: HostCode, work: string): Promise<PooledBuilder | null> {
    const known = this.resting.get(host);
    if (!known?.builder.isUsable || known.builder.edits >= mostEdits) return null;
    // Somebody else has built the host, or the sources have changed.
    if (known.mark !== (await readMark(work))) return null;
    if (known.sources !== (await sourcesMark(this.settings.projectDirectory))) return null;
    clearTimeout(known.idle);
    return known;
  }

  /** Lets a builder rest until the next edit; ends it where none may stay. */
  async keep(host: HostCode, pooled: PooledBuilder): Promise<void> {
    if (this.settings.warmBuilders === 0) return pooled.builder.stop();
    const idle = setTimeout(() => void this.drop(host), idleMs).unref();
    this.resting.delete(host);
    this.resting.set(host, { ...pooled, idle });
  }

  /** Ends the builders used longest ago until one more may stay. */
  async makeRoom(): Promise<void> {
    for (const host of [...this.resting.keys()]) {
      if (this.resting.size < this.settings.warmBuilders && freemem() > leastFree) return;
      await this.drop(host);
    }
  }

  /** Ends the builder of a host. */
  async drop(host: HostCode): Promise<void> {
    const known = this.resting.get(host);
    this.resting.delete(host);
    clearTimeout(known?.idle);
    await known?.builder.stop();
  }

  /** Ends all builders. */
  async close(): Promise<void> {
    await Promise.all([...this.resting.keys()].map((host) => this.drop(host)));
  }
}
