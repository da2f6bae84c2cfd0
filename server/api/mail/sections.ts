import { escapeHtml } from '../../escape-html';
import { plainText } from '../../plain-text';

/** Something that a letter shows with its picture. */
export interface Piece {
  title: string;
  href: string;
  /** Absolute address of a photo; null where there is none. */
  picture: string | null;
  /** Below the title, such as its price. */
  lines: readonly string[];
}

/** Pieces of a letter that are told of for one reason. */
export interface Section {
  heading: string;
  pieces: readonly Piece[];
  /** Where there are more of them. */
  link?: { words: string; href: string };
}

/** The same with nothing that a mail program could obey, whoever wrote it. */
export function plainSection({ heading, pieces, link }: Section): Section {
  return {
    heading: plainText(heading),
    pieces: pieces.map((piece) => ({
      ...piece,
      title: plainText(piece.title),
      lines: piece.lines.map(plainText),
    })),
    ...(link && { link }),
  };
}

export function textOfSection({ heading, pieces, link }: Section): string {
  return [
    heading,
    ...pieces.map(({ title, lines, href }) => [title, ...lines, href].join('\n')),
    ...(link ? [`${link.words}:\n${link.href}`] : []),
  ].join('\n\n');
}

/** Pixels. */
const pictureWidth = 160;

export function htmlOfSection({ heading, pieces, link }: Section, accent: string): string {
  const anchor = (content: string, href: string) =>
    `<a href="${escapeHtml(href)}" style="color:${accent}">${content}</a>`;
  const rows = pieces.map(({ title, href, picture, lines }) => {
    // The title beside it says what the photo shows.
    const image = picture
      ? anchor(
          `<img src="${escapeHtml(picture)}" width="${pictureWidth}" alt="" style="display:block;border:0;height:auto">`,
          href,
        )
      : '';
    const words = [anchor(escapeHtml(title), href), ...lines.map(escapeHtml)].join('<br>');
    return `<tr><td width="${pictureWidth}" style="padding:0 16px 16px 0;vertical-align:top">${image}</td><td style="padding:0 0 16px;vertical-align:top">${words}</td></tr>`;
  });
  return [
    `<h2 style="margin:24px 0 16px;font-size:20px;font-weight:normal">${escapeHtml(heading)}</h2>`,
    `<table style="border-collapse:collapse;width:100%">${rows.join('')}</table>`,
    ...(link
      ? [`<p style="margin:0 0 16px">${anchor(escapeHtml(link.words), link.href)}</p>`]
      : []),
  ].join('\n');
}
