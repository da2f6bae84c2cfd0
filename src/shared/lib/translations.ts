import { createInstance, type i18n } from 'i18next';

/** Translations as a page's or slice's query gives them. */
export interface LocaleEdges {
  edges: readonly { node: { ns: string | null; data: string | null; language: string | null } }[];
}

/**
 * An i18next instance of its own, for what lies outside the pages: Gatsby wraps Slices and Head in
 * the root element only, so the plugin's context is absent there.
 */
export function translationsOf(locales: LocaleEdges, language: string): i18n {
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
