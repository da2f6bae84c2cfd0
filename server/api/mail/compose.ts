import { hosts, type HostCode } from '../../../src/config/hosts';
import { type MailContent } from '../db/repositories/mails';
import { escapeHtml } from '../../escape-html';
import { plainLine, plainText } from '../../plain-text';
import { htmlOfSection, plainSection, textOfSection, type Section } from './sections';

/** A row of a table. */
export interface Fact {
  label: string;
  value: string;
  /** Where the value leads. */
  href?: string;
}

export interface Letter {
  subject: string;
  /** Paragraphs above the link; line feeds within them stay. */
  lines: readonly string[];
  facts?: readonly Fact[];
  sections?: readonly Section[];
  link?: { words: string; href: string };
  /** Small print below the link. */
  after?: readonly string[];
  signature: string;
  /** Where one press ends a subscription: of messages that answer nobody. */
  unsubscribe?: Unsubscribe;
}

export interface Unsubscribe {
  words: string;
  /** Page for people. */
  href: string;
  /** Address for mail programs (RFC 8058). */
  oneClick: string;
}

/**
 * A letter as plain text and as HTML that any mail program shows. Whoever wrote what is in it, it
 * stays text: no tag, no line of a header, no character that a terminal obeys.
 */
export function composeLetter(host: HostCode, given: Letter): MailContent {
  const letter = plainLetter(given);
  return {
    subject: letter.subject,
    text: textOf(letter),
    html: htmlOf(host, letter),
    ...(letter.unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${letter.unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

function plainLetter({ subject, lines, facts, sections, after, ...rest }: Letter): Letter {
  return {
    ...rest,
    subject: plainLine(subject),
    lines: lines.map(plainText),
    facts: facts?.map((fact) => ({ ...fact, value: plainText(fact.value) })),
    sections: sections?.map(plainSection),
    after: after?.map(plainText),
  };
}

function textOf(letter: Letter): string {
  const { lines, facts = [], sections = [], link, after = [], signature, unsubscribe } = letter;
  const told = facts.map(({ label, value, href }) =>
    [`${label}: ${value.replaceAll('\n', '\n  ')}`, ...(href ? [`  ${href}`] : [])].join('\n'),
  );
  const parts = [
    ...lines,
    ...(told.length > 0 ? [told.join('\n')] : []),
    ...sections.map(textOfSection),
    ...(link ? [`${link.words}:\n${link.href}`] : []),
    ...after,
    ...(unsubscribe ? [`${unsubscribe.words}:\n${unsubscribe.href}`] : []),
    signature,
  ];
  return `${parts.join('\n\n')}\n`;
}

const ink = '#17140f';
const quiet = '#5c564c';
const accent = '#1d3b34';

function htmlOf(host: HostCode, letter: Letter): string {
  const { subject, lines, facts = [], sections = [], link, after = [] } = letter;
  const { signature, unsubscribe } = letter;
  const paragraph = (content: string, style = '') =>
    `<p style="margin:0 0 16px;white-space:pre-line;${style}">${content}</p>`;
  const anchor = (words: string, href: string, style: string) =>
    `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(words)}</a>`;
  const button = link
    ? `<p style="margin:24px 0">${anchor(link.words, link.href, `background:${accent};color:#ffffff;padding:14px 24px;border-radius:4px;text-decoration:none;display:inline-block`)}</p>`
    : '';
  const rows = facts.map(
    ({ label, value, href }) =>
      `<tr><th style="text-align:left;vertical-align:top;padding:4px 16px 4px 0;font-weight:normal;color:${quiet}">${escapeHtml(label)}</th><td style="padding:4px 0;white-space:pre-line;overflow-wrap:anywhere">${href ? anchor(value, href, `color:${accent}`) : escapeHtml(value)}</td></tr>`,
  );
  const small = `color:${quiet};font-size:14px`;
  return [
    `<!doctype html><html lang="${hosts[host].languageTag}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:32px 16px;background:#faf8f4;color:${ink};font:16px/1.5 Georgia,serif">`,
    '<div style="max-width:560px;margin:0 auto;background:#ffffff;padding:32px">',
    ...lines.map((line) => paragraph(escapeHtml(line))),
    ...(rows.length > 0
      ? [`<table style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`]
      : []),
    ...sections.map((section) => htmlOfSection(section, accent)),
    button,
    ...after.map((line) => paragraph(escapeHtml(line), small)),
    ...(unsubscribe
      ? [paragraph(anchor(unsubscribe.words, unsubscribe.href, `color:${quiet}`), small)]
      : []),
    paragraph(escapeHtml(signature)),
    '</div></body></html>',
  ].join('\n');
}
