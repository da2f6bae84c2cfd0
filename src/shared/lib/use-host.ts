import { useTranslation } from 'react-i18next';
import { isHostCode, type HostCode } from '../../config/hosts';

/** The country host that the page was built for; its words are in the language of that host. */
export function useHost(): HostCode {
  const { language } = useTranslation().i18n;
  if (!isHostCode(language)) throw new Error(`"${language}" is no host`);
  return language;
}
