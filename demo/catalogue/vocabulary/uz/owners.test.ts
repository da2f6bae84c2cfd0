/** @jest-environment node */
import { ownersNamed } from './owners';

test.each([
  [
    'Bu toʻgʻnagʻich oq oltindan. Eni 4,5 sm. Kameliya uning sevimli guli boʻlgan. Ogʻirligi 17,6 gramm.',
    'Bu toʻgʻnagʻich oq oltindan. Eni 4,5 sm. Kameliya uning sevimli guli boʻlgan. Toʻgʻnagʻichning ogʻirligi 17,6 gramm.',
  ],
  [
    'Bu uzuk sariq oltindan. Love dizayni 1969-yilda yaratilgan. Ichki diametri 19,5 mm, ogʻirligi 8,2 gramm. Uzukning ichki tomonida yengil ishqalanish izlari bor.',
    'Bu uzuk sariq oltindan. Love dizayni 1969-yilda yaratilgan. Uzukning ichki diametri 19,5 mm, ogʻirligi 8,2 gramm. Ichki tomonida yengil ishqalanish izlari bor.',
  ],
  [
    'Ruchka Germaniyada tayyorlangan. Perosi oltindan. Meisterstück “shoh asar” degani. Yuzasining bir joyi yeyilgan.',
    'Ruchka Germaniyada tayyorlangan. Perosi oltindan. Meisterstück “shoh asar” degani. Ruchka yuzasining bir joyi yeyilgan.',
  ],
  [
    'Bu soatni Rolex yigʻgan, bilaguzugi poʻlatdan. Korpusining diametri 40 mm. Ilk Submariner 1953-yilda chiqarilgan. Qulfida tirnalgan joylar bor.',
    'Bu soatni Rolex yigʻgan, bilaguzugi poʻlatdan. Korpusining diametri 40 mm. Ilk Submariner 1953-yilda chiqarilgan. Soat qulfida tirnalgan joylar bor.',
  ],
  [
    'Icon — Graff brendining uzugi. Brend olmoslarni oʻzi kesadi. Markaziga brilliant oʻrnatilgan.',
    'Icon — Graff brendining uzugi. Brend olmoslarni oʻzi kesadi. Uzukning markaziga brilliant oʻrnatilgan.',
  ],
  [
    'Bu soatni Omega yigʻgan. Ichida qoʻlda buraladigan 1861 kalibri ishlaydi, yurish zaxirasi 48 soat. Uch qatorli bilaguzugi ham poʻlatdan. Siferblati qora.',
    'Bu soatni Omega yigʻgan. Ichida qoʻlda buraladigan 1861 kalibri ishlaydi, yurish zaxirasi 48 soat. Soatning uch qatorli bilaguzugi ham poʻlatdan. Siferblati qora.',
  ],
  [
    'Bu soatni Rolex yigʻgan. Mexanizmi — oʻzi buraladigan 3235 kalibri. Oyster bilaguzugi poʻlatdan. Siferblati qora.',
    'Bu soatni Rolex yigʻgan. Mexanizmi — oʻzi buraladigan 3235 kalibri. Soatning Oyster bilaguzugi poʻlatdan. Siferblati qora.',
  ],
])('names what a part belongs to after a sentence of another thing: %s', (told, named) => {
  expect(ownersNamed(told)).toBe(named);
});

test('knows the piece that comes after what its model is known for', () => {
  const opened =
    'Birkin modeli 1984-yilda yaratilgan. Bu Hermès Birkin 30 sumkasi Fransiyada tayyorlangan. Togo — charm nomi.';
  expect(ownersNamed(`${opened} Old tomonida chuqur tirnalgan joy bor.`)).toBe(
    `${opened} Sumkaning old tomonida chuqur tirnalgan joy bor.`,
  );
});

test('leaves a part without its owner after a sentence of the item itself', () => {
  const told = 'Bu uzuk Fransiyada yasalgan. Uzuk mix shaklida. Ichki diametri 18 mm.';
  expect(ownersNamed(told)).toBe(told);
});
