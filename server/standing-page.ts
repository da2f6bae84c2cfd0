import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hosts, type HostCode } from '../src/config/hosts';

export interface StandingPage {
  /** The language that the page is written in. */
  host: HostCode;
  title: string;
  text: string;
  links?: readonly { href: string; text: string }[];
  /** Seconds after which the page asks again by itself. */
  reloadSeconds?: number;
}

// One line: a configuration of nginx holds it as one argument.
const template = readFileSync(join(__dirname, 'standing-page.html'), 'utf8').replace(/\s+/g, ' ');

/** A page that needs no release: one file without scripts, in the colours of the site. */
export function standingPage({
  host,
  title,
  text,
  links = [],
  reloadSeconds,
}: StandingPage): string {
  const parts = {
    language: hosts[host].languageTag,
    title,
    text,
    head: reloadSeconds ? `<meta http-equiv="refresh" content="${reloadSeconds}" />` : '',
    links: links.map((link) => `<a href="${link.href}">${link.text}</a>`).join(' '),
  };
  return Object.entries(parts).reduce(
    (page, [name, value]) => page.replaceAll(`{{${name}}}`, value),
    template,
  );
}
