import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { vitalsUrl } from '../config/environment';
import { pageTemplates, type PageTemplate } from '../config/page-templates';
import { vitals, vitalsPath, type VitalName } from '../config/web-vitals';
import { apiBaseFor } from '../domain/addresses';
import { hostOfDocument } from '../shared/lib/host-of-document';

let isMeasuring = false;

/**
 * Measures this visit and sends it once, when the page is left or put aside: browsers keep what they
 * measured before somebody asked. What comes after a first leave is not told, so that a visit counts
 * once.
 */
export function measureVitals(): void {
  if (isMeasuring) return;
  isMeasuring = true;
  const template = templateOf(window.location.pathname);
  if (!template) return;
  const measured: Partial<Record<VitalName, number>> = {};
  const note = ({ name, value }: Metric) => {
    const vital = name.toLowerCase() as VitalName;
    const digits = vital === 'cls' ? 4 : 0;
    measured[vital] = Math.min(Number(value.toFixed(digits)), vitals[vital].largest);
  };
  for (const measure of [onLCP, onCLS, onINP, onTTFB, onFCP]) {
    measure(note, { reportAllChanges: true });
  }
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return;
    removeEventListener('visibilitychange', send);
    // As text: JSON would first be asked for, for which a page that goes has no time.
    navigator.sendBeacon(receiver(), JSON.stringify({ template, ...measured }));
  };
  // The window hears of it last: after the library, which notes then what it knows.
  addEventListener('visibilitychange', send);
}

function receiver(): string {
  const own = vitalsUrl();
  return own
    ? `${own}/${hostOfDocument()}`
    : `${apiBaseFor(window.location.hostname)}${vitalsPath}`;
}

const scriptsOfPage = /^component---src-(?:templates|pages)-(.+)-tsx$/;

/** The template of a page that has been loaded; an address without a page shows that of 404. */
function templateOf(path: string): PageTemplate | undefined {
  const loaded = window.___loader?.loadPageSync(path) as
    { page?: { componentChunkName?: string } } | undefined;
  const [, name] = scriptsOfPage.exec(loaded?.page?.componentChunkName ?? '') ?? [];
  return pageTemplates.find((template) => template === (name ?? '404'));
}
