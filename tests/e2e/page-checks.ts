import { type Page } from '@playwright/test';
import { type HostCode } from '../../src/config/hosts';
import { apiBase, originOfLocalSite, sitePorts } from '../support/site';

/** Pixels that a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** What the browser complains of while a page is open. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The not-found page is itself answered with status 404, and has no data under its address.
    const isOwnStatus = message.location().url.includes('/nope/') && / 404 /.test(message.text());
    if (!isOwnStatus) errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

/** Addresses that a page asks for which are neither its site's nor its backend's. */
export function foreignAddressesOf(page: Page, host: HostCode): Set<string> {
  const site = originOfLocalSite(host);
  const backend = [
    `http://${host}.localhost:${sitePorts.api}`,
    `http://localhost:${sitePorts.api}`,
  ];
  const own = [site, ...backend, new URL(apiBase(host)).origin];
  const foreign = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) foreign.add(request.url());
  });
  return foreign;
}
