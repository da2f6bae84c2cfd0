import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import type { HostCode } from '../config/hosts';
import type { HostTexts } from '../gatsby/text/texts-of-host';

/** What the page of a draft is made with. */
export interface DraftReading extends HostTexts {
  host: HostCode;
  /** Ends what is asked of the backend. */
  signal: AbortSignal;
}

/** The page of a draft, with the template and the data that a build would give it. */
export type DraftPage = ComponentType<PageProps<Queries.PreviewPageQuery>>;

/** The words of the page are those of the preview: a template that is only shown asks for none. */
export const noLocales = { edges: [] };

/** A draft has no place in the order of the backend. */
export const anyPosition = { index: 0, total: 1 };

/** The props of a template that stands in the page of the preview. */
export function templateProps<Data, Context extends object = object>(
  props: PageProps<Queries.PreviewPageQuery>,
  data: Data,
  pageContext: Context,
): PageProps<Data, Context> {
  const { pageResources } = props;
  const json = { ...pageResources.json, data, pageContext };
  return { ...props, data, pageContext, pageResources: { ...pageResources, json } };
}
