import type { i18n } from 'i18next';
import type { HostCode } from '../../config/hosts';
import { translationsOf } from './translations';

/** Namespaces of what opens over a page: no page's query names them. */
export type LazyNamespace = 'desk' | 'errors' | 'forms' | 'problems' | 'requests' | 'search';

/** Words of the host for a dialog, fetched with the dialog. */
export async function loadWords(
  host: HostCode,
  namespaces: readonly LazyNamespace[],
): Promise<i18n> {
  const files = await Promise.all(
    namespaces.map(async (ns) => {
      const { default: words } = (await import(
        /* webpackChunkName: "words-[request]" */
        /* webpackInclude: /(desk|errors|forms|problems|requests|search)\.json$/ */
        `../../locales/${host}/${ns}.json`
      )) as { default: object };
      return { node: { ns, language: host, data: JSON.stringify(words) } };
    }),
  );
  return translationsOf({ edges: files }, host);
}
