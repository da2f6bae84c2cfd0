/** What of Gatsby's loader of pages is used here; its methods take an address below the origin. */
export interface PageLoader {
  /** Fetches data and code of a page as a visit would. */
  loadPage: (address: string) => Promise<unknown>;
  /** What is known of a page that has been loaded. */
  loadPageSync: (address: string, options?: object) => unknown;
}

declare global {
  interface Window {
    ___loader?: PageLoader;
  }
}

let wait: ((path: string) => Promise<void>) | null = null;

/** Has every page wait, before it is loaded, for what `before` does with its path. */
export function beforePageLoad(before: (path: string) => Promise<void>): void {
  wait = before;
}

/**
 * Pages of this site differ by path alone. Gatsby's loader takes an address with another query for
 * another page: each choice of a filter would wait for the data of the page that is there already,
 * would be overtaken by the next choice, and would mount the page anew.
 */
export function loadPagesByPath(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = async (address) => {
    const path = pathOf(address);
    if (wait) await wait(path.replace(/#.*$/, ''));
    return loadPage(path);
  };
  loader.loadPageSync = (address, options) => loadPageSync(pathOf(address), options);
}

function pathOf(address: string): string {
  return address.replace(/\?[^#]*/, '');
}
