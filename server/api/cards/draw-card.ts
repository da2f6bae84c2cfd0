import sharp from 'sharp';
import { hosts } from '../../../src/config/hosts';
import { brilliantFacets, girdleRadius } from '../../../src/domain/brilliant';
import { cardSize, type Card } from './card';
import { openFaces, setLine, type Faces, type Setting } from './faces';
import { wrapText, type Place } from './wrap-text';

/** Roles of `src/shared/styles/tokens.css`, light scheme: a card has no scheme of its own. */
const colors = {
  ground: '#faf8f4',
  text: '#17140f',
  quiet: '#5d564a',
  action: '#1d3b34',
  metal: '#9a7a3f',
  metalText: '#775a26',
  rule: '#d9ccb1',
  bad: '#9b2f2a',
} as const;

const { width, height } = cardSize;
const edge = 64;
/** The photo takes the right side, as high as the card. */
const photo = { left: width - height, side: height } as const;
/** JPEG, 1 to 100. */
const quality = 86;
const marks = { cyrillic: 'КАРАТ', latin: 'KARAT' } as const;

/** Where text may stand beside a photo; without one it has the whole card. */
const columnWidth = (card: Card) => (card.picture ? photo.left - edge * 1.5 : width - edge * 2);

const titlePlaces = {
  withPrice: { height: 250, sizes: [66, 60, 54, 48, 42, 36], leading: 1.06 },
  alone: { height: 345, sizes: [72, 66, 60, 54, 48, 42, 36], leading: 1.06 },
} satisfies Record<string, Omit<Place, 'width'>>;

/** Draws a card as a JPEG of `cardSize`; `picture` is the file that it names, null when it names none. */
export async function drawCard(card: Card, picture: Buffer | null): Promise<Buffer> {
  const words = Buffer.from(await cardSvg(card));
  const layers = picture ? [{ input: await fitted(picture, card), left: photo.left, top: 0 }] : [];
  return sharp(words)
    .composite(layers)
    .flatten({ background: colors.ground })
    .jpeg({ quality, progressive: true, mozjpeg: true })
    .toBuffer();
}

async function fitted(picture: Buffer, { isWhole }: Card): Promise<Buffer> {
  return sharp(picture)
    .rotate()
    .resize(photo.side, photo.side, {
      fit: isWhole ? 'contain' : 'cover',
      position: isWhole ? 'centre' : 'attention',
      background: colors.ground,
    })
    .toBuffer();
}

/** Everything but the photo, as one SVG. */
export async function cardSvg(card: Card): Promise<string> {
  const faces = await openFaces();
  const parts = [
    card.picture ? '' : largeMark,
    ...headingOf(faces, card),
    ...titleOf(faces, card),
    ...priceOf(faces, card),
    smallMark,
    ...signatureOf(faces, card),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colors.ground}"/>${parts.join('')}</svg>`;
}

function headingOf(faces: Faces, card: Card): string[] {
  const place = { column: columnWidth(card), sizes: [24, 21, 18] };
  const setting = { face: 'text', tracking: 0.12 } as const;
  const { text, size } = oneLine(faces, card.heading.toUpperCase(), setting, place);
  return [line(faces, text, { ...setting, size }, [edge, edge + 24], colors.metalText)];
}

function titleOf(faces: Faces, card: Card): string[] {
  const place = card.price ? titlePlaces.withPrice : titlePlaces.alone;
  const measure = measureOf(faces, { face: 'title' });
  const { size, lines } = wrapText(card.title, measure, { ...place, width: columnWidth(card) });
  return lines.map((text, index) => {
    const y = 128 + size * (0.8 + place.leading * index);
    return line(faces, text, { face: 'title', size }, [edge, y], colors.text);
  });
}

function priceOf(faces: Faces, card: Card): string[] {
  if (!card.price) return [];
  const place = { column: columnWidth(card), sizes: [58, 52, 46, 40, 34] };
  const { text, size } = oneLine(faces, card.price.words, { face: 'title' }, place);
  const color = card.price.isSold ? colors.bad : colors.action;
  const rule = `<rect x="${edge}" y="404" width="72" height="2" fill="${colors.metal}"/>`;
  return [rule, line(faces, text, { face: 'title', size }, [edge, 466], color)];
}

function signatureOf(faces: Faces, { host }: Card): string[] {
  const setting = { face: 'title', size: 34, tracking: 0.14 } as const;
  const text = marks[hosts[host].logo];
  return [line(faces, text, setting, [edge + 58, height - edge], colors.action)];
}

function line(
  faces: Faces,
  text: string,
  setting: Setting,
  [x, y]: readonly [number, number],
  color: string,
): string {
  return `<path fill="${color}" d="${setLine(faces, text, setting).outlineAt(x, y)}"/>`;
}

const measureOf =
  (faces: Faces, setting: Omit<Setting, 'size'>) =>
  (text: string, size: number): number =>
    setLine(faces, text, { ...setting, size }).width;

/** A text in the largest size in which it is one line; cut where it is none in the smallest. */
function oneLine(
  faces: Faces,
  text: string,
  setting: Omit<Setting, 'size'>,
  { column, sizes }: { column: number; sizes: number[] },
): { text: string; size: number } {
  const place = { width: column, height: Math.max(...sizes), sizes, leading: 1 };
  const { lines, size } = wrapText(text, measureOf(faces, setting), place);
  return { text: lines[0] ?? '', size };
}

interface MarkPlace {
  left: number;
  top: number;
  side: number;
  color: string;
  /** Width of its lines, pixels. */
  line: number;
}

function mark({ left, top, side, color, line }: MarkPlace): string {
  const scale = side / 40;
  return `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${line / scale}" stroke-linejoin="round"><path d="${brilliantFacets()}"/><circle cx="20" cy="20" r="${girdleRadius}"/></g>`;
}

const smallMark = mark({
  left: edge,
  top: height - edge - 33,
  side: 42,
  color: colors.action,
  line: 1.3,
});

/** Where a photo would be: the mark, as quiet as a watermark. */
const largeMark = mark({
  left: width - 460,
  top: height - 440,
  side: 560,
  color: colors.rule,
  line: 2,
});
