/** @jest-environment node */
import { lineMarked } from '../line-first';
import { makerOnce } from './maker-once';

test.each([
  [
    'Bu Rolex Datejust 41 soati 2020-yilda yigʻilgan.',
    'Rolex qirq yilligini Datejust bilan nishonlagan.',
    'Bu Datejust 41 soati 2020-yilda yigʻilgan.',
  ],
  [
    '2021-yilda Germaniyada yigʻilgan bu A. Lange & Söhne Lange 1 soatining siferblati qora.',
    'A. Lange & Söhne 1994-yilda Lange 1 bilan soatsozlikka qaytgan.',
    '2021-yilda Germaniyada yigʻilgan bu Lange 1 soatining siferblati qora.',
  ],
  [
    '2020-yilgi bu Polo soatiga Piaget oʻzi buraladigan 1110P kalibrini oʻrnatgan.',
    'Piaget polo musobaqalariga homiylik qilgan va soatini ham Polo deb atagan.',
    '2020-yilgi bu Polo soatiga brend oʻzi buraladigan 1110P kalibrini oʻrnatgan.',
  ],
  [
    'Bu Speedy 25 sumkasini (Monogram) Louis Vuitton 2014-yilda Fransiyada tayyorlagan.',
    'Parijdagi koʻprik Louis Vuitton sumkasiga nom bergan.',
    'Bu Speedy 25 sumkasini (Monogram) brend 2014-yilda Fransiyada tayyorlagan.',
  ],
  [
    'Boucheron brendining Fransiyadagi ustaxonasida 2018-yilda yasalgan bu Quatre uzugi 750-probali oq oltindan.',
    'Quatre uzugiga Boucheron arxividan toʻrt xil naqsh tanlangan.',
    'Brendning Fransiyadagi ustaxonasida 2018-yilda yasalgan bu Quatre uzugi 750-probali oq oltindan.',
  ],
  [
    'Bu Alma PM sumkasi (Monogram) 2014-yilda Louis Vuitton brendining Fransiyadagi ustaxonasida tayyorlangan.',
    'Parijdagi koʻprik Louis Vuitton sumkasiga nom bergan.',
    'Bu Alma PM sumkasi (Monogram) 2014-yilda brendning Fransiyadagi ustaxonasida tayyorlangan.',
  ],
  [
    'Cartier ustalari yasagan bu Panthère de Cartier uzugi oltindan.',
    'Qoplon Cartier belgisiga aylangan.',
    'Cartier ustalari yasagan bu Panthère de Cartier uzugi oltindan.',
  ],
  [
    'Bu Dior Lady Dior Medium sumkasi 2003-yilda Italiyada tayyorlangan.',
    'Stullar naqshi Lady Dior charmiga koʻchgan.',
    'Bu Lady Dior Medium sumkasi 2003-yilda Italiyada tayyorlangan.',
  ],
  [
    '2025-yilgi bu IWC Schaffhausen Ingenieur soatining korpusi poʻlatdan.',
    'IWC — International Watch Company nomining qisqartmasi.',
    '2025-yilgi bu Ingenieur soatining korpusi poʻlatdan.',
  ],
  [
    'Tiffany & Co. 2004-yilda AQSHda yasagan bu Victoria kolyesi platinadan.',
    'Kunzit toshi Tiffany gemmologi nomi bilan atalgan.',
    'Brend 2004-yilda AQSHda yasagan bu Victoria kolyesi platinadan.',
  ],
])('a maker that the line has named is not named again: %s', (opening, line, once) => {
  expect(makerOnce(`${opening} ${lineMarked(line)}`)).toBe(`${once} ${lineMarked(line)}`);
});

test('a maker stays where the line does not name it, or where there is no line', () => {
  const opening = 'Bu Rolex Datejust 41 soati 2020-yilda yigʻilgan.';
  const line = lineMarked('Datejustgacha sanani koʻrsatadigan avtomatik xronometr boʻlmagan.');
  expect(makerOnce(`${opening} ${line}`)).toBe(`${opening} ${line}`);
  const alone = `${opening} Rolex xronografining Daytona nomi trassaniki.`;
  expect(makerOnce(alone)).toBe(alone);
});
