import { limits } from '../config/limits';
import { loadPart, preparePart } from '../shared/lib/load-part';
import { whenIdle } from '../shared/lib/when-idle';
import { beforePageLoad } from './page-loader';

/**
 * Once the page is at rest: has an open tab look for a newer release when it gets the focus and
 * before it shows another page, which waits for the answer a moment at most.
 */
export function watchReleases(): void {
  whenIdle(() => preparePart(startWatch));
}

async function startWatch(): Promise<void> {
  const { ReleaseWatch } = await loadPart(() => import('./release-watch'));
  const watch = new ReleaseWatch();
  const look = () => watch.look();
  window.addEventListener('focus', () => void look());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  beforePageLoad((path) => {
    if (path === window.location.pathname) return Promise.resolve();
    const patience = new Promise<void>((done) => setTimeout(done, limits.releaseWaitMs));
    return Promise.race([look(), patience]);
  });
  await look();
}
