import { type SeedMaker } from '../types';

export const schoolOfAivazovsky: SeedMaker = {
  url: 'school-of-aivazovsky',
  title: {
    ru: 'школа Ивана Айвазовского',
    en: 'school of Ivan Aivazovsky',
    ua: 'школа Івана Айвазовського',
    uz: 'Ivan Ayvazovskiy maktabi',
  },
  country: 'russian_empire',
  founded: 1865,
  isPopular: false,
  about: {
    ru: `Иван Айвазовский (1817–1900) родился и почти всю жизнь работал в Феодосии. Море он писал в мастерской, по памяти: с натуры делал лишь карандашные наброски. В 1865 году художник открыл в Феодосии школу под названием «Общая мастерская», через которую прошли многие маринисты юга.

Здесь собраны работы учеников и мастеров его круга, картин самого Айвазовского среди них нет. Школу узнают по прозрачной волне, низкому солнцу и тщательно выписанным судам. У каждой работы указано, есть ли заключение эксперта.`,
    en: `Ivan Aivazovsky (1817–1900) was born in Feodosia and worked there for most of his life. He painted the sea in the studio, from memory and quick pencil sketches. In 1865 he opened a studio for pupils in Feodosia, where many marine painters of the Black Sea coast were trained.

Under this heading we show works by his pupils and circle, not by Aivazovsky himself. Look for a transparent wave, a low sun and carefully drawn ships. Each work’s page says whether there is an expert’s report.`,
    ua: `Іван Айвазовський (1817–1900) народився й майже все життя працював у Феодосії. Море він писав із памʼяті: начерки з натури робив олівцем, а картину завершував у майстерні. 1865 року художник відкрив у Феодосії спільну майстерню, через яку пройшло багато південних мариністів.

Під цією назвою ми показуємо роботи учнів і майстрів його кола, а не самого Айвазовського. Їх упізнають за прозорою хвилею, низьким сонцем і ретельно виписаними суднами. Для кожної роботи зазначено, чи є висновок експерта.`,
    uz: `Ivan Ayvazovskiy (1817–1900) Feodosiyada tugʻilgan va deyarli butun umri shu shaharda ishlagan. Dengizni yoddan chizgan: ochiq havoda qalamda faqat qoralama qilgan, rasmning oʻzini esa ustaxonada ishlagan. 1865-yilda u Feodosiyada “Umumiy ustaxona” degan maktab ochgan, unda koʻplab janublik marinistlar tahsil olgan.

Bu nom ostida Ayvazovskiyning oʻz asarlarini emas, shogirdlari va izdoshlarining asarlarini koʻrsatamiz. Bunday asarlar shaffof toʻlqin, ufqqa yaqin quyosh va puxta chizilgan kemalardan taniladi. Har bir asarning tavsifida ekspert xulosasi bor-yoʻqligi yozilgan.`,
  },
};
