import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const worldJewelers: readonly SeedMaker[] = [
  {
    url: 'tiffany',
    title: everywhere('Tiffany & Co.'),
    country: 'usa',
    founded: 1837,
    isPopular: true,
    about: {
      ru: `Чарльз Льюис Тиффани и Джон Янг открыли в Нью-Йорке лавку канцелярских и модных товаров в 1837 году. Через полвека Тиффани называли королём бриллиантов: он купил жёлтый алмаз в 287 каратов и часть французских королевских драгоценностей. В 1886 году дом показал оправу на шести крапанах, которая поднимает камень над кольцом; так помолвочные кольца делают до сих пор. Украшения Эльзы Перетти, многие из серебра, **Tiffany & Co.** выпускает с 1974 года. С 2021 года дом входит в LVMH.`,
      en: `Charles Lewis Tiffany and John Young opened a shop for stationery and fancy goods in New York in 1837. Half a century later Tiffany was known as the King of Diamonds: he had bought a rough yellow diamond of 287 carats and part of the French crown jewels. In 1886 the house introduced a ring with the diamond raised above the band on six claws, still the classic setting for an engagement ring. **Tiffany & Co.** also makes the silver jewellery that Elsa Peretti designed for it from 1974 onwards. The house joined LVMH in 2021.`,
      ua: `1837 року Чарльз Льюїс Тіффані та Джон Янг відкрили в Нью-Йорку магазин канцелярських і модних товарів. Через пів століття Тіффані вже називали королем діамантів: він купив жовтий алмаз на 287 каратів і частину французьких королівських коштовностей. 1886 року марка підняла діамант над обідком на шести крапанах; так каблучки для заручин роблять і досі. **Tiffany & Co.** випускає й срібні прикраси за ескізами Ельзи Перетті. Коробки мають фірмовий блакитний колір. З 2021 року марка входить до LVMH.`,
      uz: `Charlz Lyuis Tiffani va Jon Yang 1837-yilda Nyu-Yorkda kanselyariya va moda mollari doʻkonini ochgan. Yarim asr oʻtib Tiffanini brilliantlar qiroli deyishgan: u 287 karatli sariq olmosni va Fransiya qirollik javohirlarining bir qismini sotib olgan edi. 1886-yilda brend toshni uzuk ustiga koʻtaradigan olti tirgakli gardishni yaratgan, koʻp unashtiruv uzuklari hozir ham shunday yasaladi. Elza Peretti 1974-yildan boshlab brend uchun kumush taqinchoqlar yaratgan. **Tiffany & Co.** buyumlari moviy qutida sotiladi. 2021-yildan beri brend LVMH guruhi tarkibida.`,
    },
  },
  {
    url: 'harry-winston',
    title: everywhere('Harry Winston'),
    country: 'usa',
    founded: 1932,
    isPopular: false,
    about: {
      ru: `Гарри Уинстон открыл дело в Нью-Йорке в 1932 году. Через его руки прошли знаменитые алмазы «Джонкер», «Тейлор — Бёртон» и «Хоуп»; последний он в 1958 году подарил Смитсоновскому институту и отправил заказной почтой. Уинстон считал, что форму украшения диктует камень, а не металл, и собирал бриллианты гроздьями в почти невидимой платиновой оправе. С 2013 года **Harry Winston** принадлежит Swatch Group. Цена украшений дома на вторичном рынке зависит прежде всего от камней и от того, какая лаборатория выдала на них сертификат.`,
      en: `Harry Winston set up in New York in 1932 and spent his life among great stones: the Jonker, the Taylor-Burton and the Hope passed through his hands. He gave the last to the Smithsonian in 1958, sending it by registered post. He held that the stone, not the metal, dictates the form, and gathered diamonds into wreaths with hardly any platinum in sight. **Harry Winston** has belonged to the Swatch Group since 2013. When we value its jewels, we begin with the stone and its laboratory report.`,
      ua: `Гаррі Вінстон відкрив 1932 року справу в Нью-Йорку й усе життя працював із великими каменями: через його руки пройшли діаманти «Джонкер», «Тейлор — Бертон» і «Хоуп». «Хоуп» він 1958 року подарував Смітсонівському інституту, надіславши його рекомендованою поштою. Вінстон вважав, що форму прикраси диктує камінь, а не метал, і складав діаманти гронами, тож платини майже не було видно. З 2013 року **Harry Winston** належить Swatch Group. Купуючи прикрасу з великим каменем, попросіть гемологічний висновок.`,
      uz: `Amerikalik zargar Garri Uinston 1932-yilda Nyu-Yorkda oʻz nomidagi firmani ochgan; Jonker, Taylor-Burton va Hope kabi mashhur olmoslar uning qoʻlidan oʻtgan. Hope olmosini u 1958-yilda Smitson institutiga sovgʻa qilib, pochta orqali joʻnatgan. Uinston taqinchoqning shaklini metall emas, tosh belgilaydi deb hisoblab, brilliantlarni koʻzga ilinmas platina gardishga gulchambardek tergan. 2013-yildan beri **Harry Winston** Swatch Group kompaniyasiga tegishli. Brend yirik toshli taqinchoqlarini gemmologik laboratoriya xulosasi bilan sotadi.`,
    },
  },
  {
    url: 'graff',
    title: everywhere('Graff'),
    country: 'united_kingdom',
    founded: 1960,
    isPopular: false,
    about: {
      ru: `Лоуренс Графф начинал учеником в лондонском квартале Хаттон-Гарден, а в 1960 году основал фирму. Дом сам покупает алмазы, огранивает их и закрепляет в украшениях. Через его руки прошли «Обещание Лесото» и «Леседи Ла Рона»: до огранки эти алмазы весили 603 и 1109 каратов. Украшения **Graff** узнают по крупным центральным камням чистого цвета и бабочкам, сложенным из бриллиантов огранки «груша» и «маркиз». Такие изделия оценивают прежде всего по сертификату лаборатории, а цену нередко называют только по запросу.`,
      en: `Laurence Graff founded the firm in London in 1960, having begun as an apprentice in Hatton Garden. The house controls every step: it buys rough diamonds, cuts them and sets the finished stones. Among its purchases are the Lesotho Promise of 603 carats and the Lesedi La Rona of 1,109. **Graff** is known for large centre stones of high colour and for butterflies of pear-shaped and marquise diamonds. When we value such pieces, we begin with the laboratory report.`,
      ua: `Лоуренс Графф, який починав учнем у Гаттон-Гардені, заснував 1960 року фірму в Лондоні. Вона робить усе сама: купує алмази, гранить їх, вставляє в оправу. Серед її покупок — алмази «Обіцянка Лесото» на 603 карати та «Леседі ла Рона» на 1109 каратів. Упізнати прикраси **Graff** можна за великими центральними каменями найвищих груп кольору та за метеликами, складеними з каменів форми «груша» й «маркіз». Такі речі оцінюють передусім за висновком лабораторії, а ціну нерідко називають лише за запитом.`,
      uz: `Lourens Graff Londonning Hatton-Garden koʻchasida shogirdlikdan boshlab, 1960-yilda oʻz firmasiga asos solgan. Brend barcha ishni oʻzi bajaradi: xom olmosni sotib oladi, kesadi va gardishga oʻrnatadi. Uning xaridlari orasida 603 karatli Lesotho Promise va 1 109 karatli Lesedi La Rona olmoslari bor. **Graff** taqinchoqlarini sof rangli yirik markaziy toshlaridan hamda “nok” va “markiz” kesimli toshlardan terilgan kapalaklaridan tanish mumkin. Bunday buyumlar avvalo laboratoriya xulosasiga qarab baholanadi.`,
    },
  },
  {
    url: 'mikimoto',
    title: everywhere('Mikimoto'),
    country: 'japan',
    founded: 1893,
    isPopular: false,
    about: {
      ru: `Кокити Микимото, сын торговца лапшой, в 1893 году вырастил в бухте близ Тобы первую культивированную жемчужину, тогда ещё полусферическую. С тех пор жемчуг не только ищут в море, но и выращивают, и жемчужная нить стала доступнее. Магазин на Гиндзе открылся в 1899-м. **Mikimoto** отбирает для украшений лишь малую долю жемчуга акойя: важны блеск, форма и чистота поверхности. Застёжка со знаком дома и сертификат заметно повышают оценку нити.`,
      en: `In 1893 Kokichi Mikimoto, a noodle seller’s son, grew his first cultured half-pearls in a bay near Toba; in 1899 he opened a shop in Ginza. Round pearls followed over the next few decades, and a strand of pearls was no longer only for queens. **Mikimoto** keeps only a small part of each akoya harvest, chosen for lustre, shape and surface. A signed clasp and a certificate raise the value of a strand.`,
      ua: `Кокіті Мікімото, син торговця локшиною, 1893 року виростив у бухті поблизу Тоби першу культивовану перлину, тоді ще напівкруглу. Магазин на Гіндзі відкрився 1899-го. Завдяки культивованим перлам намисто з роками стало доступним багатьом, а не лише королевам. **Mikimoto** відбирає для прикрас лише малу частку врожаю перлів акоя: важливі блиск, форма й чистота поверхні. Застібка зі знаком марки та сертифікат помітно підвищують ціну нитки перлів.`,
      uz: `Ugra sotuvchisining oʻgʻli Kokichi Mikimoto 1893-yilda Toba yaqinidagi qoʻltiqda dunyoda birinchi boʻlib marvarid yetishtirgan, bu marvarid yarim shar shaklida boʻlgan. Ginzadagi doʻkon 1899-yilda ochilgan. Yetishtirish yoʻlga qoʻyilgach, marvarid kolyeni faqat malikalar emas, boshqalar ham taqa boshlagan. **Mikimoto** taqinchoq uchun akoya marvaridi hosilining kichik bir qismini tanlaydi: marvaridning tovlanishi, silliqligi va tozaligi muhim. Brend belgisi bor qulf va sertifikat shodaning bahosini ancha oshiradi.`,
    },
  },
];
