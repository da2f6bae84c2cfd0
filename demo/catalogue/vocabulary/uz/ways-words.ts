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
  [/(?<=^|\. )Referensi — (\S+)\. K(?=orpusi )/u, 'Referensi — $1, k'],
  [
    /(Bu referens|Ushbu referens) (\d{4})-yilda taqdim etilgan\./u,
    '$1 birinchi marta $2-yilda chiqarilgan.',
  ],
  [
    'boshlangan, unda brend gʻavvoslar uchun ilgari chiqargan soatlarga xos belgilar jamlangan.',
    'boshlangan va brend ilgari gʻavvoslar uchun yasagan modellarni eslatadi.',
  ],
  [
    'Birkin modeli 1984-yilda aktrisa Jeyn Birkin uchun yaratilgan.',
    '1984-yilda yaratilgan Birkin nomini aktrisa Jeyn Birkindan olgan.',
    'Birkin modeliga 1984-yilda aktrisa Jeyn Birkinning nomi berilgan.',
  ],
  [
    /Ikkita dastasi bor, (qopqogʻi kamarcha va aylanma qulf bilan yopiladi); oʻlchami ([^.;]* sm)\./u,
    'Oʻlchami $2, dastasi ikkita; $1.',
    'Qopqogʻi kamarcha va aylanma qulf bilan yopiladi, ikkita dastasi bor; oʻlchami $2.',
  ],
  [
    'Meisterstück nemischa “shoh asar” degani, brend bu nomni 1924-yildan beri qoʻllaydi.',
    'Meisterstück nomi 1924-yildan beri qoʻllanadi, nemischadan “shoh asar” deb tarjima qilinadi.',
    'Brend Meisterstück nomini 1924-yilda qoʻllay boshlagan, u nemis tilida “shoh asar” maʼnosini bildiradi.',
  ],
  // What lines that come often are known for, with which a text may begin.
  [
    'Ilk Submariner 1953-yilda gʻavvoslar uchun chiqarilgan.',
    'Submariner tarixi 1953-yilda gʻavvoslar uchun chiqarilgan soatdan boshlangan.',
    'Gʻavvoslarga moʻljallangan ilk Submariner 1953-yilda chiqqan.',
  ],
  [
    '1945-yilgi ilk Datejust sanani darchada koʻrsatgan birinchi avtomatik xronometr qoʻl soati boʻlgan.',
    'Sanani darchada koʻrsatgan birinchi avtomatik xronometr qoʻl soati — 1945-yilgi Datejust.',
  ],
  [
    'Day-Date 1956-yildan beri faqat oltin va platinadan yasaladi.',
    'Ilk Day-Date 1956-yilda chiqqan, bu kolleksiya faqat oltin va platinadan yasaladi.',
    'Faqat oltin va platinadan yasaladigan Day-Date soatlari 1956-yilda paydo boʻlgan.',
  ],
  [
    'Speedmaster 1957-yildan beri chiqariladi, 1969-yilda esa shu kolleksiyadagi soat Oyda ham boʻlgan.',
    'Speedmaster tarixi 1957-yilda boshlangan, 1969-yilda esa shu kolleksiyadagi soat Oyga yetib borgan.',
    'Ilk Speedmaster 1957-yilda chiqqan, 1969-yilda esa shu kolleksiyadagi soat Oyda ham boʻlgan.',
  ],
  [
    'Royal Oak dizaynini Jerald Jenta yaratgan; 1972-yilda taqdim etilgan ilk soat hashamatli poʻlat soatlar davrini boshlab bergan.',
    'Jerald Jenta chizgan ilk Royal Oak 1972-yilda taqdim etilgan va hashamatli poʻlat soatlar davrini boshlab bergan.',
  ],
  [
    'Love dizaynini Aldo Chipullo 1969-yilda Nyu-Yorkda yaratgan.',
    'Love taqinchoqlarini Aldo Chipullo 1969-yilda Nyu-Yorkda oʻylab topgan.',
  ],
  [
    'Ilk Portugieser soatlari 1939-yilda ikki portugal savdogarining buyurtmasi bilan yasalgan.',
    'Portugieser tarixi 1939-yilda ikki portugal savdogari bergan buyurtmadan boshlangan.',
  ],
  [
    'Seamaster — brendning 1948-yildan beri davom etib kelayotgan kolleksiyasi.',
    'Seamaster kolleksiyasi 1948-yilda boshlangan va hozir ham davom etmoqda.',
    'Brend Seamaster soatlarini 1948-yildan beri chiqaradi.',
  ],
  [
    'Ligne 2 modeli 1977-yildan beri chiqariladi, qopqogʻi ochilgandagi jarangidan taniladi.',
    'Brend Ligne 2 modelini 1977-yildan beri chiqaradi, u qopqogʻi ochilgandagi jarangidan taniladi.',
  ],
  [
    'Signature — brendning ilk telefoni, u 2002-yilda chiqqan.',
    'Brendning 2002-yilda chiqqan ilk telefoni — Signature.',
  ],
  ['Imzosi yoʻq.', 'Imzo qoʻyilmagan.'],
  [
    /Uning (?:asosiy motivi|oʻziga xos belgisi) — ((?:(?!, biri )[^.;])+)(?=[.;])/u,
    'Avvalo $1 koʻzga tashlanadi',
    'Uni tanitadigan belgi — $1',
    'Dizaynida asosiy oʻrinni $1 egallagan',
    'Uni ajratib turadigan belgi — $1',
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
