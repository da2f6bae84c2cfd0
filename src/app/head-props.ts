import type { HeadProps } from 'gatsby';
import type { i18n } from 'i18next';
import type { HostCode } from '../config/hosts';
import { translationsOf, type LocaleEdges } from '../shared/lib/translations';

/** Props of a page's `Head`; `Context` is what the page was made with. */
export type HeadOf<Data, Context = { language: HostCode }> = HeadProps<Data, Context>;

/** What the `Head` of every page gets. */
interface HeadPage {
  data: { locales: LocaleEdges };
  pageContext: {
    language: HostCode;
    /** Absent from the pages of `src/pages`, which every host has. */
    alternates?: readonly HostCode[];
    /** Of a list with several. */
    page?: number;
  };
}

/** The props of `PageHead` that come from the page itself. */
export function headProps({ data: { locales }, pageContext }: HeadPage) {
  const { language, alternates, page } = pageContext;
  return { host: language, locales, alternates, page };
}

/** Translations by the namespaces of the page's query: no i18n context reaches `Head`. */
export function headMessages({ data: { locales }, pageContext: { language } }: HeadPage): i18n {
  return translationsOf(locales, language);
}
