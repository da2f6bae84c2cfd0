import { type SeedCollection } from '../types';

const maker = 'cartier';

export const cartierJewelryCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'love',
    title: 'Love',
    note: {
      ru: 'Рисунок Love придумал Альдо Чипулло в Нью-Йорке, дом делает эти украшения с 1969 года.',
      en: 'Aldo Cipullo designed the Love bracelet in New York in 1969.',
      ua: 'Колекція Love почалася з браслета, який Альдо Чіпулло створив у Нью-Йорку 1969 року.',
      uz: 'Love dizaynini Aldo Chipullo 1969-yilda Nyu-Yorkda yaratgan.',
    },
  },
  {
    maker,
    url: 'trinity',
    title: 'Trinity',
    note: {
      ru: 'Кольца Trinity дом делает с 1924 года, их рисунок почти не менялся.',
      en: 'Cartier created Trinity in 1924, and the design has hardly changed since.',
      ua: 'Каблучку Trinity придумали 1924 року, і відтоді вона майже не змінилася.',
      uz: 'Trinity dizayni 1924-yilda yaratilgan, oʻshandan beri deyarli oʻzgarmagan.',
    },
  },
  {
    maker,
    url: 'juste-un-clou',
    title: 'Juste un Clou',
    note: {
      ru: 'Juste un Clou значит «просто гвоздь»; рисунок придумали в 1971 году, а в 2012-м вернули в коллекцию.',
      en: 'Juste un Clou, ‘just a nail’, was designed in 1971 and relaunched in 2012.',
      ua: 'Назва Juste un Clou означає «просто цвях»; прикрасу придумали 1971 року, а 2012-го повернули в колекцію.',
      uz: 'Juste un Clou fransuzcha “shunchaki mix” degani; brend bu 1971-yilgi dizaynni 2012-yilda qayta chiqara boshlagan.',
    },
  },
  {
    maker,
    url: 'panthere',
    title: 'Panthère de Cartier',
    note: {
      ru: 'Пантера стала знаком дома при Жанне Туссен, которую и саму звали Пантерой.',
      en: 'The panther became Cartier’s emblem under Jeanne Toussaint, whose nickname it was.',
      ua: 'Пантера стала знаком Cartier за Жанни Туссен, яку й саму прозвали Пантерою.',
      uz: 'Qoplon badiiy rahbar Janna Tussen davrida Cartier belgisiga aylangan, Tussenning oʻzini ham “Qoplon” deyishgan.',
    },
  },
  {
    maker,
    url: 'solitaire-1895',
    title: 'Solitaire 1895',
    note: {
      ru: 'Имя Solitaire 1895 напоминает о годе, когда дом стал делать помолвочные кольца с одним камнем.',
      en: 'Solitaire 1895 is named after the year in which Cartier took up single-stone engagement rings.',
      ua: 'Назва Solitaire 1895 нагадує про рік, коли Cartier почав робити заручні каблучки з одним каменем.',
      uz: 'Solitaire 1895 nomi brendda bitta toshli unashtiruv uzuklari yasala boshlagan yilni bildiradi.',
    },
  },
];
