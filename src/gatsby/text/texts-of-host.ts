import { originOf } from '../../domain/addresses';
import type { HostCode } from '../../config/hosts';
import { sanitise } from '../sanitise';
import { articleText, type ArticleText } from './article-text';
import { typesetHtml } from './typeset';

/** How editors' HTML becomes what pages of a host show. */
export interface HostTexts {
  clean: (html: string) => string;
  /** The same with sections, pictures and a reading time. */
  read: (html: string) => ArticleText;
}

/** @param base API base address that the host's content is read from */
export function textsOf(host: HostCode, base: string): HostTexts {
  const origins = { site: originOf(host), backend: new URL(base).origin };
  const clean = (html: string) => typesetHtml(sanitise(html, origins));
  return { clean, read: (html) => articleText(clean(html), origins.backend) };
}
