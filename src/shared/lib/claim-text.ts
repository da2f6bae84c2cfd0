import { claims, type ClaimName } from '../../config/claims';
import type { HostCode } from '../../config/hosts';
import { formatNumber } from './numbers';

/**
 * The numbers of a claim as the host writes them, by the names under which the sentences of the
 * `claims` namespace put them in: `{ fromRoubles: '50 000', toRoubles: '150 000 000' }`.
 */
export function claimNumbers(name: ClaimName, host: HostCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims[name].numbers[host]).map(([key, value]) => [
      key,
      formatNumber(value, host, { atMost: 3 }),
    ]),
  );
}
