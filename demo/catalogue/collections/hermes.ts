import { type SeedCollection } from '../types';

const maker = 'hermes';

export const hermesCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'birkin',
    title: 'Birkin',
    note: {
      ru: 'Первую Birkin дом сшил в 1984 году для актрисы Джейн Биркин.',
      en: 'The Birkin was designed in 1984 for the actress Jane Birkin.',
      ua: 'Birkin придумали 1984 року для акторки Джейн Біркін.',
      uz: 'Birkin modeli 1984-yilda aktrisa Jeyn Birkin uchun yaratilgan.',
    },
  },
  {
    maker,
    url: 'kelly',
    title: 'Kelly',
    note: {
      ru: 'Модель назвали Kelly после того, как в 1956 году с такой сумкой сфотографировали Грейс Келли.',
      en: 'The Kelly takes its name from Grace Kelly, who was photographed carrying one in 1956.',
      ua: 'Kelly названо на честь Грейс Келлі: 1956 року її сфотографували з такою сумкою.',
      uz: 'Kelly modeliga shunday sumka bilan 1956-yilda suratga tushgan Greys Kelli nomi berilgan.',
    },
  },
  {
    maker,
    url: 'constance',
    title: 'Constance',
    note: {
      ru: 'Модель Constance с пряжкой в виде буквы H дом выпускает с конца шестидесятых годов.',
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
      ua: 'Evelyne спершу створили для приладдя, яким доглядають коней.',
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
