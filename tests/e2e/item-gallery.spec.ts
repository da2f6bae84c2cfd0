import type { CDPSession, Locator, Page } from '@playwright/test';
import { isInStock, itemWhere, pathOf } from './items';
import { expect, test, visit, type Words } from './visitor';

const named = (text: string, number: number) =>
  new RegExp(text.replace('{{number}}', String(number)));
const photo = (page: Page, words: Words, number: number) =>
  page.getByRole('button', { name: named(words.item.photo.open, number) });
const viewerOf = (page: Page, words: Words) =>
  page.getByRole('dialog', { name: words.item.gallery });
const scaleIn = async (viewer: Locator) =>
  Number(await viewer.locator('[data-scale]').getAttribute('data-scale'));

// A window that holds a whole photo.
test.use({ viewport: { width: 1280, height: 1100 } });

test.beforeEach(async ({ page, host, request }) => {
  await visit(page, pathOf(await itemWhere(request, host, isInStock)));
});

test('thumbnails and arrow keys lead through the photos', async ({ page, words }) => {
  const thumbnail = page.getByRole('button', { name: named(words.item.photo.show, 3) });
  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  await expect(photo(page, words, 3)).toBeInViewport({ ratio: 0.9 });
  await photo(page, words, 3).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(photo(page, words, 2)).toBeFocused();
  await expect(photo(page, words, 2)).toBeInViewport({ ratio: 0.9 });
});

test('the viewer is no part of the first load', async ({ page, words }) => {
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await photo(page, words, 1).click();
  await expect(viewerOf(page, words)).toBeVisible();
  const loaded = await page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .slice(from)
        .filter(({ name }) => name.endsWith('.js')).length,
    before,
  );
  expect(loaded).toBeGreaterThan(0);
});

test('the photo that is looked at is saved as a file of its own name', async ({ page, words }) => {
  await photo(page, words, 1).click();
  const viewer = viewerOf(page, words);
  await viewer.getByRole('button', { name: words.item.photo.next }).click();
  await expect(viewer.getByText('2 / 3')).toBeVisible();
  const saved = page.waitForEvent('download');
  await viewer.getByRole('link', { name: words.item.photo.save }).click();
  const item = new URL(page.url()).pathname.split('/')[2];
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`^karat-${item}-[a-z0-9]+\\.jpg$`));
});

test('photos open over the whole window: arrows lead on, + and - zoom, Escape closes and gives the focus back', async ({
  page,
  words,
}) => {
  await photo(page, words, 1).focus();
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page, words);
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  expect(await scaleIn(viewer)).toBeCloseTo(2.25, 1);
  // A photo that is larger than the window is pulled, not left.
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  expect(await scaleIn(viewer)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photo(page, words, 1)).toBeFocused();
});

test('a click looks closer and further, the wheel zooms around the pointer', async ({
  page,
  words,
}) => {
  await photo(page, words, 1).click();
  const viewer = viewerOf(page, words);
  const shown = viewer.locator('[data-scale]');
  await shown.click();
  expect(await scaleIn(viewer)).toBe(2.5);
  // The photo is larger than its stage now.
  await page.mouse.click(640, 500);
  expect(await scaleIn(viewer)).toBe(1);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scaleIn(viewer)).toBeGreaterThan(2);
});

test('full screen, and the photo seen last stays on the page', async ({ page, words }) => {
  await photo(page, words, 1).click();
  const viewer = viewerOf(page, words);
  await viewer.getByRole('button', { name: words.item.photo.fullScreen }).click();
  await expect(viewer.getByRole('button', { name: words.item.photo.window })).toBeVisible();
  await viewer.getByRole('button', { name: words.item.photo.window }).click();
  await viewer.getByRole('button', { name: words.item.photo.next }).click();
  await viewer.getByRole('button', { name: words.item.photo.close }).click();
  await expect(photo(page, words, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(photo(page, words, 2)).toBeFocused();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  type Fingers = { x: number; y: number }[];

  const touch = (
    session: CDPSession,
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: Fingers,
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });

  async function fingers(session: CDPSession, path: Fingers[]) {
    const [first = [], ...rest] = path;
    await touch(session, 'touchStart', first);
    for (const points of rest) await touch(session, 'touchMove', points);
    await touch(session, 'touchEnd', []);
  }

  /** All sent at once: taps that wait for answers in between come too late for a double tap. */
  async function doubleTap(session: CDPSession, point: { x: number; y: number }) {
    const taps = [[point], [], [point], []];
    await Promise.all(
      taps.map((points) => touch(session, points.length > 0 ? 'touchStart' : 'touchEnd', points)),
    );
  }

  test('a swipe leads on, two fingers zoom, a double tap looks closer and further', async ({
    page,
    words,
  }) => {
    const session = await page.context().newCDPSession(page);
    await photo(page, words, 1).tap();
    const viewer = viewerOf(page, words);
    await expect(viewer.getByText('1 / 3')).toBeVisible();

    const swipe = [300, 250, 200, 150, 100].map((x) => [{ x, y: 400 }]);
    await fingers(session, swipe);
    await expect(viewer.getByText('2 / 3')).toBeVisible();
    await fingers(session, [...swipe].reverse());
    await expect(viewer.getByText('1 / 3')).toBeVisible();

    await fingers(
      session,
      [20, 40, 60, 80].map((half) => [
        { x: 180 - half, y: 390 },
        { x: 180 + half, y: 390 },
      ]),
    );
    await expect.poll(() => scaleIn(viewer)).toBeGreaterThan(2.5);
    await expect(viewer.getByText('1 / 3')).toBeVisible();

    const middle = { x: 180, y: 390 };
    await doubleTap(session, middle);
    await expect.poll(() => scaleIn(viewer)).toBe(1);
    // eslint-disable-next-line no-restricted-syntax -- taps that follow at once would be one gesture
    await page.waitForTimeout(400);
    await doubleTap(session, middle);
    await expect.poll(() => scaleIn(viewer)).toBe(2.5);
  });

  test('a swipe on the page leads through the photos', async ({ page, words }) => {
    const session = await page.context().newCDPSession(page);
    const box = await photo(page, words, 1).boundingBox();
    const y = (box?.y ?? 0) + 100;
    const way = [300, 280, 240, 180, 120, 60, 40];
    await fingers(
      session,
      way.map((x) => [{ x, y }]),
    );
    await expect(
      page.getByRole('button', { name: named(words.item.photo.show, 2) }),
    ).toHaveAttribute('aria-current', 'true');
  });
});

test('under reduced motion nothing slides', async ({ page, words }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: named(words.item.photo.show, 3) }).click();
  const isThere = await photo(page, words, 3).evaluate(
    (element) =>
      Math.abs(
        element.getBoundingClientRect().left -
          (element.parentElement?.getBoundingClientRect().left ?? 0),
      ) < 1,
  );
  expect(isThere).toBe(true);
});
