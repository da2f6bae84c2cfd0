import { Parser } from 'htmlparser2';

/** A window that visitors often have. */
interface Screen {
  /** CSS pixels. */
  width: number;
  /** Device pixels per CSS pixel. */
  density: number;
}

const screens: readonly Screen[] = [
  { width: 1440, density: 1 },
  { width: 390, density: 3 },
];
/** What the site's `sizes` count in besides pixels. */
const pixelsPerRem = 16;

/**
 * Addresses of the photos of a page in the order of its HTML, as browsers on usual screens ask for
 * them: those of a desktop before those of a phone.
 */
export function picturesOfPage(html: string): string[] {
  const sources: { srcset: string; sizes: string }[] = [];
  const parser = new Parser({
    onopentag: (name, { srcset, sizes = '100vw' }) => {
      if (name === 'source' && srcset) sources.push({ srcset, sizes });
    },
  });
  parser.end(html);
  const addresses = screens.flatMap((screen) =>
    sources.flatMap(({ srcset, sizes }) => chosenOf(srcset, widthOf(sizes, screen)) ?? []),
  );
  return [...new Set(addresses)];
}

/** Device pixels that a `sizes` attribute of the site asks for on a screen. */
function widthOf(sizes: string, { width, density }: Screen): number {
  for (const size of sizes.split(',')) {
    const [, from, length, unit] =
      /^\s*(?:\(min-width: (\d+)px\)\s+)?([\d.]+)(px|vw|rem)\s*$/.exec(size) ?? [];
    if (from !== undefined && width < Number(from)) continue;
    const pixels = { px: 1, vw: width / 100, rem: pixelsPerRem }[unit ?? ''];
    if (pixels !== undefined) return Number(length) * pixels * density;
  }
  return width * density;
}

/** The smallest candidate that is wide enough, else the widest. */
function chosenOf(srcset: string, pixels: number): string | undefined {
  const candidates = srcset.split(/,\s+/).map((candidate) => {
    const [address = '', width = '0w'] = candidate.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });
  return (candidates.find(({ width }) => width >= pixels) ?? candidates.at(-1))?.address;
}
