import { useTranslation } from 'react-i18next';
import { claimGroups } from './claim-groups';
import { ClaimList } from './claim-list';
import * as styles from './terms-overview.module.css';

/** The whole ledger, group by group. */
export function TermsOverview() {
  const { t } = useTranslation('services');
  return (
    <div className={styles.groups}>
      {claimGroups.map(({ name, claims }) => (
        <section key={name} className={styles.group}>
          <h3 className={styles.title}>{t(`figures.${name}`)}</h3>
          <ClaimList claims={claims} form="wide" />
        </section>
      ))}
    </div>
  );
}
