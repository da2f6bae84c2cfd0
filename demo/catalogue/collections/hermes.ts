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
      ua: 'Акторці Джейн Біркін бракувало місткої сумки: 1984 року для неї придумали Birkin.',
      uz: 'Aktrisa Jeyn Birkin sigʻimi katta sumka topolmagan, shunda 1984-yilda u uchun Birkin yaratilgan.',
    },
  },
  {
    maker,
    url: 'kelly',
    title: 'Kelly',
    note: {
      ru: 'С сумкой, которую потом назвали Kelly, Грейс Келли сфотографировали в 1956 году.',
      en: 'The Kelly owes its name to Grace Kelly, photographed carrying one in 1956.',
      ua: 'Грейс Келлі 1956 року сфотографували з такою сумкою, і модель назвали Kelly.',
      uz: 'Greys Kelli 1956-yilda qoʻlida Hermès sumkasi bilan suratga tushgan: bu Kelly edi.',
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
      uz: 'Evelyne yuzidagi H harfi teshikchalardan iborat: ular sumka ichini shamollatgan.',
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
      uz: 'Pireney etagidagi tarixiy viloyat Béarn hamyoniga nom boʻlgan.',
    },
  },
];
