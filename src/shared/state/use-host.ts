import { useI18next } from 'gatsby-plugin-react-i18next';
import { isHostCode, type HostCode } from '../../config/hosts';

/** The country host that the page was built for. */
export function useHost(): HostCode {
  const { language } = useI18next();
  if (!isHostCode(language)) throw new Error(`"${language}" is no host`);
  return language;
}
