import { type SeedCollection } from '../types';

const maker = 'hermes';

export const hermesCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'birkin',
    title: 'Birkin',
    note: {
      ru: 'Модель Birkin придумали для актрисы Джейн Биркин, которой не хватало вместительной сумки на каждый день.',
      en: 'The actress Jane Birkin could find no bag that was roomy enough, so in 1984 Hermès designed the Birkin for her.',
      ua: 'Birkin придумали 1984 року для акторки Джейн Біркін.',
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
      ua: 'Назву Kelly сумка отримала після того, як 1956 року з нею сфотографували Грейс Келлі.',
      uz: 'Greys Kelli 1956-yilda qoʻlida Hermès sumkasi bilan suratga tushgan, bu sumka keyin Kelly deb atalgan.',
    },
  },
  {
    maker,
    url: 'constance',
    title: 'Constance',
    note: {
      ru: 'Клапан сумки Constance закрывает пряжка в виде буквы H.',
      en: 'The buckle of the Constance is an H for Hermès.',
      ua: 'Дизайнерка Катрін Шайє дала сумці Constance імʼя своєї дочки.',
      uz: 'Constance tasmasini uzun qilib ham, ikki buklab ham yelkaga osish mumkin.',
    },
  },
  {
    maker,
    url: 'evelyne',
    title: 'Evelyne',
    note: {
      ru: 'В первых сумках Evelyne носили щётки и скребницы для чистки лошадей.',
      en: 'The Evelyne began as a bag for the brushes with which horses are groomed.',
      ua: 'Evelyne задумали як сумку для приладдя, яким чистять коней.',
      uz: 'Evelyne yuzidagi H harfi teshikchalardan iborat: ular sumka ichini shamollatib turadi.',
    },
  },
  {
    maker,
    url: 'bearn',
    title: 'Béarn',
    note: {
      ru: 'Линию Béarn назвали по исторической области у подножия Пиренеев.',
      en: 'The Béarn is named after a historic region in south-west France.',
      ua: 'Béarn названо на честь історичної області біля Піренеїв.',
      uz: 'Béarn hamyoni nomini Pireney etagidagi tarixiy viloyatdan olgan.',
    },
  },
];
