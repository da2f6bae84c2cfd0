import { buildApiBaseOf } from '../domain/addresses';
import type { HostCode } from '../config/hosts';
import { catalogueSources } from './sources/catalogue-sources';
import { readingSources } from './sources/reading-sources';
import { siteSources } from './sources/site-sources';
import { textsOf } from './text/texts-of-host';

/** What the build of a host reads: endpoint -> node type -> fields, as entries of Gatsby's plugin list. */
export function sourcesOf(code: HostCode) {
  const base = buildApiBaseOf(code);
  const { clean, read } = textsOf(code, base);
  const reading = { code, base, clean };
  return [
    ...siteSources(reading),
    ...catalogueSources(reading),
    ...readingSources({ ...reading, read }),
  ];
}
