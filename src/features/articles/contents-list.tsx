import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { reading } from '../../config/reading';
import * as styles from './contents-list.module.css';

interface ContentsListProps {
  sections: readonly { id: string; title: string }[];
}

/** The sections of a long text, each with a link; nothing for a short one. */
export function ContentsList({ sections }: ContentsListProps) {
  const { t } = useTranslation('reading');
  const title = useId();
  if (sections.length < reading.contentsFromSections) return null;
  return (
    <nav className={styles.contents} aria-labelledby={title}>
      <h2 className={styles.title} id={title}>
        {t('contents')}
      </h2>
      <ol className={styles.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <a className={styles.link} href={`#${section.id}`}>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
