/** @jest-environment node */
import { finenessTold, measuredOnce, openedOnce, saidOnce, watchClosedOnce } from './said-once';

test.each([
  [
    'Har bir sirgʻada bittadan dumaloq oq marvarid bor. Marvaridlarning diametri 7 mm.',
    'Har bir sirgʻada bittadan 7 millimetrli dumaloq oq marvarid bor.',
  ],
  [
    'Ruchka roller sterjenli, qopqogʻi yechib olinadi. Ruchka qora smoladan ishlangan.',
    'Ruchka roller sterjenli, qopqogʻi yechib olinadi. Korpusi qora smoladan ishlangan.',
  ],
  [
    'Ruchka siyohli, perosi oltindan. Ruchka qora smoladan ishlangan.',
    'Ruchka siyohli, perosi oltindan. Korpusi qora smoladan ishlangan.',
  ],
  [
    'Ruchka qora smoladan ishlangan. Ruchka bilan biror marta ham yozilmagan.',
    'Ruchka qora smoladan ishlangan. U bilan biror marta ham yozilmagan.',
  ],
  [
    'Zaponkalar metalldan ishlangan. Zaponkalar biror marta ham taqilmagan.',
    'Zaponkalar metalldan ishlangan. Biror marta ham taqilmagan.',
  ],
])('tells in one sentence what two would name: %s', (told, once) => {
  expect(saidOnce(told)).toBe(once);
});

test.each([
  [
    'Soat taqilmagan. Soat qutisi va hujjatlari bilan sotiladi.',
    'Soat taqilmagan. Qutisi va hujjatlari bilan sotiladi.',
  ],
  ['Soat taqilmagan. Soatning qutisi bor.', 'Soat taqilmagan. Qutisi bor.'],
  ['Holati aʼlo. Soatning qutisi bor.', 'Holati aʼlo. Soatning qutisi bor.'],
])('begins no two closing sentences with the watch: %s', (told, once) => {
  expect(watchClosedOnce(told)).toBe(once);
});

test.each([
  [
    'Yurish zaxirasi 48 soat. Soatning 214270 referensi 2010-yilda taqdim etilgan.',
    'Yurish zaxirasi 48 soat. Referensi — 214270, u 2010-yilda taqdim etilgan.',
  ],
  [
    'Siferblati qora. Soat Shveytsariyada yigʻilgan. Soatning 214270 referensi 2010-yilda taqdim etilgan.',
    'Siferblati qora. Soat Shveytsariyada yigʻilgan. Uning 214270 referensi 2010-yilda taqdim etilgan.',
  ],
  [
    'Siferblati qora; soat 2020-yilda yigʻilgan. Soatning 214270 referensi 2010-yilda taqdim etilgan.',
    'Siferblati qora; soat 2020-yilda yigʻilgan. Uning 214270 referensi 2010-yilda taqdim etilgan.',
  ],
])('tells a reference without naming the watch again: %s', (told, once) => {
  expect(watchClosedOnce(told)).toBe(once);
});

test('tells the fineness of the metal of a watch once, and of nothing but a watch', () => {
  expect(
    finenessTold(
      'Suvdan himoyasi 30 metr. Korpusi poʻlat va sariq oltindan, bilaguzugi ham sariq oltindan.',
    ),
  ).toBe(
    'Suvdan himoyasi 30 metr. Korpusi poʻlat va 750-probali sariq oltindan, bilaguzugi ham sariq oltindan.',
  );
  expect(finenessTold('Platina korpusli bu soat. Suvdan himoyasi 30 metr.')).toBe(
    '950-probali platina korpusli bu soat. Suvdan himoyasi 30 metr.',
  );
  // No sentence begins with a figure.
  expect(
    finenessTold(
      'Rolex soati. Oq oltindan ishlangan korpusining diametri 39 mm, suvdan himoyasi 30 metr.',
    ),
  ).toBe('Rolex soati. Korpusi 750-probali oq oltindan, diametri 39 mm, suvdan himoyasi 30 metr.');
  expect(finenessTold('Telefonning korpusi sariq oltindan.')).toBe(
    'Telefonning korpusi sariq oltindan.',
  );
});

test('names a maker once where the model bears its name', () => {
  expect(watchClosedOnce('Cartier Panthère de Cartier Medium soatining siferblati oq.')).toBe(
    'Panthère de Cartier Medium soatining siferblati oq.',
  );
  const title = 'Cartier Panthère de Cartier Medium WSPN0007';
  expect(watchClosedOnce(title)).toBe(title);
});

test('names a maker once behind a line that names it', () => {
  expect(
    openedOnce('Rolex qirq yoshga kirgan. Rolex 2024-yilda yigʻgan bu Datejust soatida sana bor.'),
  ).toBe('Rolex qirq yoshga kirgan. 2024-yilda yigʻilgan bu Datejust soatida sana bor.');
  expect(
    openedOnce(
      'A. Lange & Söhne Lange 1 bilan oyoqqa turgan. A. Lange & Söhne 2021-yilda Germaniyada yigʻgan bu Lange 1 soatida sana bor.',
    ),
  ).toBe(
    'A. Lange & Söhne Lange 1 bilan oyoqqa turgan. 2021-yilda Germaniyada yigʻilgan bu Lange 1 soatida sana bor.',
  );
});

test.each([
  [
    'Chopard ilk buyumini soat qilib chiqargan. Chopard bu Icons kulonini 2010-yilda yasagan.',
    'Chopard ilk buyumini soat qilib chiqargan. Brend bu Icons kulonini 2010-yilda yasagan.',
  ],
  [
    'Shior tanlagan Piaget edi. Piaget 2020-yilgi bu Polo soatiga 1110P kalibrini oʻrnatgan.',
    'Shior tanlagan Piaget edi. Brend 2020-yilgi bu Polo soatiga 1110P kalibrini oʻrnatgan.',
  ],
  [
    'Chopardning ilk buyumi soat boʻlgan. Chopard bu Icons kulonini 2010-yilda yasagan.',
    'Chopardning ilk buyumi soat boʻlgan. Brend bu Icons kulonini 2010-yilda yasagan.',
  ],
  [
    'S.T. Dupont safar sandiqchalari yasagan. S.T. Dupont bu Classic zaponkalarini tayyorlagan.',
    'S.T. Dupont safar sandiqchalari yasagan. Brend bu Classic zaponkalarini tayyorlagan.',
  ],
])('names a maker of whom the line has spoken as the brand: %s', (told, once) => {
  expect(openedOnce(told)).toBe(once);
});

test.each([
  [
    'Uzuk toshsiz. Uzukning ogʻirligi 5 gramm, ichki diametri 16 mm.',
    'Uzuk toshsiz, ogʻirligi 5 gramm, ichki diametri 16 mm.',
  ],
  ['Kolye toshsiz. Uzunligi 41 sm.', 'Kolye toshsiz, uzunligi 41 sm.'],
  ['Kulon toshsiz. Zanjirining uzunligi 41 sm.', 'Kulon toshsiz. Zanjirining uzunligi 41 sm.'],
  [
    'Uzuk uch halqadan iborat. Uzukning ogʻirligi 5 gramm.',
    'Uzuk uch halqadan iborat. Ogʻirligi 5 gramm.',
  ],
])('names a jewel once with its measures: %s', (told, once) => {
  expect(measuredOnce(told)).toBe(once);
});

test('names a watch once with its year and what follows, where its line stood between', () => {
  const opening =
    'Ilk Rolex shunday. Bu Explorer soatining siferblati qora. Soat 2023-yilda yigʻilgan.';
  expect(openedOnce(`${opening} Soat 100 metrgacha suv oʻtkazmaydi.`)).toBe(
    `${opening} U 100 metrgacha suv oʻtkazmaydi.`,
  );
});

test.each([
  [
    'Bu Birkin 30 sumkasini (Togo Étoupe) brend 2012-yilda Fransiyada tayyorlagan. Oʻlchami 30 × 22 × 16 sm. Sumka qora buzoq charmidan tikilgan.',
    'Bu Birkin 30 sumkasini brend 2012-yilda Fransiyada tayyorlagan. Oʻlchami 30 × 22 × 16 sm. Sumka qora buzoq charmidan (Togo Étoupe) tikilgan.',
  ],
  [
    'Bu Zippy hamyoni (Monogram) Fransiyada tayyorlangan. Hamyon Monogram naqshi tushirilgan matodan tikilgan.',
    'Bu Zippy hamyoni Fransiyada tayyorlangan. Hamyon Monogram naqshi tushirilgan matodan tikilgan.',
  ],
])('a colour and a leather are named where the leather is told: %s', (told, once) => {
  expect(openedOnce(told)).toBe(once);
});

test('a movement is no subject again right after a sentence that names it', () => {
  const movement = 'Mexanizmi — kvarsli 2713 kalibri.';
  expect(watchClosedOnce(`${movement} Mexanizmini sozlash kerak.`)).toBe(
    `${movement} Uni sozlash kerak.`,
  );
});

test('a fan is told once where its motif stands before its line', () => {
  expect(
    openedOnce(
      'Bu — Divas’ Dream kuloni. Kulon yoyilgan yelpigʻich shaklida. Divas’ Dream yelpigʻichi mozaikadan olingan.',
    ),
  ).toBe('Bu — Divas’ Dream kuloni. Kulonning yelpigʻich shakli mozaikadan olingan.');
});

test('a watch that is not Swiss tells its country with its year', () => {
  expect(
    openedOnce('Bu 2016-yilgi Germaniyada Nomos Tangente soatini Alpha kalibri yuritadi.'),
  ).toBe('Bu 2016-yilda Germaniyada yigʻilgan Nomos Tangente soatini Alpha kalibri yuritadi.');
});
