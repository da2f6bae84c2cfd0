import { type Ways } from './ways';

/** What lines that come often are known for; the plain way is that of the collection. */
export const lineWays: readonly Ways[] = [
  [
    'Aktrisa Jeyn Birkin oʻziga sigʻimli sumka topolmagach, 1984-yilda Hermès u uchun Birkin sumkasini yaratgan.',
    '1984-yilda yaratilgan Birkin nomini aktrisa Jeyn Birkindan olgan.',
    'Birkin modeliga 1984-yilda aktrisa Jeyn Birkinning nomi berilgan.',
  ],
  [
    'Meisterstück nemischa “shoh asar” degani, brend bu nomni 1924-yildan beri qoʻllaydi.',
    'Meisterstück nomi 1924-yildan beri qoʻllanadi, nemischadan “shoh asar” deb tarjima qilinadi.',
    'Brend Meisterstück nomini 1924-yilda qoʻllay boshlagan, u nemis tilida “shoh asar” maʼnosini bildiradi.',
  ],
  [
    'Gʻavvoslar uchun yaratilgan Submariner keyin kostyum bilan ham taqila boshlagan.',
    'Submariner tarixi 1953-yilda gʻavvoslar uchun chiqarilgan soatdan boshlangan.',
    'Gʻavvoslarga moʻljallangan ilk Submariner 1953-yilda chiqqan.',
  ],
  [
    'Datejustgacha sanani darchada koʻrsatadigan avtomatik xronometr boʻlmagan.',
    'Sanani darchada koʻrsatgan birinchi avtomatik xronometr qoʻl soati — 1945-yilgi Datejust.',
  ],
  [
    'Day-Date poʻlatdan boʻlmaydi: uni faqat oltin va platinadan yasashadi.',
    'Ilk Day-Date 1956-yilda chiqqan, bu kolleksiya faqat oltin va platinadan yasaladi.',
    'Faqat oltin va platinadan yasaladigan Day-Date soatlari 1956-yilda paydo boʻlgan.',
  ],
  [
    'Speedmaster Oyga astronavtlar bilagida yetib borgan.',
    'Speedmaster tarixi 1957-yilda boshlangan, 1969-yilda esa shu kolleksiyadagi soat Oyga yetib borgan.',
    'Ilk Speedmaster 1957-yilda chiqqan, 1969-yilda esa shu kolleksiyadagi soat Oyda ham boʻlgan.',
  ],
  [
    'Hashamatli soat poʻlatdan ham boʻlishi mumkinligini Royal Oak koʻrsatgan.',
    'Jerald Jenta chizgan ilk Royal Oak 1972-yilda taqdim etilgan va hashamatli poʻlat soatlar davrini boshlab bergan.',
  ],
  [
    'Love dizaynini 1969-yilda Nyu-Yorkda Aldo Chipullo oʻylab topgan.',
    'Love dizaynini Aldo Chipullo 1969-yilda Nyu-Yorkda yaratgan.',
  ],
  [
    'Ikki portugal savdogari dengiz xronometridek aniq qoʻl soati soʻragan, Portugieser shu iltimosga javoban yaratilgan.',
    'Portugieser tarixi 1930-yillar oxirida ikki portugal savdogari bergan buyurtmadan boshlangan.',
  ],
  [
    'Seamaster — hozirgi Omega kolleksiyalarining eng eskisi.',
    'Seamaster kolleksiyasi 1948-yilda boshlangan va hozir ham davom etmoqda.',
    'Brend Seamaster soatlarini 1948-yildan beri chiqaradi.',
  ],
  ['Ligne 2 qopqogʻi ochilganda tiniq jarang eshitiladi.', 'Ligne 2 qopqogʻi jaranglab ochiladi.'],
  ['Signature — brendning ilk telefoni.', 'Signature — brendning 2002-yilda chiqqan ilk telefoni.'],
];
