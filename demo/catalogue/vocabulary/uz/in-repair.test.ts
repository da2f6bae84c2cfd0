/** @jest-environment node */
import { madeCatalogue } from '../../../../tests/support/made-catalogue';
import { inRepairTold } from './in-repair';

const stops = 'Taʼmir kerak: mexanizmi toʻxtab qoladi, uni tozalash va moylash lozim.';

test.each([
  ['Ichida oʻzi buraladigan 5-kalibr ishlaydi', 'Ichiga oʻzi buraladigan 5-kalibr oʻrnatilgan'],
  [
    'Soatda sana koʻrsatkichi bor, ichida oʻzi buraladigan 324 S C kalibri ishlaydi',
    'Soatda sana koʻrsatkichi bor, ichiga oʻzi buraladigan 324 S C kalibri oʻrnatilgan',
  ],
  [
    'Soatda qoʻlda buraladigan BR-CAL.302 kalibri ishlaydi',
    'Soatga qoʻlda buraladigan BR-CAL.302 kalibri oʻrnatilgan',
  ],
  ['Unda kvarsli 976.001 kalibri ishlaydi', 'Unga kvarsli 976.001 kalibri oʻrnatilgan'],
  [
    'Shveytsariyada yigʻilgan, unda kvarsli 690 kalibri ishlaydi',
    'Shveytsariyada yigʻilgan, unga kvarsli 690 kalibri oʻrnatilgan',
  ],
  [
    'Rolex Datejust soatida oʻzi buraladigan 3135 kalibri ishlaydi',
    'Rolex Datejust soatiga oʻzi buraladigan 3135 kalibri oʻrnatilgan',
  ],
  [
    'Kvarsli 058 kalibri bilan ishlaydigan bu Cartier soati',
    'Kvarsli 058 kalibri oʻrnatilgan bu Cartier soati',
  ],
  [
    'Bu Rolex soatining ichida oʻzi buraladigan 3132 kalibri ishlaydi',
    'Bu Rolex soatining ichiga oʻzi buraladigan 3132 kalibri oʻrnatilgan',
  ],
  [
    '2024-yilgi Rolex Explorer II oʻzi buraladigan 3285 kalibri bilan ishlaydi; yurish zaxirasi 70 soat',
    '2024-yilgi Rolex Explorer II oʻzi buraladigan 3285 kalibri bilan jihozlangan; yurish zaxirasi 70 soat',
  ],
  [
    'Bu 2016-yilgi Rolex Explorer soatini oʻzi buraladigan 3132 kalibri yuritadi',
    'Bu 2016-yilgi Rolex Explorer soatiga oʻzi buraladigan 3132 kalibri oʻrnatilgan',
  ],
  [
    'Rolex Explorer soati oʻzi buraladigan 3132 kalibri bilan qayta buralmasdan 48 soat yuradi',
    'Rolex Explorer soatiga oʻzi buraladigan 3132 kalibri oʻrnatilgan, yurish zaxirasi 48 soat',
  ],
])('a movement that stops is not said to run: %s', (runs, built) => {
  expect(inRepairTold(`${runs}. ${stops}`)).toBe(`${built}. ${stops}`);
  expect(inRepairTold(`${runs}. Soat yangi.`)).toBe(`${runs}. Soat yangi.`);
});

test('nor by another wording of it', () => {
  const told = inRepairTold(
    'Ichida kvarsli 690 kalibri ishlaydi. Mexanizmi toʻxtab qoladi: tozalash va moylash kerak.',
  );
  expect(told).toMatch(/^Ichiga kvarsli 690 kalibri oʻrnatilgan\./);
});

test('of all watches that stop or lose time none is said to run', () => {
  const texts = madeCatalogue(1600).items.map((item) => item.texts.uz.description);
  const waiting = texts.filter((text) => /toʻxtab qoladi|[Mm]exanizmini sozlash kerak/u.test(text));
  expect(waiting.length).toBeGreaterThan(5);
  expect(waiting.filter((text) => /ishlaydi|yuradi|yuritadi/u.test(text))).toEqual([]);
});
