import { escapeHtml } from '../../escape-html';
import type { BuildCause } from './build-log';
import type { PageSummary } from './events';
import { statusStyles } from './status-styles';

/** A page of the service: one column that fits a phone, without scripts. */
export function documentOf({ title, refresh, body }: ServicePage): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`}
<title>${escapeHtml(title)}</title><style>${statusStyles}</style></head><body>
${body}
</body></html>
`;
}

interface ServicePage {
  title: string;
  /** Seconds until the page is read again. */
  refresh?: number;
  /** HTML. */
  body: string;
}

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

export function listOf(items: readonly string[], none: string): string {
  if (items.length === 0) return `<p class="quiet">${none}</p>`;
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** In UTC, since the reader's zone is not known. */
export function timeOf(moment: string): string {
  return `<time datetime="${moment}">${moment.slice(11, 19)}</time>`;
}

export function secondsOf(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
