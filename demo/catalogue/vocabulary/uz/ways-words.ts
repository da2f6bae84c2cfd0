import { type Ways } from './ways';

/** Words of what items of one kind, of one school or of one studio have in common. */
export const wordWays: readonly Ways[] = [
  ['Soatda sana koʻrsatkichi bor.', 'Soat sanani ham koʻrsatadi.'],
  [
    /(?<=^|\. )Referensi — (\S+), u (\d[\d-]*(?:yilda taqdim etilgan|yildan \d{4}-yilgacha ishlab chiqarilgan))\./u,
    'Referensi — $1 ($2).',
    'Soatning $1 referensi $2.',
    '$1 referensi $2.',
  ],
  [/(referensi) — (\S+), u (\d[^.;]*)\./u, '$1 — $2 ($3).'],
  [
    /(?<=^|\. )Referensi — (\S+), u oʻsha \d{4}-yilda taqdim etilgan\./u,
    '$1 referensi aynan oʻsha yili taqdim etilgan.',
    'Referensi — $1, u aynan oʻsha yili taqdim etilgan.',
  ],
  [
    /Bu referens (\d{4})-yilda taqdim etilgan\./u,
    'Bu referens birinchi marta $1-yilda chiqarilgan.',
  ],
  [
    /Ikkita dastasi bor, (qopqogʻi kamarcha va aylanma qulf bilan yopiladi); oʻlchami ([^.;]* sm)\./u,
    'Oʻlchami $2, dastasi ikkita; $1.',
    'Qopqogʻi kamarcha va aylanma qulf bilan yopiladi, ikkita dastasi bor; oʻlchami $2.',
  ],
  ['Imzosi yoʻq.', 'Imzo qoʻyilmagan.'],
  [
    /Uning (?:asosiy motivi|oʻziga xos belgisi) — ((?:(?!, biri |qiyofasi|\p{L}lari?(?!\p{L}))[^.])+)(?=\.)/u,
    'Dizayniga $1 asos boʻlgan',
    'Unga $1 shakli berilgan',
  ],
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
