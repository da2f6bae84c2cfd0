import { type SeedCollection } from '../types';

const maker = 'hermes';

export const hermesCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'birkin',
    title: 'Birkin',
    note: {
      ru: 'Birkin придумали в 1984 году для актрисы Джейн Биркин.',
      en: 'The Birkin was designed in 1984 for the actress Jane Birkin.',
      ua: 'Сумку Birkin придумали 1984 року для акторки Джейн Біркін.',
      uz: 'Birkin modeli 1984-yilda aktrisa Jeyn Birkin uchun yaratilgan.',
    },
  },
  {
    maker,
    url: 'kelly',
    title: 'Kelly',
    note: {
      ru: 'Kelly названа в честь Грейс Келли: в 1956 году её сфотографировали с этой сумкой.',
      en: 'The Kelly is named after Grace Kelly, photographed with the bag in 1956.',
      ua: 'Сумку Kelly назвали на честь Грейс Келлі, яку сфотографували з нею 1956 року.',
      uz: 'Kelly modeli 1956-yilda shu sumka bilan suratga tushgan Greys Kelli nomini olgan.',
    },
  },
  {
    maker,
    url: 'constance',
    title: 'Constance',
    note: {
      ru: 'Constance с пряжкой в виде буквы H выпускается с конца 1960-х годов.',
      en: 'The Constance, with its H buckle, dates from the late 1960s.',
      ua: 'Constance із пряжкою у формі літери H випускають із кінця шістдесятих років.',
      uz: 'H harfi shaklidagi toʻqali Constance 1960-yillar oxiridan beri ishlab chiqarilmoqda.',
    },
  },
  {
    maker,
    url: 'evelyne',
    title: 'Evelyne',
    note: {
      ru: 'Evelyne сначала служила сумкой для принадлежностей по уходу за лошадью.',
      en: 'The Evelyne was first made to carry a groom’s brushes.',
      ua: 'Сумку Evelyne спершу придумали для приладдя, яким доглядають коня.',
      uz: 'Evelyne dastlab ot parvarishi anjomlari solinadigan sumka boʻlgan.',
    },
  },
  {
    maker,
    url: 'bearn',
    title: 'Béarn',
    note: {
      ru: 'Béarn носит имя исторической области на юго-западе Франции.',
      en: 'The Béarn is named after a historic region in south-west France.',
      ua: 'Béarn названо за історичною областю на південному заході Франції.',
      uz: 'Béarn Fransiyaning janubi-gʻarbidagi tarixiy viloyat nomini olgan.',
    },
  },
];
