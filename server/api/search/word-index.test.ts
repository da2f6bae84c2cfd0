/** @jest-environment node */
import fc from 'fast-check';
import { findDocuments } from './find-documents';
import { WordIndex } from './word-index';

const titles = [
  'Rolex Submariner Date 126610LN',
  'Omega Speedmaster Moonwatch Professional',
  'Patek Philippe Nautilus 5711/1A',
  'Vacheron Constantin Overseas',
  'Кольцо Cartier Love из розового золота',
  'Скупка часов',
  'Audemars Piguet Royal Oak',
  'Breguet Classique',
];
let index: WordIndex;
beforeAll(async () => {
  index = await WordIndex.of(titles.map((text) => ({ text, names: [text] })));
});
const found = (query: string) =>
  [...findDocuments(index, query).scores]
    .sort((one, other) => other[1] - one[1])
    .map(([docId]) => titles[docId]);

test.each([
  ['rolex', 'Rolex Submariner Date 126610LN'],
  ['ROLEX', 'Rolex Submariner Date 126610LN'],
  ['кщдуч', 'Rolex Submariner Date 126610LN'],
  ['ролекс', 'Rolex Submariner Date 126610LN'],
  ['submarner', 'Rolex Submariner Date 126610LN'],
  ['12661', 'Rolex Submariner Date 126610LN'],
  ['омега', 'Omega Speedmaster Moonwatch Professional'],
  ['speedmsater', 'Omega Speedmaster Moonwatch Professional'],
  ['патек филипп', 'Patek Philippe Nautilus 5711/1A'],
  ['5711', 'Patek Philippe Nautilus 5711/1A'],
  ['вашерон', 'Vacheron Constantin Overseas'],
  ['картье', 'Кольцо Cartier Love из розового золота'],
  ['кольцо картье', 'Кольцо Cartier Love из розового золота'],
  ['rjkmwj', 'Кольцо Cartier Love из розового золота'],
  ['xfcjd', 'Скупка часов'],
  ['одемар', 'Audemars Piguet Royal Oak'],
  ['бреге', 'Breguet Classique'],
])('%s finds %s', (query, title) => {
  expect(found(query)[0]).toBe(title);
});

test('what is found is told as it was understood', () => {
  expect(findDocuments(index, 'кщдуч ыгифштук').understoodAs).toMatch(/^rolex/);
  expect(findDocuments(index, 'submarner').understoodAs).toBe('submariner');
  expect(findDocuments(index, 'roy').understoodAs).toBe('roy');
});

test.each([
  ['кщдуч', true],
  ['submarner', true],
  ['rolex', false],
  ['Roy', false],
  ['57111a', false],
  ['скупки', false],
])('%s: it is %p that something was mended', (query, isCorrected) => {
  expect(findDocuments(index, query).isCorrected).toBe(isCorrected);
});

test.each([
  ['57111a', 'Patek Philippe Nautilus 5711/1A'],
  ['5711 1a', 'Patek Philippe Nautilus 5711/1A'],
  ['royaloak', 'Audemars Piguet Royal Oak'],
  ['126 610 ln', 'Rolex Submariner Date 126610LN'],
  ['speed master', 'Omega Speedmaster Moonwatch Professional'],
  ['роле', 'Rolex Submariner Date 126610LN'],
])('%s finds %s, written together or apart', (query, title) => {
  expect(found(query)[0]).toBe(title);
});

test('a search for exactly what was typed mends nothing', () => {
  expect(findDocuments(index, 'кщдуч', true).scores.size).toBe(0);
  expect(findDocuments(index, 'submarner', true).scores.size).toBe(0);
  expect(findDocuments(index, 'rolex', true).scores.size).toBe(1);
});

test('where nothing holds every word, what holds the rare one comes first', () => {
  expect(found('кольцо из платины')[0]).toBe('Кольцо Cartier Love из розового золота');
});

test('things that hold every word come alone; without any, those that hold some', () => {
  expect(found('omega speedmaster')).toEqual(['Omega Speedmaster Moonwatch Professional']);
  expect(found('omega nautilus')).toHaveLength(2);
});

test('it is told whether what was found holds every word', () => {
  expect(findDocuments(index, 'omega speedmaster').holdsAll).toBe(true);
  expect(findDocuments(index, 'omega nautilus').holdsAll).toBe(false);
});

test('a word that is like none finds nothing', () => {
  expect(found('qqqqqqqq')).toEqual([]);
  expect(found('')).toEqual([]);
});

test('whatever is typed, a search ends and finds only what there is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
      for (const docId of findDocuments(index, query).scores.keys()) {
        expect(titles[docId]).toBeDefined();
      }
    }),
  );
});

test('one typing error in a long word is forgiven wherever it is', () => {
  const word = 'speedmaster';
  fc.assert(
    fc.property(fc.nat(word.length - 1), fc.constantFrom('drop', 'double', 'swap'), (at, error) => {
      const letters = [...word];
      if (error === 'drop') letters.splice(at, 1);
      if (error === 'double') letters.splice(at, 0, letters[at] ?? '');
      if (error === 'swap') letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
      expect(found(letters.join(''))).toContain('Omega Speedmaster Moonwatch Professional');
    }),
  );
});

test('thousands of documents are read in parts, and others are answered in between', async () => {
  const documents = Array.from({ length: 6_500 }, (_, number) => ({ text: `watch ${number}` }));
  let isRead = false;
  let answered = 0;
  const answerOthers = () => {
    answered += 1;
    if (!isRead) setImmediate(answerOthers);
  };
  setImmediate(answerOthers);
  const large = await WordIndex.of(documents);
  isRead = true;
  expect(answered).toBeGreaterThanOrEqual(3);
  expect(large.documentsOf('watch')).toHaveLength(6_500);
  expect(large.documentsOf('6499')).toEqual([6_499]);
});
