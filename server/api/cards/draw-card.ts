import sharp from 'sharp';
import { hosts } from '../../../src/config/hosts';
import { brilliantFacets, girdleRadius } from '../../../src/domain/brilliant';
import { cardSize, type Card } from './card';
import { openFaces, setLine, type Setting } from './faces';
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
  const column = columnWidth(card);
  const drawn: string[] = [];
  const line = (text: string, setting: Setting, [x, y]: [number, number], color: string) => {
    drawn.push(`<path fill="${color}" d="${setLine(faces, text, setting).outlineAt(x, y)}"/>`);
  };
  /** One line, in the largest size in which it fits. */
  const oneLine = (text: string, face: Setting['face'], sizes: number[], tracking = 0) => {
    const measure = (part: string, size: number) =>
      setLine(faces, part, { face, size, tracking }).width;
    const place = { width: column, height: sizes.at(-1) ?? 0, sizes, leading: 1 };
    const { lines, size } = wrapText(text, measure, { ...place, height: sizes[0] ?? 0 });
    return { text: lines[0] ?? '', setting: { face, size, tracking } };
  };

  const heading = oneLine(card.heading.toUpperCase(), 'text', [24, 21, 18], 0.12);
  line(heading.text, heading.setting, [edge, edge + 24], colors.metalText);

  const place = card.price ? titlePlaces.withPrice : titlePlaces.alone;
  const measure = (text: string, size: number) =>
    setLine(faces, text, { face: 'title', size }).width;
  const title = wrapText(card.title, measure, { ...place, width: column });
  title.lines.forEach((text, index) => {
    const y = 128 + title.size * (0.8 + place.leading * index);
    line(text, { face: 'title', size: title.size }, [edge, y], colors.text);
  });

  if (card.price) {
    const price = oneLine(card.price.words, 'title', [58, 52, 46, 40, 34]);
    drawn.push(rule(edge, 404, 72, colors.metal));
    line(price.text, price.setting, [edge, 466], card.price.isSold ? colors.bad : colors.action);
  }
  drawn.push(smallMark);
  line(
    marks[hosts[card.host].logo],
    { face: 'title', size: 34, tracking: 0.14 },
    [edge + 58, height - edge],
    colors.action,
  );
  const side = card.picture ? '' : largeMark;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colors.ground}"/>${side}${drawn.join('')}</svg>`;
}

const rule = (x: number, y: number, length: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${length}" height="2" fill="${color}"/>`;

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
