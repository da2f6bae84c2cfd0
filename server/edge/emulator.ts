import type { Features, NetlifyDev } from '@netlify/dev';

/** How Netlify's emulator logs; only what is wrong is of interest. */
const quietLogger = { log: () => undefined, warn: console.warn, error: console.error };

/**
 * Starts Netlify's own emulator for a directory that holds a `netlify.toml`. Everything is off but
 * what `features` turns on: the rest costs start time or asks the network.
 */
export async function startEmulator(
  projectRoot: string,
  features: Pick<Features, 'functions' | 'headers' | 'images' | 'redirects' | 'staticFiles'>,
): Promise<NetlifyDev> {
  const off = { enabled: false };
  // An ES module with top-level await: only `import()` can load it.
  const { NetlifyDev } = await import('@netlify/dev');
  const emulator = new NetlifyDev({
    projectRoot,
    logger: quietLogger,
    aiGateway: off,
    blobs: off,
    edgeFunctions: off,
    environmentVariables: off,
    geolocation: off,
    functions: off,
    headers: off,
    images: off,
    redirects: off,
    staticFiles: off,
    ...features,
  });
  await emulator.start();
  return emulator;
}
