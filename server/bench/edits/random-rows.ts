import { reviewStates } from '../../../src/config/review-states';
import { articleTypes } from '../../../src/config/article-types';
import { itemKinds } from '../../../src/config/catalogs';
import { availabilityStatuses, conditions, equipments } from '../../../src/config/item-labels';
import { menuPlacements } from '../../../src/config/menu-placements';
import type { EditedBody, EditedEntity } from '../../../src/contract/edited-bodies';
import type { Dice } from './dice';
import { address, day, html, plainText, slug, title } from './random-texts';

/** What rows may refer to. */
export interface KnownRows {
  /** Ids of brands. */
  brands: readonly number[];
  /** Keys of countries. */
  countries: readonly string[];
  /** Aliases. */
  cities: readonly string[];
}

type RowMaker<Entity extends EditedEntity> = (dice: Dice, known: KnownRows) => EditedBody<Entity>;

/** Makes a row of each entity, with values that its contract accepts. */
export const randomRow: { [Entity in EditedEntity]: RowMaker<Entity> } = {
  services: (dice) => ({
    url: slug(dice),
    title: title(dice),
    preview_text: plainText(dice).slice(0, 400),
    text: html(dice),
    steps: dice.list(0, 4, () => ({ title: title(dice), text: plainText(dice) })),
    papers: dice.list(0, 4, () => title(dice)),
    terms: dice.list(0, 4, () => title(dice)),
    questions: dice.list(0, 3, () => ({ question: title(dice), answer: plainText(dice) })),
  }),
  articles: (dice) => ({
    url: slug(dice),
    type: dice.pick(Object.values(articleTypes)),
    title: title(dice),
    preview_text: plainText(dice),
    text: html(dice),
    publish_date: day(dice),
    show_main_page: dice.chance(0.3),
  }),
  videos: (dice) => ({
    url: slug(dice),
    title: title(dice),
    description: plainText(dice),
    embed_url: 'https://video.example/embed/1',
    seconds: dice.whole(4000),
    publish_date: day(dice),
    transcript: dice.list(0, 5, () => plainText(dice)),
  }),
  terms: (dice) => ({
    key: slug(dice),
    term: dice.chance(0.5) ? dice.pick(['скупка', 'залог', 'оценка', 'loan']) : title(dice),
    definition: plainText(dice),
  }),
  documents: (dice, { cities }) => ({
    city: dice.pick(cities),
    title: title(dice),
    type: 'pdf',
    date: day(dice),
  }),
  cities: (dice) => ({
    alias: slug(dice),
    title: dice.chance(0.8) ? title(dice).slice(0, 100) : null,
    position: dice.whole(20),
    address: title(dice),
    hours: title(dice),
    transport: plainText(dice).slice(0, 400),
    phone_header: phone(dice),
    phone_skype: dice.chance(0.5) ? phone(dice) : null,
    phone_item: phone(dice),
    hotline: phone(dice),
    header_messengers: messengers(dice),
    item_messengers: messengers(dice),
    week: Array.from({ length: 7 }, () =>
      dice.chance(0.8) ? { opens: `0${7 + dice.whole(3)}:00`, closes: '19:30' } : null,
    ),
    time_zone: dice.pick(['Europe/Moscow', 'Asia/Tashkent', 'Europe/Kyiv']),
    latitude: dice.chance(0.8) ? dice.whole(60) : null,
    longitude: dice.chance(0.8) ? dice.whole(60) : null,
  }),
  rates: (dice) => ({
    units_per_usd: 1 + dice.whole(20_000) / 100,
    as_of: day(dice),
    source: title(dice),
  }),
  brands: (dice, { countries }) => ({
    url: slug(dice),
    title: title(dice).slice(0, 100),
    country: dice.chance(0.7) && countries.length > 0 ? dice.pick(countries) : null,
    founded: dice.chance(0.7) ? 1700 + dice.whole(300) : null,
    is_popular: dice.chance(0.4),
    about: html(dice),
  }),
  items: (dice, known) => {
    const price = dice.chance(0.8) ? 500 + dice.whole(100_000) : null;
    return {
      url: slug(dice),
      kind: dice.chance(0.7) ? 'clock' : dice.pick(itemKinds),
      is_archive: dice.chance(0.2),
      brand_id: dice.pick(known.brands),
      model: title(dice).slice(0, 100),
      reference: dice.chance(0.5) ? `R-${dice.whole(1e5)}` : '',
      year: dice.chance(0.7) ? 1950 + dice.whole(76) : null,
      diameter: dice.chance(0.7) ? 30 + dice.whole(20) : null,
      price_usd: price,
      price_with_discount_usd: price !== null && dice.chance(0.3) ? price - 100 : null,
      equipment: dice.pick(equipments),
      condition: dice.pick(conditions),
      title: title(dice),
      description: html(dice),
      availability: dice.list(0, 3, () => ({
        city_alias: dice.pick(known.cities),
        status: dice.pick(availabilityStatuses),
      })),
      sold_on: dice.chance(0.5) ? `202${dice.whole(7)}-06-1${dice.whole(10)}` : null,
    };
  },
  menu: (dice) => ({
    type_id: dice.pick(Object.values(menuPlacements)),
    url: address(dice),
    title: title(dice).slice(0, 100),
    position: dice.whole(20),
  }),
  'important-messages': (dice) => ({
    text: html(dice)
      .slice(0, 300)
      .replace(/<[^>]*$/, ''),
  }),
  faq: (dice) => ({ question: title(dice), answer: plainText(dice) }),
  seo: (dice, { cities }) => ({
    city: dice.pick(cities),
    path: address(dice),
    title: title(dice),
    description: plainText(dice).slice(0, 400),
    text: html(dice),
  }),
  reviews: (dice, { cities }) => ({
    city: dice.pick(cities),
    author: title(dice).slice(0, 30),
    rating: 1 + dice.whole(5),
    text: plainText(dice),
    date: '2026-11-01',
    state: dice.pick(reviewStates),
  }),
};

function phone(dice: Dice): string {
  return `+7 495 ${100 + dice.whole(900)}-${10 + dice.whole(90)}-${10 + dice.whole(90)}`;
}

function messengers(dice: Dice) {
  return { telegram: dice.chance(0.5), whatsapp: dice.chance(0.5), viber: dice.chance(0.5) };
}
