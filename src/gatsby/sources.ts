import { buildApiBaseOf, originOf } from '../domain/addresses';
import type { HostCode } from '../config/hosts';
import { sanitise } from './sanitise';
import { catalogueSources } from './sources/catalogue-sources';
import { readingSources } from './sources/reading-sources';
import { siteSources } from './sources/site-sources';
import type { Clean, ReadText } from './sources/source';
import { articleText } from './text/article-text';
import { typesetHtml } from './text/typeset';

/** What the build of a host reads: endpoint -> node type -> fields, as entries of Gatsby's plugin list. */
export function sourcesOf(code: HostCode) {
  const base = buildApiBaseOf(code);
  const origins = { site: originOf(code), backend: new URL(base).origin };
  const clean: Clean = (html) => typesetHtml(sanitise(html, origins));
  const read: ReadText = (html) => articleText(clean(html), origins.backend);
  const reading = { code, base, clean };
  return [
    ...siteSources(reading),
    ...catalogueSources(reading),
    ...readingSources({ ...reading, read }),
  ];
}
