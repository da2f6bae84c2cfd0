import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import { type Database } from './db/connect';
import { countCall } from './db/repositories/rate-limits';

/**
 * Where `@fastify/rate-limit` counts when several backends share a database: a limit holds for all of
 * them together. Its own store counts within one process.
 */
export function sharedLimits(db: Database): FastifyRateLimitStoreCtor {
  return class extends SharedLimits {
    constructor() {
      super(db, '');
    }
  };
}

class SharedLimits implements FastifyRateLimitStore {
  /** @param call whose limit it is: method and route */
  constructor(
    private readonly db: Database,
    private readonly call: string,
  ) {}

  incr(
    caller: string,
    counted: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    this.count(`${this.call} ${caller}`, windowMs).then(
      (result) => counted(null, result),
      (error: unknown) => counted(error instanceof Error ? error : new Error(String(error))),
    );
  }

  child(limit: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
    // The plugin hands the route in a field that its types do not name.
    const { routeInfo } = limit as unknown as { routeInfo: RouteOptions };
    return new SharedLimits(this.db, `${[routeInfo.method].flat().join()} ${routeInfo.url}`);
  }

  private async count(key: string, windowMs: number) {
    const { calls, endsIn } = await countCall(this.db, key, windowMs);
    return { current: calls, ttl: Math.ceil(endsIn) };
  }
}
