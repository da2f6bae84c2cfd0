import { BaseLoader } from 'gatsby-loader';

/**
 * All that this site knows of the inside of Gatsby's loader of pages: which maps hold what it has
 * loaded. `gatsby-loader.test.ts` tries it on Gatsby's own file, of one version.
 */
let loader: BaseLoader | null = null;

/** Takes hold of Gatsby's loader when it is first used: `window.___loader` does not hand it out. */
export function noteLoader(): void {
  const { prototype } = BaseLoader;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this`
  const { loadPage } = prototype;
  prototype.loadPage = function (this: BaseLoader, rawPath) {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the one instance that Gatsby makes
    loader = this;
    prototype.loadPage = loadPage;
    return loadPage.call(this, rawPath);
  };
}

/**
 * Forgets what has been loaded of pages, so that the next visit asks for it again. The page that is
 * shown stays as it is.
 * @param addresses such as `/article/x/`; null: all pages, and the parts that they share
 */
export async function forgetPages(addresses: readonly string[] | null): Promise<void> {
  if (!loader) return;
  const { pageDb, pageDataDb, inFlightDb } = loader;
  const paths = addresses?.map((address) => (address === '/' ? '/' : address.replace(/\/$/, '')));
  const all = [...pageDb.keys(), ...pageDataDb.keys(), ...inFlightDb.keys()];
  for (const path of paths ?? new Set(all)) forgetPage(loader, path);
  if (!paths) await renewSlices(loader);
}

function forgetPage(
  { pageDb, pageDataDb, inFlightDb, prefetchTriggered, prefetchCompleted }: BaseLoader,
  path: string,
): void {
  const forget = () => {
    pageDb.delete(path);
    pageDataDb.delete(path);
  };
  forget();
  for (const address of [path, `${path}/`]) {
    prefetchTriggered.delete(address);
    prefetchCompleted.delete(address);
  }
  // What is on its way may be old too; whoever asks from now on does not wait for it.
  const loading = inFlightDb.get(path);
  inFlightDb.delete(path);
  loading?.then(forget, forget);
}

/** The page that is shown holds its slices by this map and cannot do without: they are replaced. */
async function renewSlices(current: BaseLoader): Promise<void> {
  const { slicesDb, slicesDataDb } = current;
  const renew = async (name: string) => {
    slicesDataDb.delete(name);
    const { result } = (await current.loadSliceDataJson(name)).jsonPayload;
    const slice = slicesDb.get(name);
    if (slice) slicesDb.set(name, { ...slice, ...result });
  };
  await Promise.all([...slicesDb.keys()].map(renew));
}
