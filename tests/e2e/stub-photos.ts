import type { Page } from '@playwright/test';

const greyPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGM4AQAAygDJmcpdfgAAAABJRU5ErkJggg==';

/**
 * Answers every request of a page for a photo by itself. Below Playwright's own routes, which would
 * switch off the browser's cache and stop each request of the page on its way.
 */
export async function stubPhotos(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'image/png' }],
      body: greyPixel,
    };
    session.send('Fetch.fulfillRequest', answer).catch((error: unknown) => {
      // A page that is left or closed meanwhile has no use for its photos.
      if (!page.isClosed() && !/Invalid InterceptionId|closed/.test(String(error))) throw error;
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/.netlify/images*' }] });
}
