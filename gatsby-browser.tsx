import type { GatsbyBrowser } from 'gatsby';
import { noteLoader } from './src/app/gatsby-loader';
import { hydrateInSlices } from './src/app/hydrate';
import { withKeptWords } from './src/app/kept-words';
import { loadPagesByPath } from './src/app/page-loader';
import { PageWrapper } from './src/app/page-wrapper';
import { Root } from './src/app/root';
import { guardStrings } from './src/app/trusted-types';
import { watchReleases } from './src/app/watch-releases';
import { watchChunkFailures } from './src/shared/lib/chunk-failure';

export { onRouteUpdate } from './src/shared/lib/use-pathname';
export { shouldUpdateScroll } from './src/shared/lib/scroll';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  guardStrings();
  watchChunkFailures();
  noteLoader();
  if (window.___loader) loadPagesByPath(window.___loader);
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = watchReleases;

export const replaceHydrateFunction = () => hydrateInSlices;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <Root>{element}</Root>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageWrapper path={props.path}>{withKeptWords(element, props.data)}</PageWrapper>
);
