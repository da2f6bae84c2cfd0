import { escapeHtml } from '../../escape-html';
import type { BuildCause } from './build-log';
import type { PageSummary } from './events';

export function pagesText(what: string, { count, first }: PageSummary): string {
  const more = count > first.length ? ' …' : '';
  return `${count} ${what}: ${first.map(escapeHtml).join(', ')}${more}`;
}

export function causeText({ changes, first, due }: BuildCause): string {
  const more = changes > first.length ? ' …' : '';
  const parts = [
    ...(changes > 0
      ? [
          `${changes} ${changes === 1 ? 'change' : 'changes'} (${first.map(escapeHtml).join(', ')}${more})`,
        ]
      : []),
    ...(due ? [dueTexts[due]] : []),
  ];
  return parts.join(' and ');
}

const dueTexts = {
  anything: 'everything, because changes may have been lost',
  translations: 'translations on other hosts that came or went',
} as const;
