import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import { opensDialog } from '../../shared/state/opens-dialog';
import * as button from '../../shared/ui/button.module.css';
import * as styles from './service-ask.module.css';

interface ServiceAskProps {
  /** Which words it begins with: those of an appraisal, or of a client who is brought. */
  words: 'ask' | 'bring';
  /** What the first button opens. */
  onFirst: () => void;
  onAsk: () => void;
  onCallback: () => void;
}

/** The ways to a first answer: by what the service begins with, in writing, by phone, or in person. */
export function ServiceAsk({ words, onFirst, onAsk, onCallback }: ServiceAskProps) {
  const { t } = useTranslation('services');
  return (
    <section className={styles.ask} aria-labelledby="service-ask">
      <div>
        <h2 id="service-ask" className={styles.title}>
          {t(`${words}.title`)}
        </h2>
        <p className={styles.text}>{t(`${words}.text`)}</p>
      </div>
      <div className={styles.ways}>
        <button
          className={`${button.primary} ${styles.scripted}`}
          type="button"
          {...opensDialog(words === 'bring' ? 'bringClient' : 'appraisal')}
          onClick={onFirst}
        >
          {t(words === 'bring' ? 'bring.action' : 'ask.appraisal')}
        </button>
        <button
          className={`${button.secondary} ${styles.scripted}`}
          type="button"
          {...opensDialog('question')}
          onClick={onAsk}
        >
          {t('ask.question')}
        </button>
        <button
          className={`${button.secondary} ${styles.scripted}`}
          type="button"
          {...opensDialog('callback')}
          onClick={onCallback}
        >
          {t('ask.callback')}
        </button>
        <Link className={styles.contacts} to={routes.contacts()}>
          {t('ask.contacts')}
        </Link>
      </div>
    </section>
  );
}
