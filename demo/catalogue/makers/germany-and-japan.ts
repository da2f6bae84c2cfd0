import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const germanAndJapaneseMakers: readonly SeedMaker[] = [
  {
    url: 'a-lange-soehne',
    title: everywhere('A. Lange & Söhne'),
    country: 'germany',
    founded: 1845,
    isPopular: true,
    about: {
      ru: `Фердинанд Адольф Ланге открыл мастерскую в саксонском Гласхютте в 1845 году и дал работу целой долине. В 1948-м фирму национализировали, и имя исчезло. В 1990 году правнук основателя Вальтер Ланге зарегистрировал марку заново, а в 1994-м показал первые четыре модели, среди них Lange 1. В **A. Lange & Söhne** каждый механизм собирают дважды, а мост баланса гравируют вручную, поэтому двух одинаковых мостов не бывает. Часы марки ценят наравне с лучшими швейцарскими.`,
      en: `Ferdinand Adolph Lange opened a workshop in Glashütte, Saxony, in 1845 and gave work to a whole valley. In 1948 the firm was nationalised and the name vanished. In 1990 Walter Lange, the founder’s great-grandson, registered it again, and in 1994 he showed the first four models, the Lange 1 among them. At **A. Lange & Söhne** every movement is assembled twice and every balance cock engraved by hand.`,
      ua: `1845 року Фердинанд Адольф Ланге відкрив майстерню в саксонському Гласгютте й дав роботу цілій долині. 1948-го фірму націоналізували, і назва зникла. 1990 року правнук засновника Вальтер Ланге зареєстрував її знову, а 1994-го показав перші чотири моделі, серед них Lange 1. В **A. Lange & Söhne** кожен механізм складають двічі, а міст балансу гравіюють уручну: двох однакових не буває. За цю ручну роботу знавці й цінують годинники марки.`,
      uz: `Ferdinand Adolf Lange 1845-yilda Saksoniyaning Glashyutte shahrida ustaxona ochib, butun vodiyga ish bergan. 1948-yilda firma davlat tasarrufiga oʻtgan, tez orada Lange nomi bilan soat chiqmay qoʻygan. 1990-yilda asoschining evarasi Valter Lange nomni qayta roʻyxatdan oʻtkazgan, 1994-yilda esa tiklangan brendning ilk toʻrt modelini, jumladan, Lange 1 soatini koʻrsatgan. **A. Lange & Söhne** manufakturasida har bir mexanizm ikki marta yigʻiladi, balans koʻprigiga naqsh qoʻlda oʻyiladi, shuning uchun bir xil ikkita koʻprik uchramaydi. Soatlarning korpusi asosan oltin va platinadan yasaladi.`,
    },
  },
  {
    url: 'glashuette-original',
    title: everywhere('Glashütte Original'),
    country: 'germany',
    founded: 1845,
    isPopular: false,
    about: {
      ru: `История марки восходит к 1845 году, когда в Гласхютте началось часовое дело. В 1951-м местные мастерские слили в народное предприятие GUB, после объединения Германии его приватизировали, и с 1994 года часы выходят под именем **Glashütte Original**. С 2000 года марка входит в Swatch Group. Почти все детали, от трёхчетвертной платины до циферблатов, она делает сама. Отделкой часы линий Pano и Senator близки к часам более известной A. Lange & Söhne, но стоят дешевле.`,
      en: `The house traces its history to 1845, when watchmaking began in Glashütte. In 1951 the town’s watch companies were merged into a state-owned enterprise, GUB; it was privatised after German reunification, and since 1994 watches have borne the name **Glashütte Original**. The house joined the Swatch Group in 2000 and makes nearly every part itself, from the three-quarter plate to the dials. The Pano and Senator lines offer fine finishing for less than many houses of the same rank charge.`,
      ua: `Марка веде історію від 1845 року, коли в Гласгютте почали робити годинники. 1951-го з майстерень міста утворили народне підприємство GUB. Після обʼєднання Німеччини його приватизували, і з 1994 року годинники виходять під назвою **Glashütte Original**. З 2000 року марка входить до Swatch Group, але майже всі деталі, від тричвертної платини до циферблатів із Пфорцгайма, виготовляє сама. Годинники Pano та Senator оздоблені не гірше за вироби сусідніх мануфактур, а коштують менше.`,
      uz: `Brend oʻz tarixini Glashyutteda soatsozlik boshlangan 1845-yildan hisoblaydi. 1951-yilda shahar ustaxonalaridan GUB xalq korxonasi tuzilgan. Germaniya birlashgach, korxona xususiylashtirilgan va soatlar 1994-yildan beri **Glashütte Original** nomi bilan chiqarilmoqda. 2000-yildan beri brend Swatch Group tarkibida. Mexanizmdan tortib siferblatgacha soatning deyarli barcha qismlarini brendning oʻzi yasaydi. Koʻrsatkichlari siferblat markazidan chetga surilgan Pano va klassik Senator soatlarining pardozi qoʻshni manufakturalarnikidan qolishmaydi, narxi esa ancha past.`,
    },
  },
  {
    url: 'nomos',
    title: everywhere('Nomos Glashütte'),
    country: 'germany',
    founded: 1990,
    isPopular: false,
    about: {
      ru: `Роланд Швертнер основал фирму в Гласхютте в 1990 году, через два месяца после падения Берлинской стены. Первые модели, и среди них Tangente, вышли в 1992-м: тонкие стрелки, белый циферблат, ни одной лишней линии, совсем в духе Баухауса. Марка **Nomos** остаётся независимой и делает механизмы сама, а с 2014 года ставит в них и собственный узел спуска. Её часы — одни из самых доступных мануфактурных в Германии, и закладывают их нередко.`,
      en: `Roland Schwertner founded the firm in Glashütte in 1990, soon after the fall of the Berlin Wall. The first models, the Tangente among them, appeared in 1992: slim hands, pale dials and nothing superfluous, in the spirit of the Bauhaus. **Nomos** has stayed independent. It makes its own movements and has had its own escapement since 2014. Few German watches with an in-house movement are as affordable, which is one reason why so many of its watches come to us.`,
      ua: `1990 року, невдовзі після падіння Берлінського муру, Роланд Швертнер заснував фірму в Гласгютте. Перші моделі, серед них Tangente, вийшли 1992-го: тонкі стрілки, білий циферблат, жодної зайвої лінії, цілком у дусі Баугаузу. **Nomos** залишається незалежною й робить механізми сама, а з 2014 року — і вузол спуску. Її годинники — одні з найдоступніших мануфактурних у Німеччині. У заставу їх приносять часто, адже такий годинник легко оцінити.`,
      uz: `Roland Shvertner firmaga 1990-yilda, Berlin devori qulaganidan koʻp oʻtmay, Glashyutteda asos solgan. Brendning ilk modellari, jumladan, Tangente, 1992-yilda chiqqan, ularning dizayni Bauhaus ruhida: millari ingichka, siferblati och rangli, ortiqcha chiziqlari yoʻq. **Nomos** hozir ham mustaqil: mexanizmlarini, 2014-yildan boshlab spusk tizimini ham oʻzi yasaydi. Bu soatlar Germaniyaning eng arzon manufaktura soatlari qatoriga kiradi. Ular garovga tez-tez keltiriladi: bozor narxi maʼlum, xaridori tez topiladi.`,
    },
  },
  {
    url: 'grand-seiko',
    title: everywhere('Grand Seiko'),
    country: 'japan',
    founded: 1960,
    isPopular: false,
    about: {
      ru: `Первые часы Grand Seiko вышли в 1960 году: мастера в Суве хотели превзойти швейцарские хронометры. В 1967-м дизайнер Таро Танака задал облик этих часов: плоские грани и зеркальная полировка «дзарацу». В девяностые годы появились особо точные кварцевые часы, а в 2004-м — модели с механизмом Spring Drive: его приводит в движение пружина, ход регулирует электроника, а секундная стрелка движется плавно. С 2017 года **Grand Seiko** — отдельная марка. Циферблаты самых известных моделей напоминают снег и берёзовую кору.`,
      en: `The first Grand Seiko was made in Suwa in 1960 and was meant to surpass Swiss chronometers. In 1967 the designer Taro Tanaka set down the rules of its style: flat facets and the mirror polish known as zaratsu. In 1993 the maker brought out its 9F quartz calibre, and in 2004 it adopted Spring Drive, in which a mainspring supplies the energy, electronics regulate the rate and the seconds hand glides without a tick. **Grand Seiko** has been a marque in its own right since 2017. Its dials evoke snow, birch bark and the spring wind.`,
      ua: `Перший годинник Grand Seiko вийшов 1960 року: майстерні в Суві хотіли перевершити швейцарський хронометр. 1967-го дизайнер Таро Танака сформулював правила стилю марки: пласкі грані й дзеркальне полірування «дзарацу». У 1990-х роках Seiko вдосконалила кварцові механізми, а 2004-го випустила перший Grand Seiko з механізмом Spring Drive: енергію дає пружина, хід регулює електроніка, і секундна стрілка рухається плавно. З 2017 року **Grand Seiko** — окрема марка. Фактура найвідоміших циферблатів нагадує сніг або березову кору.`,
      uz: `Ilk Grand Seiko 1960-yilda chiqqan: Seikoning Suva shahridagi ustalari Shveytsariya xronometrlaridan aniqroq soat yasamoqchi boʻlgan. 1967-yilda dizayner Taro Tanaka bu soatlar dizaynining qoidalarini belgilab bergan: tekis yuzalar va “zaratsu” koʻzgu jilosi. 1993-yilda Seiko juda aniq yuradigan 9F kvars kalibrini yaratgan, 2004-yilda esa prujina yurgizadigan, maromini elektronika boshqaradigan, soniya mili bir tekis suzadigan Spring Drive mexanizmini qoʻllay boshlagan. **Grand Seiko** 2017-yilda Seikodan ajralib, alohida brend boʻlgan. Mexanik soatlari Shizukuishidagi ustaxonada yigʻiladi. Ayrim siferblatlari qorni yoki qayin poʻstlogʻini eslatadi.`,
    },
  },
];
