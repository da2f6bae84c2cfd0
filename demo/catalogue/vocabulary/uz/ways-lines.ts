import { type Ways } from './ways';

/** What lines that come often are known for; the plain way is that of the collection. */
export const lineWays: readonly Ways[] = [
  [
    'Aktrisa Jeyn Birkin sigʻimi katta sumka topolmagan, shunda 1984-yilda u uchun Birkin yaratilgan.',
    '1984-yilda yaratilgan Birkin nomini aktrisa Jeyn Birkindan olgan.',
    'Birkin modeliga 1984-yilda aktrisa Jeyn Birkinning nomi berilgan.',
  ],
  [
    'Meisterstück nemischa “shoh asar” degani, brend bu nomni 1924-yildan beri qoʻllaydi.',
    'Meisterstück nomi 1924-yildan beri qoʻllanadi, nemischadan “shoh asar” deb tarjima qilinadi.',
    'Brend Meisterstück nomini 1924-yilda qoʻllay boshlagan, u nemis tilida “shoh asar” maʼnosini bildiradi.',
  ],
  [
    'Gʻavvoslar Submariner soatlarini 1953-yildan beri taqib keladi.',
    'Submariner tarixi 1953-yilda gʻavvoslar uchun chiqarilgan soatdan boshlangan.',
    'Gʻavvoslarga moʻljallangan ilk Submariner 1953-yilda chiqqan.',
  ],
  [
    'Datejust 1945-yilda chiqqunga qadar birorta avtomatik xronometr qoʻl soati sanani darchada koʻrsatmagan.',
    'Sanani darchada koʻrsatgan birinchi avtomatik xronometr qoʻl soati — 1945-yilgi Datejust.',
  ],
  [
    'Day-Date poʻlatdan boʻlmaydi: u 1956-yildan beri faqat oltin va platinadan yasaladi.',
    'Ilk Day-Date 1956-yilda chiqqan, bu kolleksiya faqat oltin va platinadan yasaladi.',
    'Faqat oltin va platinadan yasaladigan Day-Date soatlari 1956-yilda paydo boʻlgan.',
  ],
  [
    'Speedmaster 1957-yilda chiqqan, 1969-yilda esa Oygacha yetgan.',
    'Speedmaster tarixi 1957-yilda boshlangan, 1969-yilda esa shu kolleksiyadagi soat Oyga yetib borgan.',
    'Ilk Speedmaster 1957-yilda chiqqan, 1969-yilda esa shu kolleksiyadagi soat Oyda ham boʻlgan.',
  ],
  [
    'Hashamatli poʻlat soatlar modasi 1972-yilda Jerald Jenta chizgan Royal Oak bilan boshlangan.',
    'Jerald Jenta chizgan ilk Royal Oak 1972-yilda taqdim etilgan va hashamatli poʻlat soatlar davrini boshlab bergan.',
  ],
  [
    'Love dizaynini Aldo Chipullo 1969-yilda Nyu-Yorkda yaratgan.',
    'Love taqinchoqlarini Aldo Chipullo 1969-yilda Nyu-Yorkda oʻylab topgan.',
  ],
  [
    'Ikki portugal savdogari 1939-yilda ilk Portugieser soatini buyurtma qilgan.',
    'Portugieser tarixi 1939-yilda ikki portugal savdogari bergan buyurtmadan boshlangan.',
  ],
  [
    'Omega hozir chiqarayotgan kolleksiyalar ichida eng eskisi — 1948-yilda boshlangan Seamaster.',
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
];
