import type { Page } from '@playwright/test';

/** A window of 1280 x 1024 pixels at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** WCAG 1.4.12. */
const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Moved sideways, by its arrows or a finger. */
const meant = '.slick-list';

/** What a page loses at 400 %, and with the text spaced as wide as readers may need it. */
export async function fitProblems(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  if (!size) throw new Error('the page has no window');
  await page.setViewportSize(zoomed);
  const atZoom = await page.evaluate(lost, meant);
  await page.setViewportSize(size);
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
  }, wideText);
  const whenWide = await page.evaluate(lost, meant);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return [
    ...atZoom.map((problem) => `at 400 %, ${problem}`),
    ...whenWide.map((problem) => `spaced, ${problem}`),
  ];
}

/** Runs in the page. */
function lost(allowed: string): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = scrollWidth - clientWidth;
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (!element.innerText?.trim() || element.closest(allowed)) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { overflowX, overflowY, display, textOverflow, clipPath } = getComputedStyle(element);
    // To be heard only.
    if (clipPath !== 'none') return false;
    const isCut = (value: string) => value === 'hidden' || value === 'clip';
    const isWider = element.scrollWidth > element.clientWidth + 1;
    const isHigher = element.scrollHeight > element.clientHeight + 1;
    const runsOver = element.children.length === 0 && display !== 'inline' && isWider;
    // The line of important messages, which the button beside it opens.
    if (textOverflow === 'ellipsis') return false;
    return (isCut(overflowX) && isWider) || (isCut(overflowY) && isHigher) || runsOver;
  });
  return [
    ...(beyond > 0 ? [`${beyond} pixels wider than the window`] : []),
    ...cut.map((element) => `cut off: ${element.innerText.slice(0, 80)}`),
  ];
}
