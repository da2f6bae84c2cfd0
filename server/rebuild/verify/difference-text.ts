import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../../releases/pages';
import type { FileDifference } from './compare-sites';
import { firstDifference } from './first-difference';
import { likelyCause } from './likely-cause';

const filesShown = 20;

/**
 * What differs, for a person: each page or file with its first differing bytes and what probably made
 * it differ. Of a page whose data differs the data is shown, for the HTML follows it; pages of which the
 * HTML alone differs come last, because a part that all share makes all of them differ.
 * @param projectDirectory where the templates lie
 */
export function differenceText(
  differences: readonly FileDifference[],
  projectDirectory: string,
): string {
  const sourceOf = (chunkName: string) => sourceOfChunk(projectDirectory, chunkName);
  const withData = new Set(
    differences.filter(({ path }) => path.endsWith('.json')).map(({ path }) => addressOf(path)),
  );
  const isPage = ({ path }: FileDifference) => path.endsWith('.html');
  const hasData = (difference: FileDifference) =>
    isPage(difference) && withData.has(addressOf(difference.path));
  const withoutData = differences.filter((difference) => !hasData(difference));
  const shown = [
    ...withoutData.filter((difference) => !isPage(difference)),
    ...withoutData.filter(isPage),
  ];
  const texts = shown.slice(0, filesShown).map((difference) => {
    const cause = likelyCause(difference, sourceOf, hasData(difference));
    return `${headOf(difference)}\n  likely cause: ${cause}`;
  });
  const rest = shown.length - filesShown;
  return [...texts, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n');
}

function headOf({ path, live, cold }: FileDifference): string {
  const address = addressOf(path);
  const name = address === null ? path : `${address} (${path})`;
  if (!live || !cold) return name;
  const { at, one, other } = firstDifference(live, cold);
  return `${name} differs from byte ${at} on\n  live: ${one}\n  cold: ${other}`;
}

/** Gatsby names the chunk of `src/templates/item-page.tsx` `component---src-templates-item-page-tsx`. */
function sourceOfChunk(projectDirectory: string, chunkName: string): string | null {
  const [, folder = '', name = ''] =
    /^component---src-(templates|pages)-(.+)-tsx$/.exec(chunkName) ?? [];
  const candidates = [`${name}.tsx`, `${name.replace('-', '/')}.tsx`].map((file) =>
    join(projectDirectory, 'src', folder, file),
  );
  const found = folder ? candidates.find((file) => existsSync(file)) : undefined;
  return found ? readFileSync(found, 'utf8') : null;
}
