import { shownFields } from '../../server/bench/edits/shown-fields';
import { type EditedEntity } from '../../src/contract/edited-bodies';

/** An acceptable new row of each entity. */
export const newRows: Record<EditedEntity, object> = {
  services: {
    url: 'new-service',
    title: 'Новая услуга',
    text: '<p>Текст</p>',
    papers: ['Паспорт'],
  },
  articles: {
    url: 'new-article',
    type: 3,
    title: 'Новая новость',
    text: '<p>Текст</p>',
    publish_date: '2026-11-01T09:00:00.000Z',
    show_main_page: true,
  },
  videos: {
    url: 'new-video',
    title: 'Новое видео',
    embed_url: 'https://video.example/1',
    seconds: 60,
    publish_date: '2026-11-01',
    transcript: ['Первая фраза.'],
  },
  terms: { key: 'new-term', term: 'Новый термин', definition: 'Что он значит.' },
  documents: { city: 'moscow', title: 'Новый документ', date: '2026-11-01' },
  cities: {
    alias: 'new-city',
    title: 'Новый город',
    address: 'ул. Первая, 1',
    hours: 'Пн–Пт 10:00–19:00',
    transport: 'Метро «Первая»',
    phone_header: '+7 846 555-01-01',
    phone_item: '+7 846 555-01-02',
    hotline: '+7 800 555-01-03',
    week: [...Array<object>(5).fill({ opens: '10:00', closes: '19:00' }), null, null],
  },
  rates: { units_per_usd: 90.5, as_of: '2026-11-01', source: 'Центральный банк' },
  brands: { url: 'new-brand', title: 'New Brand', about: '<p>О марке</p>', founded: 1900 },
  items: {
    url: 'new-item',
    kind: 'clock',
    brand_id: 1,
    model: 'Test',
    year: 2020,
    price_usd: 9000,
    price_with_discount_usd: 8000,
    title: 'Новые часы',
    description: '<p>Описание</p>',
    availability: [{ city_alias: 'moscow', status: 'in_stock' }],
  },
  menu: { type_id: 1, url: '/new/', title: 'Новый пункт', position: 99 },
  'important-messages': { text: '<p>Новое сообщение</p>' },
  faq: { question: 'Новый вопрос?', answer: 'Новый ответ.' },
  seo: { city: 'moscow', path: '/new/', title: 'Новый заголовок', text: '<p>Текст</p>' },
  reviews: {
    city: 'moscow',
    author: 'Анна',
    rating: 5,
    text: 'Приняли быстро и вежливо.',
    date: '2026-11-01',
  },
};

/** A text of each entity that a change gives another value. */
export const changedFields: Record<EditedEntity, string> = { ...shownFields, rates: 'source' };
