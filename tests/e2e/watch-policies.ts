import { type Page } from '@playwright/test';

/**
 * What the policies of the site stop on a page, or would stop, from now on: a line each, of all the
 * documents that the page shows.
 */
export async function watchPolicies(page: Page): Promise<string[]> {
  const stopped: string[] = [];
  await page.exposeFunction('tellOfViolation', (line: string) => stopped.push(line));
  await page.addInitScript(() => {
    const { tellOfViolation } = window as unknown as { tellOfViolation: (line: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, disposition } = event;
      tellOfViolation(
        [location.pathname, effectiveDirective, blockedURI, disposition, sample].join(' '),
      );
    });
  });
  return stopped;
}
