import { readFile, writeFile } from 'node:fs/promises';
import type { IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
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
      await netlify.adapt({
        ...context,
        headerRoutes: compactHeaders(context.headerRoutes, common),
      });
      await Promise.all(['public/_redirects', 'public/_headers'].map(withoutEmptyEnds));
    },
  };
}

/** The adapter adds an empty line on every build; a file that says the same must stay the same. */
async function withoutEmptyEnds(file: string): Promise<void> {
  await writeFile(file, `${(await readFile(file, 'utf8')).trim()}\n`);
}
