import type { GatsbyNode } from 'gatsby';
import { hostOfBuild } from '../../config/addresses';
import { createArticleListPages } from './article-list-pages';
import { createArticlePages } from './article-pages';
import { createCataloguePages } from './catalogue-pages';
import { createContactPages } from './contact-pages';
import { createInfoPages } from './info-pages';
import { createItemListPages } from './item-list-pages';
import { createItemPages } from './item-pages';
import { createOfferPages } from './offer-pages';
import { pageMaker } from './page-maker';
import { redirectOldNames } from './redirects';
import { createSearchPage } from './search-page';
import { createServicePages } from './service-pages';
import { createSharedSlices } from './shared-slices';
import { createUiPage } from './ui-page';

/** Everything that is not a file in `src/pages`. */
export const createPages: GatsbyNode['createPages'] = async (build) => {
  const host = hostOfBuild();
  createSharedSlices(host, build.actions);
  const makePage = pageMaker(host, build.actions);
  try {
    await createCataloguePages(build, makePage);
    await createItemPages(build, makePage);
    await createContactPages(build, makePage);
    await createServicePages(build, makePage);
    await createOfferPages(build, makePage);
    await createArticleListPages(build, makePage);
    await createArticlePages(build, makePage);
    await createInfoPages(build, makePage);
    redirectOldNames(build.actions);
    createItemListPages(makePage);
    createSearchPage(makePage);
    createUiPage(makePage, process.env);
  } catch (error) {
    // Thrown on, it would be shown with the whole compiled gatsby-node around it.
    const reason = error instanceof Error ? error.message : String(error);
    build.reporter.panicOnBuild(`Pages of host ${host}: ${reason}`);
  }
};
