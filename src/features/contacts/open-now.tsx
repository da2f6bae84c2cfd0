import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Week } from '../../contract/contacts';
import { openUntil } from '../../shared/lib/opening';
import { whenIdle } from '../../shared/lib/when-idle';
import * as styles from './contact-card.module.css';

/** Milliseconds between two looks at the clock. */
const minute = 60_000;

/** Whether the branch is open at this moment; said after hydration, for the HTML knows no moment. */
export function OpenNow({ week, timeZone }: { week: Week; timeZone: string }) {
  const { t } = useTranslation('contacts');
  const [closes, setCloses] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const look = () => setCloses(openUntil(week, timeZone, new Date()));
    // The first look into a time zone takes a phone a tenth of a second.
    whenIdle(look);
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, [week, timeZone]);
  return (
    <p className={closes ? styles.open : styles.closed}>
      {closes === undefined ? '\u00a0' : closes ? t('openUntil', { time: closes }) : t('closedNow')}
    </p>
  );
}
