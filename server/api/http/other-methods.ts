import { type FastifyInstance } from 'fastify';
import { ApiFailure } from './failure';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** Lists lie at `/:catalogType`: any word would have the methods of a list. */
const anyWord = /\/:catalogType$/;

/**
 * Spec §8: a method that a resource does not have is a 405. To be called before the routes of `api`
 * are added.
 * @returns adds the refusals, to be called after
 */
export function watchMethods(api: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  let isAdding = true;
  api.addHook('onRoute', ({ routePath, method }) => {
    if (!isAdding) return;
    const own = known.get(routePath) ?? new Set();
    for (const one of [method].flat()) own.add(one);
    known.set(routePath, own);
  });
  return () => {
    isAdding = false;
    for (const [path, own] of known) {
      const others = methods.filter((method): method is Method => !own.has(method));
      if (anyWord.test(path) || others.length === 0) continue;
      api.route({
        method: others,
        url: path,
        handler: () => {
          throw new ApiFailure(405, undefined, { allow: [...own].join(', ') });
        },
      });
    }
  };
}
