import { hostCodes, hosts, languageOf, type HostCode } from '../../src/config/hosts';
import { type AllTexts } from './all-texts';
import { createDice, type Dice } from '../catalogue/generate/dice';
import { type SeedCollection, type SeedMaker } from '../catalogue/types';
import { type ArticleText } from './texts';
import { marketNoteWords, type MarketNote } from './market-note-words';

/** The month after which notes go back, one month for each turn through all collections. */
const latest = { year: 2026, month: 10 };

/**
 * The texts with market notes added until every host has `count` articles: one note for each
 * collection and month, so that no two are of the same thing.
 */
export function withMoreArticles(
  texts: AllTexts,
  count: number,
  makers: readonly SeedMaker[],
  collections: readonly SeedCollection[],
): AllTexts {
  const missing = Math.max(0, count - texts.ru.articles.length);
  const notes = Array.from({ length: missing }, (_, index) => noteOf(index, makers, collections));
  return Object.fromEntries(
    hostCodes.map((host) => [
      host,
      {
        ...texts[host],
        articles: [...texts[host].articles, ...notes.map((note) => told(note, host))],
      },
    ]),
  ) as AllTexts;
}

type SeedNote = MarketNote & { url: string; date: string; maker: SeedMaker; dice: number };

function noteOf(
  index: number,
  makers: readonly SeedMaker[],
  collections: readonly SeedCollection[],
): SeedNote {
  const collection = collections[index % collections.length];
  const maker = makers.find(({ url }) => url === collection?.maker);
  if (!collection || !maker) throw new Error(`no collection for the note ${index}`);
  const dice = createDice(index, 17);
  const back = Math.floor(index / collections.length);
  const months = latest.year * 12 + latest.month - 1 - back;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const day = dice.between(1, 28);
  return {
    ...figures(dice),
    maker,
    collection: collection.title,
    year,
    month,
    url: `rynok-${maker.url}-${collection.url}-${year}-${pad(month)}`,
    date: `${year}-${pad(month)}-${pad(day)}`,
    dice: index,
  };
}

/** Shares in percent, spans in days. */
function figures(dice: Dice) {
  const change = dice.between(-9, 9);
  return {
    change: change === 0 ? 1 : change,
    withPapers: dice.between(8, 24),
    daysToSell: dice.between(9, 75),
    offers: dice.between(4, 60),
  };
}

function told(note: SeedNote, host: HostCode): ArticleText {
  const when = new Date(Date.UTC(note.year, note.month - 1, 15));
  const month = new Intl.DateTimeFormat(hosts[host].intlLocale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(when);
  const { title, preview, paragraphs } = marketNoteWords[languageOf(host)]({
    ...note,
    name: `${note.maker.title[languageOf(host)]} ${note.collection}`,
    when: month,
  });
  return {
    type: 'analytics',
    url: note.url,
    title,
    preview,
    date: note.date,
    main: false,
    body: paragraphs.join('\n\n'),
  };
}

const pad = (number: number) => String(number).padStart(2, '0');
