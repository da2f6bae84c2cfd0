import { escapeHtml } from './escape-html';
import { plainPageStyles } from './plain-page-styles';

/** A page for who runs the site: one column that fits a phone, without scripts. */
export function documentOf({ title, refresh, body }: PlainPage): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`}
<title>${escapeHtml(title)}</title><style>${plainPageStyles}</style></head><body>
${body}
</body></html>
`;
}

interface PlainPage {
  title: string;
  /** Seconds until the page is read again. */
  refresh?: number;
  /** HTML. */
  body: string;
}

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
