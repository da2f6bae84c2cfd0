/** @jest-environment node */
import { patternsTold } from './patterns';

test.each([
  ['Franck Muller Vanguard V 45 V 45 SC DT', 'Franck Muller Vanguard V 45 SC DT'],
  ['Vanguard V 45, V 45 SC DT referensi', 'Vanguard, V 45 SC DT referensi'],
  ['Vanguard V 45 soatining V 45 SC DT referensi', 'Vanguard soatining V 45 SC DT referensi'],
  [
    'Cartier Love: sariq oltindan yasalgan uzuk. Uzukda jami 0,24 karatli 3 ta brilliant bor.',
    'Cartier Love: sariq oltindan yasalgan uzuk. Unda jami 0,24 karatli 3 ta brilliant bor.',
  ],
  [
    'Bu Piaget Possession kuloni pushti oltindan yasalgan. Kulonning asosiy motivi — qoʻsh halqa.',
    'Bu Piaget Possession kuloni pushti oltindan yasalgan. Uning asosiy motivi — qoʻsh halqa.',
  ],
  [
    'Bu Chopard Ice Cube uzugi oltindan yasalgan. Uzukda brilliant bor. Uzukning asosiy motivi — kub.',
    'Bu Chopard Ice Cube uzugi oltindan yasalgan. Taqinchoqda brilliant bor. Uning asosiy motivi — kub.',
  ],
  [
    'Cartier Love: yasalgan uzuk. Uzukning asosiy motivi — vint. Uzukda 3 ta brilliant bor.',
    'Cartier Love: yasalgan uzuk. Uning asosiy motivi — vint. Taqinchoqda 3 ta brilliant bor.',
  ],
  [
    'Bilaguzukda brilliant bor. Bilaguzukning oʻziga xos belgisi — ilon qiyofasi.',
    'Bilaguzukda brilliant bor. Uning oʻziga xos belgisi — ilon qiyofasi.',
  ],
  [
    'Uzukning asosiy motivi — qoʻsh halqa. Uzukda brilliant bor.',
    'Uzukning asosiy motivi — qoʻsh halqa. Unda brilliant bor.',
  ],
  [
    'Two Butterfly: qanotlarini yozgan kapalak; jami 4 ta sapfir.',
    'Two Butterfly: qanotlarini yozgan ikki kapalak; jami 4 ta sapfir.',
  ],
  [
    'Uzukda 1 ta yassi qora oniks bor; qoʻymasi metall yuzasi bilan bir tekislikda.',
    'Uzukda yassi qora oniks bor; qoʻymasi metall yuzasi bilan bir tekislikda.',
  ],
  [
    'Bilaguzukda 5 ta yassi oq sadaf bor; qoʻymasi metall yuzasi bilan bir tekislikda.',
    'Bilaguzukda 5 ta yassi oq sadaf bor; qoʻymalari metall yuzasi bilan bir tekislikda.',
  ],
  [
    'Erkaklar soati — Omega Seamaster. Soat poʻlat bilaguzuk bilan taqiladi, siferblati koʻk.',
    'Erkaklar soati — Omega Seamaster. Siferblati koʻk; soat poʻlat bilaguzuk bilan taqiladi.',
  ],
  [
    'Siferblati koʻk; soat qora mato tasma bilan taqiladi. Soat yangi, hech kim taqmagan.',
    'Siferblati koʻk; soat qora mato tasma bilan taqiladi. Yangi, hech kim taqmagan.',
  ],
  [
    'Siferblati koʻk; soat poʻlat bilaguzuk bilan taqiladi. Poʻlatdan ishlangan korpusi suvdan',
    'Siferblati koʻk; soat poʻlat bilaguzuk bilan taqiladi. Korpusi ham poʻlatdan, suvdan',
  ],
  [
    'Siferblati oq; soat poʻlat bilaguzuk bilan taqiladi. Poʻlatdan ishlangan kvadrat korpusi suvdan',
    'Siferblati oq; soat poʻlat bilaguzuk bilan taqiladi. Kvadrat korpusi ham poʻlatdan, suvdan',
  ],
  [
    'Barbizon maktabining asari — “Parom”. Asar Fransiyada yogʻochga ishlangan, oʻlchami 80 sm.',
    'Barbizon maktabining asari — “Parom”. U Fransiyada yogʻochga ishlangan, oʻlchami 80 sm.',
  ],
  [
    'Comète sirgʻasi. Metallining bir chetida chuqur tirnalish koʻrinadi.',
    'Comète sirgʻasi. Sirgʻalardan birining metallida chuqur tirnalish koʻrinadi.',
  ],
  [
    'Classic zaponkalari, Onyx varianti. Bu nusxa Germaniyada poʻlatdan ishlangan.',
    'Classic zaponkalari, Onyx varianti. Bu zaponkalar Germaniyada poʻlatdan ishlangan.',
  ],
  [
    'Bu zaponkalar metalldan ishlangan. Metall qismlarida mayda tirnalishlar koʻrinadi.',
    'Bu zaponkalar metalldan ishlangan. Yuzasida mayda tirnalishlar koʻrinadi.',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(patternsTold(written)).toBe(told);
  expect(patternsTold(told)).toBe(told);
});
