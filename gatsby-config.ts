import type { GatsbyConfig } from 'gatsby';
import { hostOfBuild, originOf } from './src/domain/addresses';
import { hostCodes } from './src/config/hosts';
import { languageCodes } from './src/config/languages';
import { localeFoldersOf } from './src/gatsby/locale-words';
import { netlifyAdapter } from './src/gatsby/netlify';
import { siteHeaders } from './src/gatsby/site-headers';
import { sitemapOptions } from './src/gatsby/sitemap';
import { sourcesOf } from './src/gatsby/sources';

const host = hostOfBuild();
const headers = siteHeaders(host);
const own = localeFoldersOf(host);
const localesOfOthers = [...new Set<string>([...hostCodes, ...languageCodes])]
  .filter((folder) => !own.includes(folder))
  .map((folder) => `**/locales/${folder}/**`);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: originOf(host), host },
  // Spec §2: all routes end with a trailing slash.
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  adapter: netlifyAdapter(headers),
  headers: [{ source: '/*', headers }],
  plugins: [
    ...sourcesOf(host),
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'locale',
        path: 'src/locales',
        // Words of other hosts are not of this build; a change there runs no query here.
        ignore: localesOfOthers,
      },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [host],
        defaultLanguage: host,
        siteUrl: originOf(host),
        trailingSlash: 'always',
        // Spec §1: the host picks the language; no visitor is sent to another path.
        redirect: false,
        i18nextOptions: { interpolation: { escapeValue: false } },
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
