import { useTranslation } from 'react-i18next';
import { formatTime } from './dates';

/**
 * Says that there were too many attempts, and when to try again.
 * @returns text by the seconds that the backend asks to wait; null: it has named none
 */
export function useTooMany(): (seconds: number | null) => string {
  const { t } = useTranslation('forms');
  return (seconds) => {
    if (seconds === null) return t('tooMany.later');
    // Up to the minute that is named, the wait is over.
    const minute = Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000;
    return t('tooMany.at', { time: formatTime(minute) });
  };
}
