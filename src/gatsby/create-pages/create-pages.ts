import type { GatsbyNode } from 'gatsby';
import { hostOfBuild } from '../../domain/addresses';
import { pathsOfHosts, type HostPagesNode } from '../host-pages';
import { createAccountPages } from './account-pages';
import { createArticleListPages } from './article-list-pages';
import { createArticlePages } from './article-pages';
import { articlesOfTypes } from './articles-of-types';
import { createCataloguePages } from './catalogue-pages';
import { createContactPages } from './contact-pages';
import { createInfoPages } from './info-pages';
import { createItemListPages } from './item-list-pages';
import { createItemPages } from './item-pages';
import { createOfferPages } from './offer-pages';
import { pageMaker } from './page-maker';
import { redirectOtherNames } from './redirects';
import { createPreviewPage } from './preview-page';
import { createSearchPage } from './search-page';
import { ask } from './query';
import { createServicePages } from './service-pages';
import { createSharedSlices } from './shared-slices';
import { createUiPage } from './ui-page';
import { createVideoPages } from './video-pages';

/** Everything that is not a file in `src/pages`. */
export const createPages: GatsbyNode['createPages'] = async (build) => {
  const host = hostOfBuild();
  createSharedSlices(host, build.actions);
  try {
    const { allHostPages } = await ask<{ allHostPages: { nodes: HostPagesNode[] } }>(
      build,
      '{ allHostPages { nodes { host lastChanges } } }',
    );
    const makePage = pageMaker(host, build.actions, pathsOfHosts(allHostPages.nodes));
    await createCataloguePages(build, makePage);
    await createItemPages(build, makePage);
    await createContactPages(build, makePage);
    await createServicePages(build, makePage);
    await createOfferPages(build, makePage);
    const articles = await articlesOfTypes(build);
    createArticleListPages(articles, makePage);
    createArticlePages(articles, makePage);
    await createInfoPages(build, makePage);
    redirectOtherNames(build.actions);
    createItemListPages(makePage);
    createAccountPages(makePage);
    createSearchPage(makePage);
    await createVideoPages(build, makePage);
    createPreviewPage(host, build.actions);
    createUiPage(makePage, process.env);
  } catch (error) {
    // Thrown on, it would be shown with the whole compiled gatsby-node around it.
    const reason = error instanceof Error ? error.message : String(error);
    build.reporter.panicOnBuild(`Pages of host ${host}: ${reason}`);
  }
};
