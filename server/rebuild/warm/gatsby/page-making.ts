import { isDeepStrictEqual } from 'node:util';
import { load } from './inside';
import { storeOfProcess, type StoredPage } from './store';

/** A page as `createPages` asks for it. */
type AskedPage = Pick<StoredPage, 'path' | 'component'> &
  Partial<Pick<StoredPage, 'matchPath' | 'context'>>;

type CreatePage = (page: AskedPage, ...rest: unknown[]) => unknown;

/**
 * Stands before Gatsby's action `createPage`. Gatsby compares, hashes and keeps each page that it is
 * asked for, and asks all plugins about it, half a millisecond for each; during an edit, pages that are
 * as they were need none of this. It has to be made before Gatsby hands its actions to plugins.
 */
export class PageMaking {
  /** Addresses that the edit that goes on has asked for; null in a whole build. */
  private asked: Set<string> | null = null;

  constructor() {
    const { publicActions } = load<{ publicActions: { createPage: CreatePage } }>('redux/actions');
    const { createPage } = publicActions;
    publicActions.createPage = (page, ...rest) => {
      this.asked?.add(page.path);
      return this.asked && isAsItWas(page) ? [] : createPage(page, ...rest);
    };
  }

  /**
   * Makes pages as an edit does.
   * @param make calls `createPages` of the site
   * @returns the addresses of the pages that were asked for
   */
  async ofEdit(make: () => Promise<unknown>): Promise<ReadonlySet<string>> {
    const asked = new Set<string>();
    this.asked = asked;
    try {
      await make();
    } finally {
      this.asked = null;
    }
    return asked;
  }
}

function isAsItWas({ path, component, matchPath, context = {} }: AskedPage): boolean {
  const known = storeOfProcess().getState().pages.get(path);
  return (
    known?.component === component &&
    known.matchPath === matchPath &&
    isDeepStrictEqual(known.context, context)
  );
}
