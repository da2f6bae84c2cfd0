import * as prose from '../../shared/ui/prose.module.css';
import { LinkedText } from './linked-text';
import type { TextSection } from './page-text';
import * as styles from './text-sections.module.css';

/** The sections of a text page, each under its own heading. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className={styles.sections}>
      {sections.map(({ title, paragraphs = [], list = [] }) => (
        <section key={title} className={`${prose.prose} ${styles.section}`}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
          {list.length > 0 && (
            <ul>
              {list.map((line) => (
                <li key={line}>
                  <LinkedText text={line} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
