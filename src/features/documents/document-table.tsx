import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { formatDay } from '../../shared/lib/dates';
import { formatNumber } from '../../shared/lib/numbers';
import * as styles from './document-table.module.css';

interface DocumentTableProps {
  documents: readonly {
    entityId: number;
    title: string;
    type: string;
    /** Bytes. */
    size: number;
    src: string;
    date: string;
  }[];
  host: HostCode;
}

const bytesOfKilobyte = 1024;

/** The documents of a branch: title, type, size and date, each with its file. */
export function DocumentTable({ documents, host }: DocumentTableProps) {
  const { t } = useTranslation('info');
  if (documents.length === 0) return <p>{t('documents.empty')}</p>;
  return (
    <ul className={styles.documents}>
      {documents.map(({ entityId, title, type, size, src, date }) => (
        <li key={entityId} className={styles.document}>
          <h2 className={styles.title}>{title}</h2>
          <dl className={styles.facts}>
            <div>
              <dt>{t('documents.type')}</dt>
              <dd>{type.toUpperCase()}</dd>
            </div>
            <div>
              <dt>{t('documents.size')}</dt>
              <dd>
                {t('documents.kilobytes', {
                  value: formatNumber(Math.max(1, Math.round(size / bytesOfKilobyte)), host),
                })}
              </dd>
            </div>
            <div>
              <dt>{t('documents.date')}</dt>
              <dd>
                <time dateTime={date}>{formatDay(date, host)}</time>
              </dd>
            </div>
          </dl>
          <a
            className={styles.file}
            href={src}
            download
            aria-label={t('documents.download', { title })}
          >
            {t('documents.get')}
          </a>
        </li>
      ))}
    </ul>
  );
}
