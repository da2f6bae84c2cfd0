import { buildApiBaseOf } from '../domain/addresses';
import { preview, type Previewed } from '../contract/drafts';
import { textsOf } from '../gatsby/text/texts-of-host';
import { callApi } from '../shared/lib/http';
import { articleDraft } from './article-draft';
import { brandDraft } from './brand-draft';
import type { DraftPage, DraftReading } from './draft-reading';
import { itemDraft } from './item-draft';
import type { PreviewLink } from './preview-link';
import { serviceDraft } from './service-draft';
import { termDraft } from './term-draft';
import { videoDraft } from './video-draft';

/** A draft as it can be shown. */
export interface OpenDraft {
  Page: DraftPage;
  /** When it was changed last, and until when the link shows it; ISO 8601. */
  changedAt: string;
  until: string;
}

/**
 * Asks for the draft of a link and makes its page.
 * @throws ApiError 403, 404, 419 or 422 when the link shows none
 */
export async function openDraft(
  { entity, id, until, signature }: PreviewLink,
  { host, signal }: Pick<DraftReading, 'host' | 'signal'>,
): Promise<OpenDraft> {
  const { draft, ...times } = await callApi(preview, {
    params: { entity, id: String(id) },
    query: { until, signature },
    signal,
  });
  const texts = textsOf(host, buildApiBaseOf(host));
  return { ...times, Page: await pageOf(draft, { host, signal, ...texts }) };
}

function pageOf(draft: Previewed, reading: DraftReading): Promise<DraftPage> {
  switch (draft.entity) {
    case 'articles':
      return articleDraft(draft.article, reading);
    case 'services':
      return serviceDraft(draft.service, reading);
    case 'brands':
      return brandDraft(draft.brand, reading);
    case 'terms':
      return termDraft(draft.term, reading);
    case 'items':
      return itemDraft(draft.item, reading);
    case 'videos':
      return videoDraft(draft.video, reading);
  }
}
