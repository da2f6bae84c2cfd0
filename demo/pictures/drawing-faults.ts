import sharp from 'sharp';
import { describePicture } from './describe';
import { drawPicture } from './draw';
import { pictureCases, type PictureCase } from './samples/cases';

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** What is wrong with a picture; none: it is valid SVG of the described size. */
async function faultsOf({ subject, view }: PictureCase): Promise<string[]> {
  const svg = drawPicture(subject, view);
  const ids = matches(svg, / id="([^"]+)"/g);
  const used = matches(svg, /(?:url\(|href=")#([^)"]+)/g);
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
  const described = describePicture(subject, view);
  const faults: Record<string, boolean> = {
    // Numbers that went wrong, and letters that would need a font of the machine.
    'has no number, or letters': /NaN|undefined|Infinity|<text/.test(svg),
    'gives an id twice': new Set(ids).size !== ids.length,
    'uses an id that it does not give': used.some((id) => !ids.includes(id)),
    'is no SVG': format !== 'svg',
    'has another size than described': width !== described.width || height !== described.height,
    'has no dominant colour': !/^#[0-9a-f]{6}$/.test(described.color),
    'is another picture when drawn again': drawPicture(structuredClone(subject), view) !== svg,
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

/** `tsx demo/pictures/drawing-faults.ts`: prints the faults of each sample picture, as JSON. */
async function main(): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const one of pictureCases) found[one.name] = await faultsOf(one);
  process.stdout.write(JSON.stringify(found));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
