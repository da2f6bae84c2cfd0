import type { DiamondCut } from '../../../config/diamond-prices';
import * as styles from './cut-picture.module.css';
import { facetsOf, isBelow, shadeOf } from './facets';
import type { Point } from './outline';

interface CutPictureProps {
  cut: DiamondCut;
  /** What it is called aloud; without it the words beside it say what it is. */
  title?: string;
}

/** A cut stone from above with its facets, in the colour of the text around it. */
export function CutPicture({ cut, title }: CutPictureProps) {
  return (
    <svg
      className={styles.picture}
      viewBox="-52 -52 104 104"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {facetsOf(cut).map((facet, place) => (
        <path
          key={place}
          className={isBelow(facet) ? styles.below : styles.facet}
          fillOpacity={(shadeOf(facet, place) * 0.34).toFixed(2)}
          d={pathOf(facet.points)}
        />
      ))}
    </svg>
  );
}

/** The same stone as a sign: the edges of its facets alone. */
export function CutSign({ cut }: { cut: DiamondCut }) {
  const edges = facetsOf(cut).filter((facet) => !isBelow(facet));
  return (
    <svg className={styles.sign} viewBox="-52 -52 104 104" aria-hidden="true">
      <path d={edges.map(({ points }) => pathOf(points)).join('')} />
    </svg>
  );
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.map((part) => Number(part.toFixed(1))).join(' ')).join('L')}Z`;
}
