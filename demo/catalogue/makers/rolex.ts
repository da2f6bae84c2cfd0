import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const rolex: SeedMaker = {
  url: 'rolex',
  title: everywhere('Rolex'),
  country: 'switzerland',
  founded: 1905,
  isPopular: true,
  about: {
    ru: `Ханс Вильсдорф основал фирму в Лондоне в 1905 году, а в 1908-м зарегистрировал имя **Rolex**. Около 1920 года компания переехала в Женеву. В 1926 году появился корпус Oyster, у которого завинчиваются и заводная головка, и задняя крышка, а в 1931-м — автоподзавод Perpetual с ротором, который делает полный оборот.

После Второй мировой войны сложились линии, которые выпускают до сих пор: Datejust, Submariner, GMT-Master, Day-Date. Механизмы, корпуса и браслеты марка делает сама и проверяет точность каждых часов. На вторичном рынке часы Rolex обычно продаются быстро; сделок много, и определить цену нетрудно.`,
    en: `Hans Wilsdorf founded the firm in London in 1905 and registered the name **Rolex** in 1908; around 1920 the company settled in Geneva. In 1926 came the Oyster case with its screw-down crown and back, and in 1931 the Perpetual rotor, which winds the movement as the wrist moves.

Many of today’s lines took shape after the Second World War: the Datejust, the Submariner, the GMT-Master and the Day-Date. The maker builds its own movements, cases and bracelets and tests every watch for precision. Pre-owned, its watches sell quickly and are easy to value.`,
    ua: `1905 року Ганс Вільсдорф заснував фірму в Лондоні, а 1908-го зареєстрував назву **Rolex**. Близько 1920 року компанія переїхала до Женеви. 1926 року зʼявився корпус Oyster, у якому загвинчуються заводна головка й кришка, а 1931-го — автопідзавід із ротором Perpetual.

Після Другої світової війни склалися лінії, які випускають і досі: Datejust, Submariner, GMT-Master (нині GMT-Master II), Day-Date. Марка сама робить механізми, корпуси та браслети й перевіряє точність кожного годинника. На вторинному ринку годинники Rolex продаються швидко, і оцінити їх неважко: угод багато.`,
    uz: `Hans Vilsdorf firmani 1905-yilda Londonda tashkil qilgan, **Rolex** nomini esa 1908-yilda roʻyxatdan oʻtkazgan. 1920-yillar boshidan beri kompaniya Jenevada ishlab kelmoqda. 1926-yilda burash boshchasi ham, qopqogʻi ham rezbali boʻlgan Oyster korpusi, 1931-yilda esa Perpetual rotorli, oʻzi buraladigan mexanizm paydo boʻlgan.

Asosiy kolleksiyalar urushdan keyin shakllangan: Datejust, Submariner, GMT-Master, Day-Date. Mexanizm, korpus va bilaguzuklarni brendning oʻzi yasaydi, har bir soatning aniqligi tekshiriladi. Ikkilamchi bozorda Rolex soatlari odatda boshqa brendlarnikidan tezroq sotiladi, ularni baholash ham oson.`,
  },
};
