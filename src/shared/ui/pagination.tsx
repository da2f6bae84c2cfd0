import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  lastPage: number;
  /** Address of a page, counted from 1. */
  pathOf: (page: number) => string;
}

/** Numbered pages as links, so that crawlers can follow them. */
export function Pagination({ page, lastPage, pathOf }: PaginationProps) {
  const { t } = useTranslation('common');
  if (lastPage < 2) return null;
  return (
    <nav aria-label={t('pagination.label')}>
      <ol className={styles.pages}>
        {shownPages(page, lastPage).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={styles.page}
                to={pathOf(number)}
                aria-label={t('pagination.page', { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** First, last and the neighbours of the current page; null stands for a gap. */
export function shownPages(page: number, lastPage: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, lastPage].filter(
    (number, index, all) => number >= 1 && number <= lastPage && all.indexOf(number) === index,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
