import { useTranslation } from 'react-i18next';
import * as hidden from './spoken.module.css';

/** "2 / 5" to look at; to hear, the words for it, because a stroke is read as a stroke. */
export function Counter({ current, total }: { current: number; total: number }) {
  const { t } = useTranslation('common');
  return (
    <>
      <span aria-hidden="true">
        {current} / {total}
      </span>
      <span className={hidden.spoken}>{t('counter', { current, total })}</span>
    </>
  );
}
