import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const cartier: SeedMaker = {
  url: 'cartier',
  title: everywhere('Cartier'),
  country: 'france',
  founded: 1847,
  isPopular: true,
  about: {
    ru: `Луи-Франсуа Картье возглавил парижскую мастерскую в 1847 году. Его внуки Луи, Пьер и Жак превратили её в дом с бутиками в Париже, Лондоне и Нью-Йорке. В 1904 году для авиатора Альберто Сантос-Дюмона сделали одни из первых наручных часов, а в 1917-м придумали Tank.

Не менее известны украшения дома: кольцо Trinity 1924 года, броши с пантерой, браслеты Love и Juste un Clou, которые Альдо Чипулло создал в 1969 и 1971 годах. И часы, и украшения **Cartier** мы охотно покупаем и принимаем в залог.`,
    en: `Louis-François Cartier took over a Paris workshop in 1847. His grandsons Louis, Pierre and Jacques turned it into a house with shops in Paris, London and New York. In 1904 Louis Cartier designed a wristwatch for the aviator Alberto Santos-Dumont; the Tank followed in 1917.

The house’s jewellery is every bit as famous: the Trinity ring of 1924, the panther, and the Love bracelet of 1969 and Juste un Clou of 1971, both by Aldo Cipullo. We buy **Cartier** watches and jewellery alike, and lend against both.`,
    ua: `1847 року Луї-Франсуа Картьє очолив паризьку майстерню. Його онуки Луї, Пʼєр і Жак перетворили її на ювелірний дім із бутиками в Парижі, Лондоні та Нью-Йорку. 1904 року для авіатора Альберто Сантоса-Дюмона зробили один із перших наручних годинників, а 1917-го придумали Tank.

Не менш відомі й прикраси марки: каблучка Trinity, яку створили 1924 року; вироби з пантерою; браслети Love і Juste un Clou, які 1969-го й 1971-го придумав Альдо Чіпулло. І годинники, і прикраси **Cartier** ми охоче приймаємо в заставу та купуємо.`,
    uz: `Lui-Fransua Kartye Parijdagi ustaxonani 1847-yilda oʻz qoʻliga olgan. Nevaralari Lui, Pyer va Jak ustaxonani Parij, London va Nyu-Yorkda butiklari bor zargarlik uyiga aylantirgan. 1904-yilda uchuvchi Alberto Santos-Dyumon uchun qoʻl soati yasalgan, 1917-yilda Tank yaratilgan.

Brendning zargarlikdagi timsollari ham mashhur: 1924-yilgi Trinity uzugi, qoplon, Aldo Chipullo yaratgan 1969-yilgi Love bilaguzugi va 1971-yilgi Juste un Clou. **Cartier** soatlari ham, taqinchoqlari ham birdek qadrlanadi, ikkalasini ham garovga olamiz va sotib olamiz.`,
  },
};
