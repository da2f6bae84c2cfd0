import { brilliantFacets, girdleRadius } from '../../domain/brilliant';

interface BrilliantProps {
  className?: string;
  /** Width of the lines in pixels, whatever the size of the drawing. */
  line: number;
}

/** The mark of the house: a round brilliant from above, drawn from its facets. */
export function Brilliant({ className, line }: BrilliantProps) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth={line} strokeLinejoin="round">
        <path vectorEffect="non-scaling-stroke" d={brilliantFacets()} />
        <circle vectorEffect="non-scaling-stroke" cx="20" cy="20" r={girdleRadius} />
      </g>
    </svg>
  );
}
