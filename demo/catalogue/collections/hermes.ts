import { type SeedCollection } from '../types';

const maker = 'hermes';

export const hermesCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'birkin',
    title: 'Birkin',
    note: {
      ru: 'Актрисе Джейн Биркин не хватало вместительной сумки: так в 1984 году появилась Birkin.',
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
      ru: 'В 1956 году Грейс Келли сфотографировали с сумкой, которую потом назвали Kelly.',
      en: 'The Kelly owes its name to Grace Kelly, photographed carrying one in 1956.',
      ua: 'Грейс Келлі 1956 року сфотографували з такою сумкою, і модель назвали Kelly.',
      uz: 'Kelly modeliga 1956-yilda u bilan suratga tushgan Greys Kelli nomi berilgan.',
    },
  },
  {
    maker,
    url: 'constance',
    title: 'Constance',
    note: {
      ru: 'Модель Constance с пряжкой в виде буквы H дом выпускает с конца 1960-х годов.',
      en: 'The Constance is known for its H-shaped buckle.',
      ua: 'Constance випускають із кінця 1960-х років; її впізнають за пряжкою у формі літери H.',
      uz: 'Constance 1960-yillarning oxiridan beri ishlab chiqarilmoqda.',
    },
  },
  {
    maker,
    url: 'evelyne',
    title: 'Evelyne',
    note: {
      ru: 'В первых Evelyne носили щётки и другие принадлежности для ухода за лошадью.',
      en: 'The Evelyne began as a bag for a groom’s brushes.',
      ua: 'Evelyne задумали 1978 року для приладдя, яким чистять коней.',
      uz: 'Evelyne dastlab ot parvarishi anjomlarini solib yurish uchun yaratilgan.',
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
      uz: 'Béarn modeli Fransiyaning janubi-gʻarbidagi tarixiy viloyat nomi bilan atalgan.',
    },
  },
];
