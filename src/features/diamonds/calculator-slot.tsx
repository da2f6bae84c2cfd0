import { useCallback, useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { loadMessages } from '../../shared/lib/lazy-messages';
import { loadPart } from '../../shared/lib/load-part';
import { useHost } from '../../shared/lib/use-host';
import { useLoaded } from '../../shared/lib/use-loaded';
import * as styles from './calculator-slot.module.css';
import type { PlaceOfPage } from './use-choice';

/** How far below the screen it is already fetched, so that it stands there when it is reached. */
const ahead = '400px';

/**
 * The calculator within a page about more than diamonds: its code, its table and its words come when
 * a visitor comes near, and are in no bundle of that page.
 */
export function CalculatorSlot(place: PlaceOfPage) {
  const host = useHost();
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        setNear(true);
      },
      { rootMargin: ahead },
    );
    if (slot.current) watcher.observe(slot.current);
    return () => watcher.disconnect();
  }, []);

  const load = useCallback(async () => {
    const [{ DiamondCalculator }, messages] = await Promise.all([
      loadPart(() => import('./diamond-calculator')),
      loadMessages(host, ['diamonds', 'claims', 'problems']),
    ]);
    return { DiamondCalculator, messages };
  }, [host]);
  const loaded = useLoaded(isNear, load, 'diamonds/calculator');

  return (
    <div ref={slot} className={loaded ? undefined : styles.room}>
      {loaded && (
        <I18nextProvider i18n={loaded.messages}>
          <loaded.DiamondCalculator {...place} />
        </I18nextProvider>
      )}
    </div>
  );
}
