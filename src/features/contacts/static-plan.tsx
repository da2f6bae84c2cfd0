import { useTranslation } from 'react-i18next';
import type { Point } from '../../domain/maps';
import { formatNumber } from '../../shared/lib/numbers';
import { useHost } from '../../shared/lib/use-host';
import * as styles from './branch-map.module.css';

const width = 480;
const height = 270;
const centre = { x: width / 2, y: height / 2 };
/** Metres from the door, a ring each. */
const rings = [100, 300, 500];
const pixelsPerMetre = 0.24;
/** Degrees are given to five places: about a metre. */
const places = 5;

/**
 * A plan of nothing but what is known: the branch in the middle, north up, rings at distances from
 * its door, and its coordinates.
 */
export function StaticPlan({ place, address }: { place: Point; address: string }) {
  const { t } = useTranslation('contacts');
  const host = useHost();
  const degrees = (value: number) => formatNumber(value, host, { atMost: places });
  const coordinates = t('coordinates', {
    latitude: degrees(place.latitude),
    longitude: degrees(place.longitude),
  });
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${address}. ${coordinates}`}
    >
      <path className={styles.axis} d={`M${centre.x} 0V${height}M0 ${centre.y}H${width}`} />
      {rings.map((metres) => (
        <g key={metres}>
          <circle className={styles.ring} cx={centre.x} cy={centre.y} r={metres * pixelsPerMetre} />
          <text className={styles.word} x={centre.x + metres * pixelsPerMetre + 4} y={centre.y - 4}>
            {t('metres', { metres })}
          </text>
        </g>
      ))}
      <path className={styles.mark} d={`M${centre.x} ${centre.y}l-9 -16a10.5 10.5 0 1 1 18 0z`} />
      <text className={styles.word} x={centre.x + 6} y={14}>
        {t('north')}
      </text>
      <text className={styles.word} x={12} y={height - 12}>
        {coordinates}
      </text>
    </svg>
  );
}
