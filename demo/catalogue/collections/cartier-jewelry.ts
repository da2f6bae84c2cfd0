import { type SeedCollection } from '../types';

const maker = 'cartier';

export const cartierJewelryCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'love',
    title: 'Love',
    note: {
      ru: 'В Нью-Йорке в 1969 году Альдо Чипулло придумал линию Love.',
      en: 'Aldo Cipullo designed the first Love bracelet in New York in 1969.',
      ua: 'Колекцію Love придумав у Нью-Йорку 1969 року Альдо Чіпулло.',
      uz: 'Love dizaynini Aldo Chipullo 1969-yilda Nyu-Yorkda yaratgan.',
    },
  },
  {
    maker,
    url: 'trinity',
    title: 'Trinity',
    note: {
      ru: 'Линию Trinity дом выпускает с 1924 года, почти не меняя её облика.',
      en: 'Cartier created Trinity in 1924, and the design has hardly changed since.',
      ua: 'Колекцію Trinity створили 1924 року, і відтоді вона майже не змінилася.',
      uz: 'Trinity dizayni 1924-yilda yaratilgan, oʻshandan beri deyarli oʻzgarmagan.',
    },
  },
  {
    maker,
    url: 'juste-un-clou',
    title: 'Juste un Clou',
    note: {
      ru: 'Juste un Clou значит «просто гвоздь»; эти украшения придумал в 1971 году Альдо Чипулло, а в 2012-м их вернули в коллекцию.',
      en: 'Juste un Clou, ‘just a nail’, was created in 1971 and relaunched in 2012.',
      ua: 'Перший браслет Juste un Clou («просто цвях») придумали 1971 року, а 2012-го випуск відновили.',
      uz: 'Juste un Clou fransuzcha “shunchaki mix” degani; brend bu 1971-yilgi dizaynni 2012-yilda qayta chiqara boshlagan.',
    },
  },
  {
    maker,
    url: 'panthere',
    title: 'Panthère de Cartier',
    note: {
      ru: 'Пантера стала символом дома при Жанне Туссен, которую и саму прозвали Пантерой.',
      en: 'The panther became Cartier’s emblem under Jeanne Toussaint, herself nicknamed ‘the Panther’.',
      ua: 'Символом Cartier пантеру зробила художня директорка марки Жанна Туссен.',
      uz: 'Badiiy rahbar Janna Tussen davrida qoplon Cartier belgisiga aylangan, Tussenni ham “Qoplon” deyishgan.',
    },
  },
  {
    maker,
    url: 'solitaire-1895',
    title: 'Solitaire 1895',
    note: {
      ru: 'Имя Solitaire 1895 напоминает о годе, когда в книгах дома появился первый солитер в платине.',
      en: 'Solitaire 1895 is named after the year in which the first solitaire in platinum entered Cartier’s registers.',
      ua: 'Назва Solitaire 1895 нагадує про рік, коли в книгах Cartier зʼявився перший солітер у платині.',
      uz: 'Solitaire 1895 nomidagi son — brendning hisob daftarida bir toshli ilk platina uzuk qayd etilgan yil.',
    },
  },
];
