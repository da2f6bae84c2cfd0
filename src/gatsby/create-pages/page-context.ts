import type { HostCode } from '../../config/hosts';

/**
 * What gatsby-plugin-react-i18next adds to the context of each page. It leaves alone a page that
 * comes with a finished `i18n`; any other it deletes and makes anew, so that the queries of all pages
 * would run on every build.
 */
export function languageContext(host: HostCode, path: string) {
  return {
    language: host,
    i18n: {
      language: host,
      languages: [host],
      defaultLanguage: host,
      generateDefaultLanguagePage: false,
      routed: false,
      originalPath: path,
      path,
    },
  };
}
