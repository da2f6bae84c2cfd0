import type { HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import { originOf } from '../../domain/addresses';
import type { JsonLdOf } from '../../shared/lib/json-ld';

/** The calculator as a free application of schema.org. */
export function calculatorData(
  name: string,
  description: string,
  house: string,
  host: HostCode,
): JsonLdOf<'WebApplication'> {
  const origin = originOf(host);
  return {
    '@type': 'WebApplication',
    name,
    description,
    url: `${origin}${routes.diamondCalculator()}`,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    provider: { '@type': 'PawnShop', name: house, url: `${origin}/` },
  };
}
