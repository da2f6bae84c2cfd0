import { marketNoteWords } from './market-note-words';

const note = {
  collection: 'Submariner',
  name: 'Rolex Submariner',
  year: 2026,
  month: 5,
  change: 3,
  withPapers: 12,
  daysToSell: 21,
  offers: 22,
};

describe('a market note names its month as its language does', () => {
  test.each([
    ['ru', 'май 2026\u00A0г.', 'Rolex Submariner: цены за май 2026\u00A0года'],
    ['en', 'May 2026', 'Rolex Submariner: prices in May 2026'],
    ['ua', 'травень 2026\u00A0р.', 'Rolex Submariner: ціни за травень 2026\u00A0року'],
    ['uz', 'may, 2026', 'Rolex Submariner: 2026-yil may narxlari'],
  ] as const)('%s', (language, when, title) => {
    expect(marketNoteWords[language]({ ...note, when }).title).toBe(title);
  });
});
