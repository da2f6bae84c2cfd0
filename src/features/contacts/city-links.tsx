import { Link } from 'gatsby';
import * as heading from '../../shared/ui/heading.module.css';
import * as styles from './city-links.module.css';

interface CityLinksProps {
  title: string;
  /** Alias of the city that is shown. */
  current: string;
  cities: readonly { alias: string; city: string; address?: string }[];
  pathOf: (alias: string) => string;
}

/** The same page of the other branches. */
export function CityLinks({ title, current, cities, pathOf }: CityLinksProps) {
  return (
    <nav className={heading.section} aria-labelledby="other-cities">
      <h2 id="other-cities">{title}</h2>
      <ul className={styles.cities}>
        {cities.map(({ alias, city, address }) => (
          <li key={alias}>
            <Link to={pathOf(alias)} aria-current={alias === current ? 'page' : undefined}>
              {city}
            </Link>
            {address && <span className={styles.address}>{address}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
