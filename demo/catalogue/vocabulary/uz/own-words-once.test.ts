/** @jest-environment node */
import { patternsTold } from './patterns';

test.each([
  [
    'Gucci Jackie sumkasi. Shakli yoysimon, yonlari yumshoq, yelka tasmasi bor, qulfi porshen shaklida. Oʻlchami 28 sm. Jackie sumkasi yarim oy shaklida, porshensimon qulf bilan yopiladi.',
    'Gucci Jackie sumkasi. Yonlari yumshoq, yelka tasmasi bor. Oʻlchami 28 sm. Jackie sumkasi yarim oy shaklida, porshensimon qulf bilan yopiladi.',
  ],
  [
    'H harfi — Constance sumkasining qulfi ham, belgisi ham. Bu Hermès Constance sumkasi. Qopqogʻi H harfi shaklidagi toʻqa bilan yopiladi.',
    'H harfi — Constance sumkasining qulfi ham, belgisi ham. Bu Hermès Constance sumkasi. Qopqogʻi shu qulf bilan yopiladi.',
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
    'Cartier bu Trinity uzugini yasagan. Shoir Jan Kokto jimjilogʻiga ikkita Trinity uzugini birga taqqan.',
    'Cartier bu Trinity uzugini yasagan. Shoir Jan Kokto jimjilogʻiga ikkita shunday uzukni birga taqqan.',
  ],
  [
    '“Shimol nuri” ustaxonasi rassomlari “3-harakat” asarini 2021-yilda yaratgan. Ustaxona rassomlari chiziq chizadi.',
    '“Shimol nuri” ustaxonasi rassomlari “3-harakat” asarini 2021-yilda yaratgan. Ular chiziq chizadi.',
  ],
  [
    'Bu litografiya — 2019-yilda “Podil” bosmaxonasida yaratilgan “Shoh koʻcha”. Asar Ukrainada litografiya usulida ishlangan, eni 46 sm.',
    'Bu litografiya — 2019-yilda “Podil” bosmaxonasida yaratilgan “Shoh koʻcha”. Asar Ukrainada bosilgan, eni 46 sm.',
  ],
])('what a line or an opening tells is not told again: %s', (written, told) => {
  expect(patternsTold(written)).toBe(told);
});
