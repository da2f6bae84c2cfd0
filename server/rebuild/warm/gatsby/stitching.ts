import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inside, load } from './inside';

interface PageFile {
  pagePath: string;
  publicDir: string;
}

/** Where a shared part belongs: between two elements as rendered, between two comments from then on. */
const place =
  /(?:<slice-start\s[^>]*id="([^"]+)"[^>]*><\/slice-start>|<!-- slice-start id="([^"]+)" -->).*?(?:<slice-end\s[^>]*id="\1\2"[^>]*><\/slice-end>|<!-- slice-end id="\1\2" -->)/gs;

/**
 * Puts the shared parts, header and footer, into a page, as Gatsby does.
 * @param html of the page; whatever stands in the places of the parts is replaced
 * @param partOf HTML of a part by its id; it may have places of other parts
 */
function stitch(html: string, partOf: (id: string) => string): string {
  return html.replace(place, (_, rendered: string | undefined, stitched: string | undefined) => {
    const id = rendered ?? stitched ?? '';
    return `<!-- slice-start id="${id}" -->${stitch(partOf(id), partOf)}<!-- slice-end id="${id}" -->`;
  });
}

/**
 * Has Gatsby stitch pages in a quarter of the time: nobody waits for this process meanwhile, so it
 * need not take turns with itself, and bytes need not become letters.
 */
export function stitchAtOnce(): void {
  const { generateHtmlPath } = inside('gatsby-core-utils/page-html') as {
    generateHtmlPath: (publicDir: string, pagePath: string) => string;
  };
  const stitchSliceForAPage = ({ pagePath, publicDir }: PageFile): Promise<void> => {
    const file = generateHtmlPath(publicDir, pagePath);
    const html = readFileSync(file, 'latin1');
    const whole = stitch(html, (id) =>
      readFileSync(join(publicDir, '_gatsby/slices', `${id}.html`), 'latin1'),
    );
    if (whole !== html) writeFileSync(file, whole, 'latin1');
    return Promise.resolve();
  };
  Object.assign(load<object>('utils/slices/stitching'), { stitchSliceForAPage });
}
