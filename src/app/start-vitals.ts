import { vitalsUrl } from '../config/environment';
import { loadPart } from '../shared/lib/load-part';
import { whenIdle } from '../shared/lib/when-idle';
import { hasAgreed } from '../domain/inline-scripts/cookie-notice';

/** Once the page is idle, measures the visit of somebody who has agreed to cookies. */
export function startVitals(): void {
  if (vitalsUrl() === 'off') return;
  whenIdle(() => {
    if (!hasAgreed()) return;
    loadPart(() => import('./measure-vitals'))
      .then(({ measureVitals }) => measureVitals())
      .catch((error: unknown) => console.error('vitals:', error));
  });
}
