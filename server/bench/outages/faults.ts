import { setTimeout as wait } from 'node:timers/promises';
import { type SmallDisk } from '../small-disk';
import { type Trial } from './trial';

/** Something that goes wrong, until it is right again. */
export interface Fault {
  name: string;
  /** Resolves once its cause is gone. */
  make: (trial: Trial) => Promise<void>;
  /** What connections to a backend may break off by: its end, and nothing else. */
  endsBackend?: boolean;
  /** Needs disks that can be filled. */
  needsDisks?: boolean;
}

const aMoment = 5_000;
/** Longer than the backend waits for a database that is silent, milliseconds. */
const longSilence = 40_000;
const fullFor = 15_000;
/** Less than a message is leased to who sends it, milliseconds: clocks have to agree so far. */
export const clockAhead = 60_000;

export const faults: readonly Fault[] = [
  {
    name: 'database restarted',
    make: async ({ database }) => {
      await database.end('SIGINT');
      await wait(aMoment);
      await database.start();
    },
  },
  {
    name: 'database killed',
    make: async ({ database }) => {
      // PostgreSQL's "immediate" end of all its processes: the next start recovers from its log.
      await database.end('SIGQUIT');
      await wait(aMoment);
      await database.start();
    },
  },
  { name: 'line to the database cut', make: ({ line }) => line.cut(2 * aMoment) },
  { name: 'line to the database silent', make: ({ line }) => line.silence(longSilence) },
  {
    name: 'disk of the database full',
    needsDisks: true,
    make: ({ disks }) => keepFull(disks?.database),
  },
  {
    name: 'disk of uploads and messages full',
    needsDisks: true,
    make: ({ disks }) => keepFull(disks?.files),
  },
  {
    name: 'one of two backends killed',
    endsBackend: true,
    make: (trial) => endOne(trial, 'SIGKILL'),
  },
  {
    name: 'one of two backends restarted',
    endsBackend: true,
    make: (trial) => endOne(trial, 'SIGTERM'),
  },
  {
    name: 'clock of one backend a minute ahead',
    endsBackend: true,
    make: (trial) => shiftClock(trial, clockAhead),
  },
];

/** What is freed meanwhile is taken again. */
async function keepFull(disk: SmallDisk | undefined): Promise<void> {
  if (!disk) throw new Error('there is no disk to fill');
  const end = performance.now() + fullFor;
  try {
    while (performance.now() < end) {
      await disk.fill();
      await wait(200);
    }
  } finally {
    await disk.free();
  }
}

async function endOne({ backends }: Trial, signal: NodeJS.Signals): Promise<void> {
  const [, second] = backends.all;
  await second?.end(signal);
  await wait(aMoment);
  await second?.start();
}

async function shiftClock({ backends }: Trial, milliseconds: number): Promise<void> {
  const [, second] = backends.all;
  await second?.end('SIGTERM');
  await second?.start({ KARAT_CLOCK_SHIFT: String(milliseconds) });
  await wait(2 * aMoment);
  await second?.end('SIGTERM');
  await second?.start();
}
