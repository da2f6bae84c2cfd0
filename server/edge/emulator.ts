import type { NetlifyDev } from '@netlify/dev';

/** How Netlify's emulator logs; only what is wrong is of interest. */
export const quietLogger = { log: () => undefined, warn: console.warn, error: console.error };

/**
 * Starts Netlify's own emulator of what no release has a part in: the functions of a directory that
 * holds a `netlify.toml`, and `/.netlify/images` of the local backend's pictures. Everything else is
 * off: it costs start time or asks the network.
 */
export async function startEmulator(projectRoot: string, apiPort: number): Promise<NetlifyDev> {
  const [on, off] = [{ enabled: true }, { enabled: false }];
  const pictures = `^http://(?:127\\.0\\.0\\.1|localhost):${apiPort}/pictures/`;
  // An ES module with top-level await: only `import()` can load it.
  const { NetlifyDev } = await import('@netlify/dev');
  const emulator = new NetlifyDev({
    projectRoot,
    logger: quietLogger,
    // Only pictures of the site itself would be fetched from it, and there are none.
    serverAddress: 'http://site.invalid',
    functions: on,
    images: { enabled: true, remoteURLPatterns: [pictures] },
    aiGateway: off,
    blobs: off,
    edgeFunctions: off,
    environmentVariables: off,
    geolocation: off,
    headers: off,
    redirects: off,
    staticFiles: off,
  });
  await emulator.start();
  return emulator;
}
