import { useTranslation } from 'react-i18next';
import type { ClaimName } from '../../config/claims';
import { useHost } from './use-host';
import { claimNumbers } from './claim-text';

export interface SaidClaim {
  name: string;
  /** The promise itself, e.g. `от 50 000 до 150 000 000 рублей`. */
  value: string;
  /** What belongs to it. */
  note: string;
}

/** Says a claim of the ledger in the host's words; the page's query names the `claims` namespace. */
export function useClaims(): (name: ClaimName) => SaidClaim {
  const { t } = useTranslation('claims');
  const host = useHost();
  return (name) => {
    const numbers = { replace: claimNumbers(name, host) };
    return {
      name: t(`${name}.name`),
      value: t(`${name}.value`, numbers),
      note: t(`${name}.note`, numbers),
    };
  };
}
