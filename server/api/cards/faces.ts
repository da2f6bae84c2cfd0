import { resolve } from 'node:path';
import { type Font, type Glyph } from 'fontkit';

const folder = 'server/api/cards/fonts';

/** Files of a face (`npm run fonts`), asked in this order for each letter. */
const files = {
  title: ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext'].map((name) => `cormorant-${name}`),
  text: ['latin', 'cyrillic', 'uzbek', 'latin-ext', 'cyrillic-ext'].map(
    (name) => `manrope-${name}`,
  ),
} as const;

export type Face = keyof typeof files;

export type Faces = Readonly<Record<Face, readonly Font[]>>;

let opened: Promise<Faces> | undefined;

/** The faces of the house, parsed at the first card: a start of the backend need not wait for them. */
export function openFaces(): Promise<Faces> {
  return (opened ??= readFaces());
}

async function readFaces(): Promise<Faces> {
  const fontkit = await import('fontkit');
  const open = (name: string) => fontkit.open(resolve(folder, `${name}.ttf`)) as Promise<Font>;
  const [title, text] = await Promise.all([
    Promise.all(files.title.map(open)),
    Promise.all(files.text.map(open)),
  ]);
  return { title, text };
}

/** Text as it is set: letters of one file, one after the other. */
interface Run {
  font: Font;
  text: string;
}

/**
 * The runs of a text. A letter that no file has loses its accent; one that has none is left out, so that
 * nothing shows as an empty box.
 */
function runsOf(fonts: readonly Font[], text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC').replace(/[\u00a0\u202f\u2009]/g, ' ')) {
    const last = runs.at(-1);
    const choices = last ? [last.font, ...fonts] : fonts;
    const plain = letter.normalize('NFD').charAt(0);
    for (const candidate of [letter, plain]) {
      const font = choices.find((one) => has(one, candidate));
      if (!font) continue;
      if (last?.font === font) last.text += candidate;
      else runs.push({ font, text: candidate });
      break;
    }
  }
  return runs;
}

const has = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** How a line is set. */
export interface Setting {
  face: Face;
  /** Pixels. */
  size: number;
  /** Added after each letter, as a share of the size. */
  tracking?: number;
}

/** Lining figures: prices and references stand among capitals. */
const features = ['lnum', 'kern'];

/** A line of text as the outlines of its letters, so that no font has to be installed. */
export function setLine(
  faces: Faces,
  text: string,
  { face, size, tracking = 0 }: Setting,
): { width: number; outlineAt: (x: number, y: number) => string } {
  const letters: { glyph: Glyph; scale: number; at: number }[] = [];
  let width = 0;
  for (const { font, text: part } of runsOf(faces[face], text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part, features);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      letters.push({ glyph, scale, at: width + (position?.xOffset ?? 0) * scale });
      width += (position?.xAdvance ?? 0) * scale + tracking * size;
    });
  }
  return {
    width,
    outlineAt: (x, y) =>
      letters
        .map(({ glyph, scale, at }) => glyph.path.transform(scale, 0, 0, -scale, x + at, y).toSVG())
        .join(''),
  };
}
