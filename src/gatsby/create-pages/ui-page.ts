import type { MakePage } from './page-maker';

/**
 * The page of all pieces: in development, and where `GATSBY_UI_PAGE` asks for it, as the build for the
 * journeys does. A site for visitors has none.
 */
export function createUiPage(makePage: MakePage, environment: NodeJS.ProcessEnv): void {
  const isWanted = environment.NODE_ENV === 'development' || environment.GATSBY_UI_PAGE === '1';
  if (isWanted) makePage('/ui/', 'ui-page', {});
}
