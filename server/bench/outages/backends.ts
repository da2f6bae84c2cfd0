import { type MortalBackend } from '../requests/mortal-backend';

/** How long a backend that did not answer is passed over, milliseconds. */
const passedOver = 1000;

/** Two backends on one database and one folder, asked in turns as behind a balancer. */
export class Backends {
  private readonly awayUntil = new Map<MortalBackend, number>();
  private turn = 0;

  constructor(readonly all: readonly MortalBackend[]) {}

  /** One after the other: the first fills the database. */
  async start(): Promise<void> {
    for (const backend of this.all) await backend.start();
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    await Promise.all(this.all.map((backend) => backend.end(signal)));
  }

  /** The next one that is not passed over. */
  next(): MortalBackend {
    const now = performance.now();
    const near = this.all.filter((one) => (this.awayUntil.get(one) ?? 0) <= now);
    const among = near.length > 0 ? near : this.all;
    this.turn += 1;
    const chosen = among[this.turn % among.length];
    if (!chosen) throw new Error('there is no backend');
    return chosen;
  }

  passOver(backend: MortalBackend): void {
    this.awayUntil.set(backend, performance.now() + passedOver);
  }
}
