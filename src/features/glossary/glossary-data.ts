import { originOf } from '../../domain/addresses';
import { hosts, type HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import type { JsonLdOf } from '../../shared/lib/json-ld';
import type { GlossaryTerm } from './glossary';

/** The glossary for search engines (schema.org): a set, and each term with its own address. */
export function glossaryData(
  terms: readonly GlossaryTerm[],
  host: HostCode,
  { title, lead }: { title: string; lead: string },
): JsonLdOf<'DefinedTermSet'> {
  const set = `${originOf(host)}${routes.glossary()}`;
  return {
    '@type': 'DefinedTermSet',
    '@id': set,
    url: set,
    name: title,
    description: lead,
    inLanguage: hosts[host].languageTag,
    hasDefinedTerm: terms.map(({ key, term, definition }) => ({
      '@type': 'DefinedTerm',
      termCode: key,
      name: term,
      description: definition,
      url: `${originOf(host)}${routes.glossary(key)}`,
      inDefinedTermSet: set,
    })),
  };
}
