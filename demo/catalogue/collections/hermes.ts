import { type SeedCollection } from '../types';

const maker = 'hermes';

export const hermesCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'birkin',
    title: 'Birkin',
    note: {
      ru: 'Birkin сшили для актрисы Джейн Биркин: ей не хватало вместительной сумки на каждый день.',
      en: 'The actress Jane Birkin could find no bag that was roomy enough, so in 1984 Hermès designed the Birkin for her.',
      ua: 'Акторці Джейн Біркін бракувало місткої сумки, і 1984 року для неї придумали Birkin.',
      uz: 'Aktrisa Jeyn Birkin oʻziga sigʻimli sumka topolmagach, 1984-yilda Hermès u uchun Birkin sumkasini yaratgan.',
    },
  },
  {
    maker,
    url: 'kelly',
    title: 'Kelly',
    note: {
      ru: 'С сумкой, которую потом назвали Kelly, Грейс Келли сфотографировали в 1956 году.',
      en: 'The Kelly owes its name to Grace Kelly, photographed carrying one in 1956.',
      ua: 'Модель назвали Kelly після того, як 1956 року Грейс Келлі сфотографували з такою сумкою.',
      uz: 'Greys Kelli 1956-yilda keyinchalik Kelly deb atalgan Hermès sumkasi bilan suratga tushgan.',
    },
  },
  {
    maker,
    url: 'constance',
    title: 'Constance',
    note: {
      ru: 'Constance узнают по пряжке в виде буквы H.',
      en: 'An H for Hermès closes the Constance.',
      ua: 'Дизайнерка Катрін Шайє дала сумці Constance імʼя своєї дочки.',
      uz: 'Constance tasmasini uzun ham, ikki buklab kalta ham taqish mumkin.',
    },
  },
  {
    maker,
    url: 'evelyne',
    title: 'Evelyne',
    note: {
      ru: 'В первых Evelyne носили щётки и другие принадлежности для ухода за лошадью.',
      en: 'The Evelyne began as a bag for a groom’s brushes.',
      ua: 'Сумку Evelyne задумали для приладдя, яким чистять коней.',
      uz: 'Evelyne yuzidagi H harfi teshikchalardan iborat: ular sumka ichini shamollatib turadi.',
    },
  },
  {
    maker,
    url: 'bearn',
    title: 'Béarn',
    note: {
      ru: 'Линия Béarn носит имя исторической области у подножия Пиренеев.',
      en: 'The Béarn is named after a historic region in south-west France.',
      ua: 'Béarn названо на честь історичної області біля Піренеїв.',
      uz: 'Béarn hamyoni nomini Pireney etagidagi tarixiy viloyatdan olgan.',
    },
  },
];
