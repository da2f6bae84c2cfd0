import { createInstance, type i18n } from 'i18next';

/** Translations as a page's or slice's query gives them. */
export interface LocaleEdges {
  edges: readonly { node: { ns: string | null; data: string | null; language: string | null } }[];
}

/** By language and texts. Thousands of pages have the same, and an instance takes half a millisecond. */
const known = new Map<string, i18n>();

/**
 * An i18next instance for what lies outside the pages: Gatsby wraps Slices and Head in the root
 * element only, so the plugin's context is absent there. The same texts give the same instance.
 */
export function translationsOf(locales: LocaleEdges, language: string): i18n {
  const texts = locales.edges.map(({ node }) => `${node.ns} ${node.data}`);
  const key = [language, ...texts].join('\n');
  const instance = known.get(key) ?? instanceOf(locales, language);
  known.set(key, instance);
  return instance;
}

function instanceOf(locales: LocaleEdges, language: string): i18n {
  const namespaces = locales.edges.map(({ node }) => node.ns ?? '');
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: namespaces,
    defaultNS: namespaces[0] ?? 'layout',
    resources: {
      [language]: Object.fromEntries(
        locales.edges.map(({ node }) => [node.ns ?? '', JSON.parse(node.data ?? '{}') as object]),
      ),
    },
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}
