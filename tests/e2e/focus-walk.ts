import type { Page } from '@playwright/test';

/** Pixels: the smallest side of a target (WCAG 2.5.8). */
const smallestTarget = 24;

/**
 * What is wrong with the focus as it goes through a page, forwards and back: it is not drawn (WCAG
 * 2.4.7), what has it is covered by something that stays at the edge of the window (2.4.11), or is
 * smaller than a finger needs and no link within a line of text (2.5.8).
 */
export async function focusProblems(page: Page): Promise<string[]> {
  // A ring is drawn for who uses the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(walk, smallestTarget);
}

/** Runs in the page: one call instead of a press of Tab and a question for each of 200 places. */
function walk(least: number): string[] {
  const places =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';
  const isReached = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  const hasRing = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  const isCovered = (element: HTMLElement, label: HTMLElement | null) => {
    const { left, top, width, height } = (label ?? element).getBoundingClientRect();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    return shares.every((across) =>
      shares.every((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return !hit || ![element, label].some((own) => own?.contains(hit) || hit.contains(own));
      }),
    );
  };
  const lookAt = (element: HTMLElement): string[] => {
    element.focus();
    if (document.activeElement !== element) return ['takes no focus'];
    const label = element.closest('label');
    const { width, height } = (label ?? element).getBoundingClientRect();
    const drawn = [element, label, element.parentElement, element.nextElementSibling];
    const isSmall =
      Math.min(width, height) < least && getComputedStyle(element).display !== 'inline';
    return [
      [...drawn, ...element.children].some(hasRing) ? '' : 'no ring',
      isCovered(element, label) ? 'covered' : '',
      isSmall ? `${Math.round(width)} x ${Math.round(height)} pixels` : '',
    ].filter(Boolean);
  };
  const reached = [...document.querySelectorAll<HTMLElement>(places)].filter(isReached);
  const problems = [...reached, ...reached.toReversed()].flatMap((element) =>
    lookAt(element).map((problem) => `${problem}: ${element.outerHTML.slice(0, 160)}`),
  );
  // The first link covers the menu while it has the focus.
  reached[0]?.blur();
  window.scrollTo(0, 0);
  return [...new Set(problems)];
}
