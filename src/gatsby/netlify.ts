import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HeaderRoutes, IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { previewPath } from '../config/routes';
import { siteRevisionPath } from '../contract/site-revision';
import { compactHeaders } from './compact-headers';
import type { Header } from './site-headers';

/**
 * Writes `_redirects` and `_headers` into `public`, on Netlify and everywhere else. Naming the
 * adapter also keeps Gatsby from asking the network for one.
 */
export function netlifyAdapter(common: readonly Header[]): IAdapter {
  const netlify = createNetlifyAdapter({
    // No function renders pages here; excluding the datastore would publish it as a file.
    excludeDatastoreFromEngineFunction: false,
    // Pictures reach the image CDN by their addresses (src/shared/ui), not through Gatsby's fields.
    imageCDN: false,
  });
  return {
    ...netlify,
    adapt: async (context) => {
      const built = compactHeaders(context.headerRoutes, common);
      const headerRoutes = [
        ...withoutPreviews(built),
        revisionHeaders,
        pictureHeaders,
        previewHeaders,
      ];
      const routesManifest = withRewrites(context.routesManifest);
      await inScratchDirectory(async () =>
        netlify.adapt({ ...context, routesManifest, headerRoutes }),
      );
      await Promise.all(['public/_redirects', 'public/_headers'].map(withoutEmptyEnds));
    },
  };
}

/** The release writes the file after the build: Gatsby does not know it. */
const revisionHeaders = {
  path: siteRevisionPath,
  headers: [{ key: 'cache-control', value: 'no-store' }],
};

/** Search engines and messengers show a picture from its address. */
const pictureHeaders = {
  path: '/.netlify/images',
  headers: [{ key: 'cross-origin-resource-policy', value: 'cross-origin' }],
};

/** A draft is for who has its link: no cache keeps its page and no search engine shows it. */
const previewHeaders = {
  path: `${previewPath}*`,
  headers: [
    { key: 'cache-control', value: 'no-store' },
    { key: 'x-robots-tag', value: 'noindex' },
  ],
};

/** Two rules of one header for a path would both be sent. */
function withoutPreviews(routes: HeaderRoutes): HeaderRoutes {
  return routes.filter(({ path }) => !path.startsWith(previewPath));
}

type Routes = Parameters<IAdapter['adapt']>[0]['routesManifest'];

/**
 * A page with a pattern is answered for every path in it by a rewrite to its file. The adapter would
 * move the file and its data under names of its own, where the next build would miss them.
 */
function withRewrites(routes: Routes): Routes {
  return routes.flatMap((route) => {
    if (route.type !== 'static' || !route.path.includes('*')) return [route];
    const toPath = route.filePath.replace(/^public/, '');
    if (!toPath.endsWith('.html')) return [];
    return [{ type: 'redirect' as const, path: route.path, toPath, status: 200, headers: [] }];
  });
}

/** The adapter leaves a directory behind for each file that it writes; here they go with it. */
async function inScratchDirectory(task: () => Promise<void>): Promise<void> {
  const { TMPDIR } = process.env;
  const scratch = await mkdtemp(join(tmpdir(), 'karat-netlify-'));
  process.env.TMPDIR = scratch;
  try {
    await task();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await rm(scratch, { recursive: true });
  }
}

/** The adapter adds an empty line on every build; a file that says the same must stay the same. */
async function withoutEmptyEnds(file: string): Promise<void> {
  await writeFile(file, `${(await readFile(file, 'utf8')).trim()}\n`);
}
