import { languageOf, type HostCode } from '../../../src/config/hosts';
import { type CatalogType, type ItemKind } from '../../../src/config/catalogs';
import { routes } from '../../../src/config/routes';
import { type ApiConfig } from '../config';
import { type MailContent } from '../db/repositories/mails';
import { priceWords } from '../price-words';
import { alertWords, type AlertReason } from './alert-words';
import { composeLetter } from './compose';
import { filled } from './filled';
import { letterSignature } from './letter-kinds';
import { type SubscriptionEnd } from './letters';
import { type Piece, type Section } from './sections';

/** An item as an alert shows it; prices in whole units of the host's currency. */
export interface ToldItem {
  kind: ItemKind;
  url: string;
  title: string;
  /** Null: on request. */
  price: number | null;
  /** Absolute address. */
  picture: string | null;
}

export interface ToldNews {
  filters: readonly {
    title: string;
    catalogType: CatalogType;
    /** As in the address of the list. */
    query: string;
    total: number;
    items: readonly ToldItem[];
  }[];
  cheaper: readonly (ToldItem & { priceBefore: number | null })[];
  free: readonly ToldItem[];
}

interface AlertReceiver {
  host: HostCode;
  name: string;
  ending: SubscriptionEnd;
}

/** What is new for an account, with photos and links to the site of its host. */
export function alertLetter(
  { siteOrigins }: Pick<ApiConfig, 'siteOrigins'>,
  { host, name, ending }: AlertReceiver,
  news: ToldNews,
): MailContent {
  const words = alertWords[languageOf(host)];
  const origin = siteOrigins[host];
  const priceText = (price: number | null) =>
    price === null ? words.onRequest : priceWords(host, price);
  const piece = (item: ToldItem, line = priceText(item.price)): Piece => ({
    title: item.title,
    href: `${origin}${routes.item(item.kind, item.url)}`,
    picture: item.picture,
    lines: [line],
  });

  const sections: Section[] = [
    ...news.filters.map(({ title, catalogType, query, total, items }) => ({
      heading: filled(words.filter, { title, count: String(total) }),
      pieces: items.map((item) => piece(item)),
      link: {
        words: words.all,
        href: `${origin}${routes.catalogue(catalogType)}${query && `?${new URLSearchParams(query)}`}`,
      },
    })),
    ...sectionOf(
      words.prices,
      news.cheaper.map((item) =>
        piece(
          item,
          filled(words.cheaper, {
            before: priceText(item.priceBefore),
            now: priceText(item.price),
          }),
        ),
      ),
    ),
    ...sectionOf(
      words.free,
      news.free.map((item) => piece(item)),
    ),
  ];
  return composeLetter(host, {
    subject: words.subjects[reasonOf(news)],
    lines: [filled(words.greeting, { name })],
    sections,
    link: { words: words.settings, href: `${origin}${routes.account('notifications')}` },
    after: [words.why],
    signature: letterSignature[languageOf(host)],
    unsubscribe: {
      words: words.unsubscribe,
      href: `${origin}${routes.unsubscribe(ending.token)}`,
      oneClick: ending.oneClick,
    },
  });
}

function sectionOf(heading: string, pieces: readonly Piece[]): Section[] {
  return pieces.length > 0 ? [{ heading, pieces }] : [];
}

function reasonOf({ filters, cheaper, free }: ToldNews): AlertReason | 'several' {
  const reasons: AlertReason[] = [
    ...(filters.length > 0 ? (['filters'] as const) : []),
    ...(cheaper.length > 0 ? (['prices'] as const) : []),
    ...(free.length > 0 ? (['free'] as const) : []),
  ];
  const [only] = reasons;
  return only && reasons.length === 1 ? only : 'several';
}
