/** @jest-environment node */
import { noteMark } from '../note-placed';
import { notePlaced } from './note-placed';

const parts = `Korpusi poʻlatdan, diametri 42 mm, bezeli silliq; suvdan himoyasi — 300 metr. Ichida oʻzi buraladigan kalibr ishlaydi, yurish zaxirasi 42 soat. Siferblati qora, quyosh nuri naqshli. Tasmasi qora matodan.`;
const closing =
  'Soat yangi, hali taqilmagan. Komplekti toʻliq, unga quti, hujjatlar va yorliq kiradi.';

test('a sentence on a line does not part the dial of a watch from its condition', () => {
  const opening = '2024-yilgi Ulysse Nardin Diver 42 soati poʻlatdan. Referensi — 8163-175/92.';
  expect(
    notePlaced(
      `${opening} ${parts} ${noteMark}Diver soatlari qavariq oynasidan taniladi. ${closing}`,
    ),
  ).toBe(`${opening} ${parts} ${closing}`);
});

test('a line that the name of a model does not tell is told', () => {
  const opening = '2024-yilgi Rolex Deepsea soati poʻlatdan. Referensi — 126660.';
  const note = 'Sea-Dweller katta chuqurlikda kunlab qoladigan gʻavvoslarga atalgan.';
  expect(notePlaced(`${opening} ${parts} ${noteMark}${note} ${closing}`)).toBe(
    `${opening} ${parts} ${note} ${closing}`,
  );
});

test('of a jewel the line follows the opening', () => {
  const opening = 'Tiffany & Co. Victoria kolyesi 2025-yilda AQSHda yasalgan.';
  const note = 'Victoria kolleksiyasida toshlar gul shaklida terilgan.';
  expect(
    notePlaced(`${opening} Uzunligi 41 sm. ${noteMark}${note} Taqinchoq yangi, hali taqilmagan.`),
  ).toBe(`${opening} ${note} Uzunligi 41 sm. Taqinchoq yangi, hali taqilmagan.`);
});
