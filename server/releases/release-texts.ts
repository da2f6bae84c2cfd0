import type { HostCode } from '../../src/config/hosts';
import { changedPages } from './pages';
import { reasonText, type BuildReasons } from './reasons';
import type { Releases } from './releases';

/** The releases of a host, the newest first, a line each. */
export async function listText(host: HostCode, releases: Releases): Promise<string> {
  const [numbers, current] = [await releases.numbers(), await releases.current()];
  if (numbers.length === 0) return `${host}: no release yet`;
  const lines = [
    `${host}:${(await releases.isHeld()) ? ' releases are held back since a rollback' : ''}`,
  ];
  for (const number of numbers) {
    const manifest = await releases.manifest(number);
    const facts = manifest
      ? `${manifest.createdAt.slice(0, 16).replace('T', ' ')}  ${manifest.pages} pages`
      : 'cannot be read';
    lines.push(`  ${number}  ${facts}${number === current ? '  served' : ''}`);
  }
  return lines.join('\n');
}

/**
 * The pages that differ between two releases, with the reasons that were kept: those that are named, or the served one and the one
 * before the later of the two.
 * @throws Error when there is no such release
 */
export async function differenceText(
  releases: Releases,
  [first, second]: readonly number[],
): Promise<string> {
  const [numbers, current] = [await releases.numbers(), await releases.current()];
  const after = second ?? current ?? 0;
  const before = first ?? numbers.find((number) => number < after) ?? 0;
  const [old, young] = [await releases.manifest(before), await releases.manifest(after)];
  if (!old || !young) throw new Error(`there is no release ${old ? after : before}`);
  const { added, changed, removed } = changedPages(old.files, young.files);
  const between = numbers.filter((number) => number > before && number <= after).reverse();
  const reasons = await Promise.all(between.map((number) => releases.reasons(number)));
  const lineOf = (mark: string) => (address: string) =>
    `${mark} ${address}${whyText(address, reasons)}`;
  const lines = [
    ...added.map(lineOf('+')),
    ...changed.map(lineOf('~')),
    ...removed.map(lineOf('-')),
  ];
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
  return [`release ${before} to ${after}: ${counts}`, ...lines].join('\n');
}

/** What is known of why a page changed in some releases, the earliest first; empty when nothing is. */
function whyText(address: string, releases: readonly (BuildReasons | null)[]): string {
  // With several releases, one that says nothing of the page by name did not have to change it.
  const isOne = releases.length === 1;
  const texts = releases.flatMap((reasons) => {
    if (!reasons) return [];
    const own = reasons.pages[address] ?? (isOne ? [reasons.others] : []);
    return own.map(reasonText);
  });
  return texts.length > 0 ? `  (${[...new Set(texts)].join('; ')})` : '';
}
