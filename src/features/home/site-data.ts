import type { WithActionConstraints } from 'schema-dts';
import { hosts, type HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import { socials } from '../../config/socials';
import { originOf } from '../../domain/addresses';
import type { JsonLdOf } from '../../shared/lib/json-ld';

/** The site for search engines (schema.org): its name, and where a search of it leads. */
export function websiteData(name: string, host: HostCode): JsonLdOf<'WebSite'> {
  const origin = originOf(host);
  return {
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: hosts[host].languageTag,
    potentialAction: searchAction(`${origin}${routes.search()}?q={query}`),
  };
}

function searchAction(urlTemplate: string): WithActionConstraints<JsonLdOf<'SearchAction'>> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate },
    'query-input': 'required name=query',
  };
}

/** The house for search engines (schema.org). */
export function houseData(
  name: string,
  description: string,
  host: HostCode,
): JsonLdOf<'Organization'> {
  const origin = originOf(host);
  return {
    '@type': 'Organization',
    name,
    description,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    sameAs: socials[host].map(({ url }) => url),
  };
}
