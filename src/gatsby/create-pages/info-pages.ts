import { limits } from '../../config/limits';
import { routes } from '../../config/routes';
import { tokenPagePaths } from '../../config/token-pages';
import { isFormPage, textPageNames } from '../../config/text-pages';
import type { MakePage } from './page-maker';
import { pagesOf } from './pagination';
import { ask, type BuildData } from './query';

interface Info {
  allReview: { totalCount: number };
  allContact: { nodes: { id: string; alias: string }[] };
}

/** Texts, questions, reviews, documents, the site map and the indexes of offers. */
export async function createInfoPages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allReview, allContact } = await ask<Info>(
    data,
    '{ allReview { totalCount } allContact { nodes { id alias } } }',
  );
  for (const name of textPageNames) {
    const template = isFormPage(name) ? 'form-page' : 'text-page';
    makePage(routes.text(name), template, { name, ns: `text-${name}` });
  }
  for (const page of pagesOf(allReview.totalCount, limits.reviewPageSize)) {
    makePage(routes.reviews(page.page), 'reviews-page', page);
  }
  for (const { id, alias } of allContact.nodes) {
    makePage(routes.documents(alias), 'documents-page', { id, alias });
    // Spec §2: the default city is moscow.
    if (alias === limits.defaultCity) makePage(routes.documents(), 'documents-page', { id, alias });
  }
  makePage(routes.faq(), 'faq-page', {});
  makePage(routes.sitemap(), 'sitemap-page', {});
  makePage(routes.daily(), 'daily-page', {});
  makePage(routes.actions(), 'offers-page', { list: 'actions' });
  makePage(routes.specials(), 'offers-page', { list: 'specials' });
  for (const [purpose, path] of Object.entries(tokenPagePaths)) {
    makePage(path, 'token-page', { purpose });
  }
}
