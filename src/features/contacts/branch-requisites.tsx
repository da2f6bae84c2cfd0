import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { requisites } from '../../domain/page-numbers';
import { routes } from '../../config/routes';
import * as styles from './contact-card.module.css';

/** With whom a contract is signed in the branch, and its papers. */
export function BranchRequisites({ alias }: { alias: string }) {
  const { t } = useTranslation('contacts');
  return (
    <section className={styles.requisites} aria-labelledby="requisites">
      <h2 id="requisites">{t('requisites.title')}</h2>
      <p>{t('requisites.company')}</p>
      <p>{t('requisites.tax', { number: requisites.taxNumber })}</p>
      <p>{t('requisites.registration', { number: requisites.registrationNumber })}</p>
      <p className={styles.more}>
        <Link to={routes.text('requisites')}>{t('requisites.more')}</Link>
        <Link to={routes.documents(alias)}>{t('documents')}</Link>
      </p>
    </section>
  );
}
