/** @jest-environment node */
import { patternsTold } from './patterns';

test.each([
  [
    'Gucci Jackie sumkasi. Shakli yoysimon, yonlari yumshoq; oʻlchami 28 sm, yelka tasmasi bor, qulfi porshen shaklida. Jackie yarim oydek egilgan, qulfi esa porshendek suriladi.',
    'Gucci Jackie sumkasi. Yonlari yumshoq; oʻlchami 28 sm, yelka tasmasi bor. Jackie yarim oydek egilgan, qulfi esa porshendek suriladi.',
  ],
  [
    'H harfi — Constancening qulfi ham, belgisi ham. Bu Hermès Constance sumkasi. Qopqogʻi H harfi shaklidagi toʻqa bilan yopiladi.',
    'H harfi — Constancening qulfi ham, belgisi ham. Bu Hermès Constance sumkasi. Qopqogʻi shu qulf bilan yopiladi.',
  ],
  [
    'Korpusi poʻlatdan, bezeli pogʻonali; diametri 40 mm. Ikki pogʻonali bezel — Blancpain Villeret soatlarining doimiy belgisi.',
    'Korpusi poʻlatdan; diametri 40 mm. Ikki pogʻonali bezel — Blancpain Villeret soatlarining doimiy belgisi.',
  ],
  [
    'Rolex Sea-Dweller 126600. Diametri 43 mm, aylanadigan bezelining qoʻyilmasi qora. Geliy Sea-Dweller korpusidan klapan orqali chiqib ketadi.',
    'Rolex Sea-Dweller 126600. Diametri 43 mm, aylanadigan bezelining keramika qoʻyilmasi qora. Geliy Sea-Dweller korpusidan klapan orqali chiqib ketadi.',
  ],
  [
    'Bu litografiya — 2019-yilda “Podil” bosmaxonasida yaratilgan “Shoh koʻcha”. Ukrainada litografiya usulida ishlangan asarning eni 46 sm.',
    'Bu litografiya — 2019-yilda “Podil” bosmaxonasida yaratilgan “Shoh koʻcha”. Ukrainada bosilgan asarning eni 46 sm.',
  ],
])('what a line or an opening tells is not told again: %s', (written, told) => {
  expect(patternsTold(written)).toBe(told);
});
