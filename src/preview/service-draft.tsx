import { limits } from '../config/limits';
import { routes } from '../config/routes';
import { relatedServices } from '../config/service-facts';
import { servicePages, type Service } from '../contract/services';
import { toServiceNode } from '../gatsby/sources/reading-nodes';
import { callApi } from '../shared/lib/http';
import { loadPart } from '../shared/lib/load-part';
import {
  anyPosition,
  noLocales,
  templateProps,
  type DraftPage,
  type DraftReading,
} from './draft-reading';

const shownRelated = 3;

/** A service with the related ones, without what of the stock came by it. */
export async function serviceDraft(
  service: Service,
  { signal, clean }: DraftReading,
): Promise<DraftPage> {
  const asked = { type: 'service', per_page: limits.servicesPerPage, page: 1 } as const;
  const [{ default: ServicePage }, all] = await Promise.all([
    loadPart(() => import('../templates/service-page')),
    callApi(servicePages, { query: asked, signal }),
  ]);
  const urls = all.map(({ url }) => url);
  const related = relatedServices(service.url, urls, shownRelated);
  const data: Queries.ServicePageQuery = {
    locales: noLocales,
    service: toServiceNode(clean)(service, anyPosition),
    bought: { nodes: [] },
    sales: null,
    related: {
      nodes: all
        .filter(({ url }) => related.includes(url))
        .map(({ id, url, ...card }) => ({ ...card, entityId: id, path: routes.service(url) })),
    },
  };
  return function ServiceDraft(props) {
    return <ServicePage {...templateProps(props, data, {})} />;
  };
}
