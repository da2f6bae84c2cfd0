/** @jest-environment node */
import { ledByFactTold } from './led-by-fact-told';
import { likeness } from './likeness';
import { accessoriesByFact, clocksByFact, jewelsByFact } from './openings-by-fact';
import { patternsTold } from './patterns';

const { shapeOf } = likeness;

test('the first sentence names a piece and tells its year, or that it is not known', () => {
  const all = [clocksByFact, jewelsByFact, accessoriesByFact].flatMap((ofKind) =>
    Object.values(ofKind).flat(),
  );
  const first = all.map((opening) => opening.split(/\. /u)[0] ?? '');
  expect(first.filter((one) => !/\{(?:model|work)\}/u.test(one))).toEqual([]);
  expect(first.filter((one) => !/\{(?:year|circa|exact)\}|yili nomaʼlum/u.test(one))).toEqual([]);
  expect(all.filter((one) => /\{(?:model|reference)\} \{year\}/u.test(one))).toEqual([]);
});

test('works of art that tell the same in another order are of one shape', () => {
  expect(
    shapeOf('“{work}” — {maker} rassomlaridan biri {circa}-yil atrofida {madeIn} yaratgan asar.'),
  ).toBe(shapeOf('“{work}” — {maker}ga mansub {kind}, {circa}-yil atrofida yaratilgan.'));
  expect(shapeOf('“{work}” {exact}-yilda {maker}da yaratilgan.')).toBe(
    shapeOf('“{work}” {exact}-yilda {maker}da {material} ishlangan.'),
  );
});

test.each([
  [
    'Rolex Submariner soatining aylanadigan bezelining keramika qoʻyilmasi qora.',
    'Rolex Submariner soatining aylanadigan bezeliga qora keramika qoʻyilma oʻrnatilgan.',
  ],
  [
    'Patek Philippe Aquanaut soati oʻzi buraladigan 324 S C kalibri bilan qayta buralmasdan 45 soat yuradi.',
    'Patek Philippe Aquanaut soati oʻzi buraladigan 324 S C kalibri bilan qayta buralmasdan 45 soatgacha yuradi.',
  ],
])('“%s”', (told, better) => {
  expect(ledByFactTold(told)).toBe(better);
});

test('a collection whose name the model bears is not told', () => {
  expect(
    patternsTold(
      'Pilot’s Watches kolleksiyasiga kiradigan bu IWC Schaffhausen Pilot’s Watch Mark XX soati 2024-yilda yigʻilgan.',
    ),
  ).toBe('IWC Schaffhausen Pilot’s Watch Mark XX soati 2024-yilda yigʻilgan.');
});

test.each([
  [
    'Mikimoto Akoya Strand kolyesining uzunligi 45 sm; kolye Yaponiyada 750-probali oq oltindan yasalgan, yili nomaʼlum.',
    'Mikimoto Akoya Strand kolyesining uzunligi 45 sm; kolye Yaponiyada yasalgan, qulfi 750-probali oq oltindan, yili nomaʼlum.',
  ],
  [
    'Yaponiyada yasalgan bu Mikimoto Akoya Strand kolyesi 750-probali oq oltindan, yili nomaʼlum.',
    'Yaponiyada yasalgan bu Mikimoto Akoya Strand kolyesining qulfi 750-probali oq oltindan, yili nomaʼlum.',
  ],
  [
    '2024-yilgi Montblanc Meisterstück 149 — Germaniyada tayyorlangan ruchka. Ruchka siyohli, perosi oltindan.',
    '2024-yilgi Montblanc Meisterstück 149 — Germaniyada tayyorlangan ruchka. U siyohli, perosi oltindan.',
  ],
  [
    'Rolex Explorer. Soat poʻlat Oyster bilaguzukli. Soat Shveytsariyada yigʻilgan, uning referensi — 124270. Korpusi poʻlatdan, diametri 36 mm.',
    'Rolex Explorer. Soat poʻlat Oyster bilaguzukli. Soat Shveytsariyada yigʻilgan, uning referensi — 124270. Korpusi ham poʻlatdan, diametri 36 mm.',
  ],
])('what an opening tells is no subject and no metal again: “%s”', (told, better) => {
  expect(patternsTold(told)).toBe(better);
});

test('a strap has a buckle, and a bracelet a clasp', () => {
  const told = (strap: string) =>
    patternsTold(`${strap} Soat yangi: korpusi va qulfida birorta ham tirnalgan joy yoʻq.`);
  expect(told('Tasmasi qora kauchukdan.')).toContain('korpusi va toʻqasida');
  expect(told('Soatiga jigarrang charm tasma taqilgan.')).toContain('korpusi va toʻqasida');
  expect(told('Oyster bilaguzugi poʻlatdan.')).toContain('korpusi va qulfida');
});
