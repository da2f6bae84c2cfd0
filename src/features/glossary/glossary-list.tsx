import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { TextField } from '../../shared/ui/field';
import { byLetter, matching, type GlossaryTerm } from './glossary';
import * as styles from './glossary-list.module.css';

/** Letters, a search while typing, and every term with an address of its own. */
export function GlossaryList({ terms, host }: { terms: readonly GlossaryTerm[]; host: HostCode }) {
  const { t } = useTranslation('glossary');
  const [typed, setTyped] = useState('');
  const found = matching(terms, typed);
  const groups = byLetter(found, host);
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={t('search')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <nav aria-label={t('letters')}>
        <ul className={styles.letters}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status">{found.length === 0 && t('nothing')}</p>
      {groups.map(({ letter, terms: own }) => (
        <section key={letter} className={styles.group} aria-labelledby={`letter-${letter}`}>
          <h2 className={styles.letter} id={`letter-${letter}`}>
            {letter}
          </h2>
          <dl className={styles.terms}>
            {own.map(({ key, term, definition }) => (
              <div key={key} id={key} className={styles.term}>
                <dt>
                  <a className={styles.name} href={`#${key}`}>
                    {term}
                  </a>
                </dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
