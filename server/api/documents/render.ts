import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { languageOf, type HostCode } from '../../../src/config/hosts';
import { languages } from '../../../src/config/languages';
import { documentWords } from './words';

export interface BranchDocument {
  title: string;
  city: string;
  address: string;
  /** `YYYY-MM-DD`. */
  issuedOn: string;
}

// Holds Latin and Cyrillic letters and the Uzbek ʻ in one file.
const fontFile = resolve(
  'node_modules/@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf',
);

/** Lists ask for the size of every document, and a page of them has dozens. */
const rendered = new LRUCache<string, Promise<Buffer>>({ max: 500 });

/** A document of a branch as a PDF of one page; the same row gives the same bytes. */
export function renderDocument(document: BranchDocument, host: HostCode): Promise<Buffer> {
  const { title, city, address, issuedOn } = document;
  const key = JSON.stringify([host, title, city, address, issuedOn]);
  const known = rendered.get(key);
  if (known) return known;
  const writing = writeDocument(document, host);
  rendered.set(key, writing);
  writing.catch(() => rendered.delete(key));
  return writing;
}

/**
 * The library, and the font that all documents share. Together they take a third of a second to
 * load, which a start of the backend need not wait for.
 */
async function loadWriter() {
  const [{ default: PDFDocument }, fontkit] = await Promise.all([
    import('pdfkit'),
    import('fontkit'),
  ]);
  // Given a file, pdfkit parses it for each document: 40 ms in place of 8. It takes a parsed font
  // as well, which its types do not say.
  const font = (await fontkit.open(fontFile)) as unknown as PDFKit.Mixins.PDFFontSource;
  return { PDFDocument, font };
}

let writer: ReturnType<typeof loadWriter> | undefined;

async function writeDocument(document: BranchDocument, host: HostCode): Promise<Buffer> {
  const { PDFDocument, font } = await (writer ??= loadWriter());
  const words = documentWords[languageOf(host)];
  const issued = new Date(`${document.issuedOn}T12:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 72,
    info: { Title: document.title, Author: words.house, CreationDate: issued, ModDate: issued },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((fulfil, refuse) => {
    pdf.once('end', () => fulfil(Buffer.concat(chunks)));
    pdf.once('error', refuse);
  });
  const day = new Intl.DateTimeFormat(languages[languageOf(host)].numbersLike, {
    dateStyle: 'short',
    timeZone: 'UTC',
  }).format(issued);
  pdf
    .font(font)
    .fontSize(11)
    .fillColor('#6b5a3a')
    .text(words.house)
    .moveDown(4)
    .fontSize(22)
    .fillColor('#1c1a17')
    .text(document.title)
    .moveDown(1.5)
    .fontSize(12)
    .text(`${words.branch}: ${document.city}, ${document.address}`)
    .moveDown(0.5)
    .text(`${words.issued}: ${day}`)
    .moveDown(2)
    .fillColor('#4a463f')
    .text(words.note, { lineGap: 3 });
  pdf.end();
  return done;
}
