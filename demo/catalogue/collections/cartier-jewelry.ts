import { type SeedCollection } from '../types';

const maker = 'cartier';

export const cartierJewelryCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'love',
    title: 'Love',
    note: {
      ru: 'Линию Love Альдо Чипулло придумал в Нью-Йорке в 1969 году.',
      en: 'Aldo Cipullo designed the first Love bracelet in New York in 1969.',
      ua: 'Колекцію Love Альдо Чіпулло придумав у Нью-Йорку.',
      uz: 'Love dizaynini 1969-yilda Nyu-Yorkda Aldo Chipullo oʻylab topgan.',
    },
  },
  {
    maker,
    url: 'trinity',
    title: 'Trinity',
    note: {
      ru: 'Три кольца Trinity сплетены так же, как и сто лет назад.',
      en: 'Cartier created Trinity in 1924, and the design has hardly changed since.',
      ua: 'Форма каблучок Trinity майже не змінилася від 1924 року.',
      uz: 'Shoir Jan Kokto jimjilogʻiga ikkita Trinity uzugini birga taqqan.',
    },
  },
  {
    maker,
    url: 'juste-un-clou',
    title: 'Juste un Clou',
    note: {
      ru: 'Juste un Clou значит «просто гвоздь»; в 2012 году эти украшения вернули в коллекцию.',
      en: 'Cartier first made Juste un Clou in New York in 1971.',
      ua: 'Juste un Clou французькою означає «просто цвях».',
      uz: 'Juste un Clou fransuzcha “shunchaki mix” degani.',
    },
  },
  {
    maker,
    url: 'panthere',
    title: 'Panthère de Cartier',
    note: {
      ru: 'Пантера стала символом дома Cartier при Жанне Туссен, которую и саму прозвали Пантерой.',
      en: 'The panther became Cartier’s emblem under Jeanne Toussaint, herself nicknamed ‘the Panther’.',
      ua: 'Пантеру зробила символом Cartier Жанна Туссен, художня директорка марки.',
      uz: 'Badiiy rahbar Janna Tussen davrida qoplon Cartier belgisiga aylangan, Tussenni ham “Qoplon” deyishgan.',
    },
  },
  {
    maker,
    url: 'solitaire-1895',
    title: 'Solitaire 1895',
    note: {
      ru: 'Имя Solitaire 1895 напоминает о годе, когда в книгах дома Cartier появился первый солитер в платине.',
      en: 'Cartier’s registers record its first solitaire in platinum in 1895.',
      ua: 'Назва Solitaire 1895 нагадує про рік, коли в облікових книгах Cartier зʼявився перший солітер у платині.',
      uz: 'Solitaire 1895 nomidagi son brendning hisob daftariga bir toshli ilk platina uzuk yozilgan yilni bildiradi.',
    },
  },
];
