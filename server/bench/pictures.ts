import { itemKinds } from '../../src/config/catalogs';
import { generateCatalogue } from '../../demo/catalogue/generate/generate';
import { pictureFile } from '../../demo/pictures/render';
import { itemViews, type ItemSubject, type PictureView } from '../../demo/pictures/subject';
import { runCli } from '../run-cli';
import { percentilesOf } from './percentiles';
import { inTrialFolder } from './trial-folder';

/** Items of each kind, from all over the stock. */
const sample = 24;

/** `npm run bench:pictures`: how long a picture takes when first asked for, and when kept. */
async function main(): Promise<void> {
  await inTrialFolder(async (folder) => {
    for (const kind of itemKinds) {
      const subjects = subjectsOf(kind);
      for (const view of itemViews) {
        const first = await timesOf(folder, subjects, view);
        const kept = await timesOf(folder, subjects, view);
        const rendered = percentilesOf(first);
        console.log(
          `${kind} ${view}: median ${rendered.median.toFixed(0)} ms, p95 ${rendered.p95.toFixed(0)} ms, ` +
            `slowest ${Math.max(...first).toFixed(0)} ms; kept p95 ${percentilesOf(kept).p95.toFixed(1)} ms`,
        );
      }
    }
  });
}

function subjectsOf(kind: ItemSubject['kindOfItem']): ItemSubject[] {
  const { items, makers } = generateCatalogue();
  const ofKind = items.filter((item) => item.kind === kind);
  const step = Math.max(1, Math.floor(ofKind.length / sample));
  return ofKind
    .filter((_, index) => index % step === 0)
    .slice(0, sample)
    .map(({ url, look, maker, reference }) => ({
      kind: 'item',
      url,
      kindOfItem: kind,
      look,
      maker: makers.find((candidate) => candidate.url === maker)?.title.en ?? null,
      reference,
    }));
}

async function timesOf(
  folder: string,
  subjects: readonly ItemSubject[],
  view: PictureView,
): Promise<number[]> {
  const times: number[] = [];
  for (const subject of subjects) {
    const started = performance.now();
    await pictureFile(folder, subject, view);
    times.push(performance.now() - started);
  }
  return times;
}

runCli(main);
