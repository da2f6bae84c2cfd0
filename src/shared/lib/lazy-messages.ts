import type { i18n } from 'i18next';
import type { HostCode } from '../../config/hosts';
import { loadPart } from './load-part';
import { translationsOf } from './translations';

/** Namespaces of what comes to a page by itself: its query does not name them. */
export type LazyNamespace =
  'claims' | 'desk' | 'diamonds' | 'errors' | 'forms' | 'problems' | 'requests' | 'search';

/** Translations of the host for a dialog, fetched with the dialog. */
export async function loadMessages(
  host: HostCode,
  namespaces: readonly LazyNamespace[],
): Promise<i18n> {
  const files = await Promise.all(
    namespaces.map(async (ns) => {
      const { default: messages } = (await loadPart(
        () =>
          import(
            /* webpackChunkName: "messages-[request]" */
            /* webpackInclude: /(claims|desk|diamonds|errors|forms|problems|requests|search)\.json$/ */
            `../../locales/${host}/${ns}.json`
          ),
      )) as { default: object };
      return { node: { ns, language: host, data: JSON.stringify(messages) } };
    }),
  );
  return translationsOf({ edges: files }, host);
}
