import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FunctionResult } from '@netlify/zip-it-and-ship-it';

/** A function as it is deployed. */
export interface DeployedFunction {
  name: string;
  /** SHA-256 of the bundle, hex. */
  digest: string;
  runtime: string;
  bundle: Buffer;
  /** How Netlify is to call it: the routes, and what its bundle was made with. */
  config: object;
}

/**
 * Bundles the functions of the repository as Netlify does. A deploy has the functions that it was
 * made with and no others, so they are part of each.
 * @param folder for the bundles
 */
export async function bundleFunctions(
  projectDirectory: string,
  folder: string,
): Promise<DeployedFunction[]> {
  // An ES module with top-level await: only `import()` can load it.
  const { zipFunctions } = await import('@netlify/zip-it-and-ship-it');
  const source = join(projectDirectory, 'netlify/functions');
  const bundled = await zipFunctions(source, folder, { basePath: projectDirectory });
  return Promise.all(
    bundled.map(async (one) => {
      const bundle = await readFile(one.path);
      return {
        name: one.name,
        digest: createHash('sha256').update(bundle).digest('hex'),
        runtime: one.runtimeVersion ?? one.runtime,
        bundle,
        config: {
          routes: one.routes,
          excluded_routes: one.excludedRoutes,
          priority: one.priority,
          traffic_rules: trafficRulesOf(one),
          build_data: {
            bootstrapVersion: one.bootstrapVersion,
            runtimeAPIVersion: one.runtimeAPIVersion,
          },
        },
      };
    }),
  );
}

/** The rate limit of a function as the API names it; undefined where it has none. */
function trafficRulesOf({ trafficRules }: FunctionResult) {
  if (!trafficRules) return undefined;
  const { type, config } = trafficRules.action;
  const { algorithm, windowSize, windowLimit } = config.rateLimitConfig;
  return {
    action: {
      type,
      config: {
        rate_limit_config: { algorithm, window_size: windowSize, window_limit: windowLimit },
        aggregate: config.aggregate,
      },
    },
  };
}
