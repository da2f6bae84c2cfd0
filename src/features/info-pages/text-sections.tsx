import * as prose from '../../shared/ui/prose.module.css';
import { LinkedText } from './linked-text';
import type { TextSection } from './page-text';
import * as styles from './text-sections.module.css';

interface TextSectionsProps {
  sections: readonly TextSection[];
  /** Whether they have the width of the page: a title then stands beside its text. */
  isWide?: boolean;
}

/** The sections of a text page, each under its own heading. */
export function TextSections({ sections, isWide = false }: TextSectionsProps) {
  return (
    <div className={isWide ? styles.wide : styles.sections}>
      {sections.map(({ title, paragraphs = [], list = [] }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          <div className={prose.prose}>
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
          </div>
        </section>
      ))}
    </div>
  );
}
