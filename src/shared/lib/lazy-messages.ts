import type { i18n } from 'i18next';
import { languageOf, type HostCode } from '../../config/hosts';
import { loadPart } from './load-part';
import { translationsOf } from './translations';

/** Namespaces of what comes to a page by itself: its query does not name them. */
export type LazyNamespace =
  'claims' | 'desk' | 'diamonds' | 'errors' | 'forms' | 'problems' | 'requests' | 'search';

const loaded = new Map<string, Promise<i18n>>();

/** Translations of the host for a dialog, fetched with the first dialog that says them. */
export function loadMessages(host: HostCode, namespaces: readonly LazyNamespace[]): Promise<i18n> {
  const key = [host, ...namespaces].join();
  const known = loaded.get(key);
  if (known) return known;
  const messages = fetchMessages(host, namespaces);
  loaded.set(key, messages);
  // What failed is fetched anew the next time; whoever asked hears of it.
  messages.catch(() => loaded.delete(key));
  return messages;
}

/** A build knows its language: the scripts of its pages name the files of no other. */
async function fetchMessages(host: HostCode, namespaces: readonly LazyNamespace[]): Promise<i18n> {
  const files = await Promise.all(
    namespaces.map(async (ns) => {
      const { default: messages } = (await loadPart(
        () =>
          import(
            /* webpackInclude: /(claims|desk|diamonds|errors|forms|problems|requests|search)\.json$/ */
            `../../locales/${process.env.LANGUAGE_OF_SITE ?? languageOf(host)}/${ns}.json`
          ),
      )) as { default: object };
      return { node: { ns, language: host, data: JSON.stringify(messages) } };
    }),
  );
  return translationsOf({ edges: files }, host);
}
