import { useTranslation } from 'react-i18next';
import * as heading from '../../../shared/ui/heading.module.css';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';

/** Who may get into the account, and what is kept in it. */
export function SecurityPart() {
  const { t } = useTranslation('account');
  return (
    <>
      <section className={heading.section}>
        <h2>{t('password.title')}</h2>
        <PasswordForm />
      </section>
      <section className={heading.section}>
        <h2>{t('sessions.title')}</h2>
        <Sessions />
      </section>
      <section className={heading.section}>
        <h2>{t('data.title')}</h2>
        <DownloadData />
      </section>
      <section className={heading.section}>
        <h2>{t('deletion.title')}</h2>
        <DeleteAccount />
      </section>
    </>
  );
}
