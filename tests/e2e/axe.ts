import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Number of animations and transitions that will come to an end. */
const changing = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity).length;

/**
 * Broken rules of WCAG 2.2 AA, each with its first element.
 * @param part selector of what is looked at; the whole page if not given
 */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  // Colours are judged once they have stopped changing.
  await expect.poll(() => page.evaluate(changing)).toBe(0);
  const axe = new AxeBuilder({ page });
  if (part) axe.include(part);
  const { violations } = await axe
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // No page has frames; the mode for those of other origins takes three times as long.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
