import { mapsKey } from '../../config/environment';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapPage, type Point } from '../../domain/maps';
import { loadPart } from '../../shared/lib/load-part';
import { report } from '../../shared/lib/report';
import * as button from '../../shared/ui/button.module.css';
import * as styles from './branch-map.module.css';
import { StaticPlan } from './static-plan';

interface BranchMapProps {
  place: Point;
  /** City and street. */
  address: string;
}

/**
 * Where a branch is: our own plan, with the way to the provider's page. Where a key is set a map can
 * be asked for; nothing of the provider is loaded before that.
 */
export function BranchMap({ place, address }: BranchMapProps) {
  const { t } = useTranslation('contacts');
  const key = mapsKey();
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'plan' | 'map' | 'failed'>('plan');

  useEffect(() => {
    if (state !== 'map' || !frame.current || !key) return undefined;
    let isLeft = false;
    let remove: (() => void) | undefined;
    const element = frame.current;
    loadPart(() => import('./yandex-map.client'))
      .then(({ drawMap }) => drawMap(element, key, place, address))
      .then((removeMap) => {
        if (isLeft) removeMap();
        else remove = removeMap;
      })
      .catch((error: unknown) => {
        report(error, 'contacts/map');
        if (!isLeft) setState('failed');
      });
    return () => {
      isLeft = true;
      remove?.();
    };
  }, [state, key, place, address]);

  return (
    <div className={styles.map}>
      {state === 'map' ? (
        <div ref={frame} className={styles.frame} role="region" aria-label={address} />
      ) : (
        <StaticPlan place={place} address={address} />
      )}
      <p className={styles.actions}>
        {key && state !== 'map' && (
          <button type="button" className={button.primary} onClick={() => setState('map')}>
            {t('showMap')}
          </button>
        )}
        <a className={button.secondary} href={mapPage(place)} target="_blank" rel="noopener">
          {t('map')}
        </a>
      </p>
      <p role="status">{state === 'failed' && t('mapFailed')}</p>
    </div>
  );
}
