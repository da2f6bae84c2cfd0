import { type ArticleType } from '../../../src/config/article-types';
import { type CatalogType } from '../../../src/config/catalogs';
import { type HostCode } from '../../../src/config/hosts';
import { type AvailabilityStatus } from '../../../src/config/item-labels';
import { serviceTitle } from '../../../src/domain/service-title';
import { standingOf } from '../../../src/domain/standing';
import { priceWords } from '../price-words';
import { type Card } from './card';
import { houseWords, onRequestWords, sectionWords, soldWords } from './words';

interface ItemFacts {
  title: string;
  brand: { title: string };
  catalogType: CatalogType;
  /** Whole units of the host's currency, with its discount; null: on request. */
  price: number | null;
  availability: readonly { status: AvailabilityStatus }[];
  pictures: readonly { address: string }[];
}

/** The card of an item; what is sold has no price any more. */
export function itemCard(host: HostCode, item: ItemFacts): Card {
  const maker = item.brand.title;
  return {
    host,
    heading: maker,
    title: withoutMaker(item.title, maker),
    price: priceOf(host, item),
    picture: item.pictures[0]?.address ?? null,
    isWhole: true,
  };
}

/** The maker stands above the title already. */
function withoutMaker(title: string, maker: string): string {
  const rest = title.startsWith(`${maker} `) ? title.slice(maker.length).trim() : '';
  return rest === '' ? title : rest;
}

function priceOf(host: HostCode, item: ItemFacts): Card['price'] {
  if (standingOf(item) === 'sold') return { words: soldWords(host), isSold: true };
  const words = item.price === null ? onRequestWords(host) : priceWords(host, item.price);
  return { words, isSold: false };
}

interface TextFacts {
  title: string;
  cover: { address: string } | null;
}

export const articleCard = (host: HostCode, article: TextFacts & { type: ArticleType }) =>
  textCard(host, sectionWords.article(host, article.type), article);

export const serviceCard = (host: HostCode, { title, cover }: TextFacts) =>
  textCard(host, sectionWords.service(host), { title: serviceTitle(title), cover });

export const videoCard = (host: HostCode, video: TextFacts) =>
  textCard(host, sectionWords.video(host), video);

/** The card of home, and of every page that has none of its own. */
export const houseCard = (host: HostCode) =>
  textCard(host, houseWords(host).trade, { title: houseWords(host).offer, cover: null });

function textCard(host: HostCode, heading: string, { title, cover }: TextFacts): Card {
  return { host, heading, title, price: null, picture: cover?.address ?? null, isWhole: false };
}
