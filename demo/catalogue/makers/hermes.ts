import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const hermes: SeedMaker = {
  url: 'hermes',
  title: everywhere('Hermès'),
  country: 'france',
  founded: 1837,
  isPopular: true,
  about: {
    ru: `Тьерри Эрмес открыл в Париже мастерскую конской упряжи в 1837 году. Сумки дом и сегодня шьёт седельным швом в две иглы, каким когда-то сшивал упряжь. Сумку с клапаном, появившуюся в тридцатые годы, позже назвали в честь Грейс Келли, а в 1984 году Жан-Луи Дюма придумал для Джейн Биркин просторную Birkin.

Каждую сумку от начала до конца шьёт один мастер и ставит на ней своё клеймо. **Hermès** выпускает меньше сумок, чем хотят купить, поэтому цена на вторичном рынке нередко выше, чем в бутике. При оценке смотрят на кожу, цвет, размер, фурнитуру и год: его узнают по букве на клейме.`,
    en: `Thierry Hermès opened a harness workshop in Paris in 1837. The saddle stitch used for harness, sewn with two needles, still holds the firm’s bags together. A flap bag of the 1930s was later named after Grace Kelly, and in 1984 Jean-Louis Dumas designed the roomy Birkin for Jane Birkin.

One craftsman sews each bag from start to finish and leaves a personal mark. **Hermès** makes fewer bags than people want, so pre-owned prices are often above boutique prices. We look at the leather, colour, size, hardware and year stamp.`,
    ua: `1837 року Тьєррі Ермес відкрив у Парижі майстерню кінської збруї. Сідельний шов двома голками, яким тоді зшивали ремені, тримає сумки марки й сьогодні. Сумку з клапаном, створену в 1930-х роках, назвали на честь Грейс Келлі, а 1984 року Жан-Луї Дюма придумав для Джейн Біркін містку Birkin.

Кожну сумку від початку до кінця шиє один майстер і ставить на ній свій знак. **Hermès** випускає менше сумок, ніж хочуть купити, тому ціна на вторинному ринку нерідко вища за бутикову. Під час оцінки важливі шкіра, колір, розмір, фурнітура й рік на клеймі.`,
    uz: `Tyerri Ermes 1837-yilda Parijda ot anjomlari ustaxonasini ochgan. Oʻsha paytda qayishlar ikki ignali egar choki bilan tikilgan, bugun Hermès sumkalari ham shunday tikiladi. 1930-yillarda yaratilgan qopqoqli sumkaga keyinroq Greys Kelli nomi berilgan, 1984-yilda esa Jeyn Birkin uchun Jan-Lui Dyuma keng Birkin sumkasini yaratgan.

Har bir sumkani boshidan oxirigacha bitta usta tikadi va unga oʻz belgisini qoʻyadi. Sumkalarni **Hermès** talabdan kam chiqaradi, shuning uchun ikkilamchi bozordagi narx koʻpincha butikdagidan yuqori. Baholashda charm, rang, oʻlcham, furnitura va tamgʻadagi yilga qaraymiz.`,
  },
};
