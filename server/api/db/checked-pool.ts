import { Pool, type PoolClient } from 'pg';

type Callback = Parameters<Pool['connect']>[0];

/**
 * A pool whose transactions begin on a connection that answers: after a restart of the database those
 * that rested are replaced, one after the other, and no visitor is refused for them. A connection that
 * breaks while it is in use comes back by itself: drizzle-orm keeps one whose `begin` fails for ever.
 */
export class CheckedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : this.#connectChecked();
  }

  async #connectChecked(): Promise<PoolClient> {
    // The last one is new, whose failure is that of the database.
    for (let resting = this.idleCount; resting > 0; resting -= 1) {
      const client = await super.connect();
      if (await answers(client)) return returnedWhenBroken(client);
      client.release(true);
    }
    return returnedWhenBroken(await super.connect());
  }
}

async function answers(client: PoolClient): Promise<boolean> {
  try {
    await client.query('select 1');
    return true;
  } catch {
    return false;
  }
}

function returnedWhenBroken(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReturned = false;
  const returnOnce = (error?: Error | boolean) => {
    if (isReturned) return;
    isReturned = true;
    client.off('end', returnBroken);
    release(error);
  };
  const returnBroken = () => returnOnce(true);
  client.once('end', returnBroken);
  client.release = returnOnce;
  return client;
}
