import { Link } from 'gatsby';
import { hosts, type HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import * as styles from './logo.module.css';

const words = { cyrillic: 'Карат', latin: 'Karat' } as const;

/** The word mark; its letters depend on the host's language (spec §2 "Header"). */
export function Logo({ host, label }: { host: HostCode; label: string }) {
  return (
    // As a Slice the link is rendered once for all pages, so it never says which page is open.
    <Link className={styles.logo} to={routes.home()} aria-label={label} aria-current={undefined}>
      <Brilliant />
      <span aria-hidden="true">{words[hosts[host].logo]}</span>
    </Link>
  );
}

/** A round brilliant seen from above, drawn from its facets: table, stars, kites and girdle. */
function Brilliant() {
  const at = (radius: number, eighths: number) => {
    const angle = (eighths * Math.PI) / 4 - Math.PI / 2;
    return `${(20 + radius * Math.cos(angle)).toFixed(2)} ${(20 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const eight = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinejoin="round">
        <path d={`M${eight.map((i) => at(8.5, i + 0.5)).join('L')}Z`} />
        {eight.map((i) => (
          <path key={i} d={`M${at(8.5, i - 0.5)}L${at(12.8, i)}L${at(8.5, i + 0.5)}`} />
        ))}
        {eight.map((i) => (
          <path
            key={i}
            d={`M${at(12.8, i)}L${at(18.5, i + 0.5)}L${at(12.8, i + 1)}M${at(12.8, i)}L${at(18.5, i)}`}
          />
        ))}
        <circle cx="20" cy="20" r="18.5" />
      </g>
    </svg>
  );
}
