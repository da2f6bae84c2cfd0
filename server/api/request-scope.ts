import { AsyncLocalStorage } from 'node:async_hooks';
import { type FastifyInstance } from 'fastify';

const scope = new AsyncLocalStorage<string>();

/** Id of the request that is being answered; null outside of one, as in a loop. */
export function currentRequestId(): string | null {
  return scope.getStore() ?? null;
}

/** Lets what a request does ask for its id. The second hook is for after the body, whose events forget it. */
export function keepRequestScope(app: FastifyInstance): void {
  for (const hook of ['onRequest', 'preHandler'] as const) {
    app.addHook(hook, ({ id }: { id: string }, _reply: unknown, done: () => void) => {
      scope.run(id, done);
    });
  }
}
