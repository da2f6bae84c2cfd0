import { useTranslation } from 'react-i18next';

/** Says that what was changed is kept. */
export function Saved({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('account');
  return <p role="status">{isShown && t('kept')}</p>;
}
