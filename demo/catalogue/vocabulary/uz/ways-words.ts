import { type Ways } from './ways';

/** Words of what items of one kind, of one school or of one studio have in common. */
export const wordWays: readonly Ways[] = [
  ['Soatda sana koʻrsatkichi bor.', 'Soat sanani ham koʻrsatadi.'],
  [
    /(?<=^|\. )Referensi — (\S+), u (\d[\d-]*(?:yilda taqdim etilgan|yildan \d{4}-yilgacha ishlab chiqarilgan))\./u,
    'Soatning $1 referensi $2.',
  ],
  [
    'Ikkita dastasi bor, qopqogʻi kamarcha va aylanma qulf bilan yopiladi.',
    'Qopqogʻi kamarcha va aylanma qulf bilan yopiladi, ikkita dastasi bor.',
    'Dastasi ikkita, qopqogʻi kamarcha va aylanma qulf bilan yopiladi.',
  ],
  ['Imzosi yoʻq.', 'Imzo qoʻyilmagan.'],
  [
    /Taqinchoqqa pave usulida ([^()]+\([^()]*\)) terilgan\./u,
    'Taqinchoqqa $1 pave usulida terilgan.',
  ],
  [
    'Moviy tuslar och binafsha bilan uygʻunlashgan.',
    'Moviy va och binafsha ranglar yonma-yon qoʻyilgan.',
    'Moviy tuslar ustun, och binafsha ham uchraydi.',
  ],
  [
    'Kumushsimon kulrang tuslar ustun.',
    'Tuslari kumushsimon kulrang.',
    'Asarda kumushsimon kulrang tuslar ustun.',
  ],
  [
    'Orqa tomoniga imzo va sana qoʻyilgan.',
    'Imzo va sana orqa tomoniga yozilgan.',
    'Orqa tomonida imzo va sana bor.',
  ],
  [
    'Ustaxona Sankt-Peterburgning Oxta mavzesidagi sobiq sexda joylashgan.',
    'Bu ustaxona Sankt-Peterburgda, Oxta mavzesidagi sobiq sexda ishlaydi.',
  ],
];
