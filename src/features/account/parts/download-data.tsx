import { useTranslation } from 'react-i18next';
import * as button from '../../../shared/ui/button.module.css';
import * as forms from '../../../shared/ui/form.module.css';
import { fetchAllData } from '../account-data.client';
import { useAccountAction } from '../use-account-action';
import * as styles from './part.module.css';

/** Hands the account holder all that is kept, as a file. */
export function DownloadData() {
  const { t } = useTranslation('account');
  const { run, isBusy, hasFailed } = useAccountAction('data', async (token) => {
    save(JSON.stringify(await fetchAllData(token), null, 2), 'karat-account.json');
  });
  return (
    <div className={styles.act}>
      <p>{t('data.text')}</p>
      <button type="button" className={button.secondary} aria-disabled={isBusy} onClick={run}>
        {t('data.download')}
      </button>
      <p className={forms.problem} role="alert">
        {hasFailed && t('failed')}
      </p>
    </div>
  );
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
