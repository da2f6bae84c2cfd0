import { hosts, type HostCode } from '../../../src/config/hosts';
import { type MailContent } from '../db/repositories/mails';
import { escapeHtml } from '../../escape-html';

export interface Letter {
  subject: string;
  /** Paragraphs above the link. */
  lines: readonly string[];
  link?: { words: string; href: string };
  /** Small print below the link. */
  after?: readonly string[];
  signature: string;
}

/** A letter as plain text and as HTML that any mail program shows. */
export function composeLetter(host: HostCode, letter: Letter): MailContent {
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(host, letter) };
}

function textOf({ lines, link, after = [], signature }: Letter): string {
  const parts = [...lines, ...(link ? [`${link.words}:\n${link.href}`] : []), ...after, signature];
  return `${parts.join('\n\n')}\n`;
}

const ink = '#17140f';
const accent = '#1d3b34';

function htmlOf(host: HostCode, { subject, lines, link, after = [], signature }: Letter): string {
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.href)}" style="background:${accent};color:#ffffff;padding:14px 24px;border-radius:4px;text-decoration:none;display:inline-block">${escapeHtml(link.words)}</a></p>`
    : '';
  return [
    `<!doctype html><html lang="${hosts[host].languageTag}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:32px 16px;background:#faf8f4;color:${ink};font:16px/1.5 Georgia,serif">`,
    '<div style="max-width:560px;margin:0 auto;background:#ffffff;padding:32px">',
    ...lines.map((line) => paragraph(line)),
    button,
    ...after.map((line) => paragraph(line, 'color:#5c564c;font-size:14px')),
    paragraph(signature),
    '</div></body></html>',
  ].join('\n');
}
