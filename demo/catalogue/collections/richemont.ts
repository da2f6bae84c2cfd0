import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const jaeger = collectionsOf('jaeger-lecoultre');
const iwc = collectionsOf('iwc');
const panerai = collectionsOf('panerai');
const piaget = collectionsOf('piaget');
const lange = collectionsOf('a-lange-soehne');

export const richemontCollections: readonly SeedCollection[] = [
  jaeger('reverso', 'Reverso', {
    ru: 'Переворачивающийся корпус Reverso придумали в 1931 году, чтобы беречь стекло при игре в поло.',
    en: 'The Reverso was devised in 1931 for polo players; its case turns over to protect the crystal.',
    ua: 'Корпус Reverso перевертається: так 1931 року придумали берегти скло під час гри в поло.',
    uz: 'Reverso 1931-yilda polo oʻyinchilari uchun yaratilgan: oynasi sinmasin deb korpusi agʻdarib qoʻyiladi.',
  }),
  jaeger('master-control', 'Master Control', {
    ru: 'Каждый экземпляр Master Control испытывают на мануфактуре в течение тысячи часов.',
    en: 'Each Master Control undergoes a thousand hours of tests, hence the name.',
    ua: 'Моделі Master Control із 1992 року проходять тисячу годин випробувань.',
    uz: 'Master Control kolleksiyasi 1992-yilda boshlangan, undagi har bir soat ming soatlik sinovdan oʻtadi.',
  }),
  jaeger('master-ultra-thin', 'Master Ultra Thin', {
    ru: 'Тонкими механизмами мануфактура Jaeger-LeCoultre славится с 1907 года, когда создала калибр 145 для карманных часов.',
    en: 'Jaeger-LeCoultre has made slim movements since 1907, when it introduced the calibre 145 for pocket watches.',
    ua: 'Такі тонкі механізми, як у Master Ultra Thin, мануфактура робить понад століття.',
    uz: 'Master Ultra Thin soatlari brendning yupqa mexanizmlari asosida yaratilgan.',
  }),
  jaeger('polaris', 'Polaris', {
    ru: 'Прообразом линии Polaris стали водолазные часы Memovox Polaris с будильником, выпущенные в 1960-х годах.',
    en: 'The Polaris grew out of the Memovox Polaris, a diving alarm watch of the 1960s.',
    ua: 'Polaris вийшов 2018 року; він походить від Memovox Polaris, водолазного годинника з будильником.',
    uz: 'Polaris kolleksiyasi 2018-yilda boshlangan, u 1960-yillardagi uygʻotkichli Memovox Polaris soati anʼanasini davom ettiradi.',
  }),
  iwc('portugieser', 'Portugieser', {
    ru: 'Два португальских торговца заказали в 1939 году крупные и точные наручные часы; так появились Portugieser.',
    en: 'Two Portuguese merchants ordered the first Portugieser in 1939.',
    ua: 'Двоє португальських торговців замовили перший Portugieser 1939 року.',
    uz: 'Ikki portugal savdogari 1939-yilda ilk Portugieser soatini buyurtma qilgan.',
  }),
  iwc('pilot', 'Pilot’s Watches', {
    ru: 'Часы для лётчиков IWC делает с 1936 года.',
    en: 'IWC has built watches for pilots since 1936.',
    ua: 'IWC робить годинники для пілотів від 1936 року.',
    uz: 'IWC uchuvchilar soatlarini 1936-yildan beri yasab keladi.',
  }),
  iwc('portofino', 'Portofino', {
    ru: 'Portofino — самая сдержанная линия марки; её выпускают с 1984 года.',
    en: 'The Portofino, launched in 1984, is IWC’s line of restrained dress watches.',
    ua: 'Portofino — найстриманіша лінія IWC, започаткована 1984 року.',
    uz: 'Portofino — brendning 1984-yilda boshlangan eng sipo kolleksiyasi.',
  }),
  iwc('ingenieur', 'Ingenieur', {
    ru: 'Первые Ingenieur с защитой от магнитных полей вышли в 1955 году; нынешние напоминают модель Джеральда Дженты.',
    en: 'The movement of the Ingenieur, introduced in 1955, was shielded from magnetic fields.',
    ua: 'Ingenieur вийшов 1955 року із захистом від магнітних полів, а 2023-го повернувся до дизайну Жеральда Женти.',
    uz: 'Mexanizmi magnitdan himoyalangan ilk Ingenieur 1955-yilda chiqqan, 2023-yilda esa kolleksiya Jerald Jentaning 1976-yilgi dizayniga qaytgan.',
  }),
  panerai('luminor', 'Luminor', {
    ru: 'Линию Luminor узнают по скобе, которая прижимает заводную головку.',
    en: 'The Luminor is known for the bridge that guards and locks its crown.',
    ua: 'Luminor впізнають за скобою, що притискає заводну головку.',
    uz: 'Luminor soatlari burash boshchasini bosib turadigan himoya yoyidan taniladi.',
  }),
  panerai('luminor-due', 'Luminor Due', {
    ru: 'Luminor Due сохраняет силуэт Luminor в более тонком корпусе.',
    en: 'The Luminor Due, launched in 2016, puts the outline of the Luminor into a thinner case.',
    ua: 'Luminor Due вийшов 2016 року; він повторює силует Luminor, але значно тонший.',
    uz: 'Luminor Due kolleksiyasi 2016-yilda boshlangan, u Luminor qiyofasini yupqa korpusda takrorlaydi.',
  }),
  panerai('radiomir', 'Radiomir', {
    ru: 'Прообразом Radiomir были часы, которые в 1930-х годах делали для боевых пловцов Италии.',
    en: 'The Radiomir goes back to watches made in the 1930s for Italian frogmen.',
    ua: 'Перші Radiomir зробили в 1930-х роках для італійських бойових плавців.',
    uz: 'Radiomir tarixi 1930-yillarda Italiya harbiy gʻavvoslari uchun yasalgan soatlardan boshlanadi.',
  }),
  panerai('submersible', 'Submersible', {
    ru: 'Водолазные часы Submersible марка выделила из линии Luminor в 2019 году.',
    en: 'The Submersible is Panerai’s diving line.',
    ua: 'Submersible — водолазна лінія Panerai, що виросла з Luminor.',
    uz: 'Submersible — brendning gʻavvoslarga moʻljallangan kolleksiyasi.',
  }),
  piaget('polo', 'Polo', {
    ru: 'Первые Piaget Polo вышли в 1979 году, нынешние — в 2016-м.',
    en: 'The first Piaget Polo came out in 1979; the line was redesigned in 2016.',
    ua: 'Перший Piaget Polo вийшов 1979 року, нинішня лінія — 2016-го.',
    uz: 'Ilk Piaget Polo 1979-yilda, hozirgi kolleksiya esa 2016-yilda chiqqan.',
  }),
  piaget('altiplano', 'Altiplano', {
    ru: 'Altiplano — линия самых тонких часов марки.',
    en: 'The Altiplano continues the line of ultra-thin watches that Piaget began in 1957.',
    ua: 'Altiplano — лінія годинників Piaget із надтонкими механізмами.',
    uz: 'Altiplano kolleksiyasida brendning eng yupqa mexanizmlari jamlangan.',
  }),
  lange('lange-1', 'Lange 1', {
    ru: 'Модель Lange 1 вошла в первую коллекцию возрождённой мануфактуры, показанную в 1994 году.',
    en: 'The Lange 1, presented in 1994, was among the first watches of the revived A. Lange & Söhne.',
    ua: 'З Lange 1, показаного 1994 року, почалася нова історія мануфактури.',
    uz: 'Lange 1 — qayta tiklangan manufaktura 1994-yilda koʻrsatgan ilk soatlardan biri.',
  }),
  lange('saxonia', 'Saxonia', {
    ru: 'Линия Saxonia названа в честь Саксонии, где находится мануфактура.',
    en: 'The Saxonia is named after Saxony, where A. Lange & Söhne is based.',
    ua: 'Saxonia — латинська назва Саксонії, де працює мануфактура.',
    uz: 'Saxonia kolleksiyasi manufaktura joylashgan Saksoniya nomini olgan.',
  }),
  lange('1815', '1815', {
    ru: 'Линия 1815 названа по году рождения Фердинанда Адольфа Ланге.',
    en: 'The 1815 is named after the year in which Ferdinand Adolph Lange was born.',
    ua: 'Назва 1815 — рік народження Фердинанда Адольфа Ланге.',
    uz: '“1815” nomi Ferdinand Adolf Lange tugʻilgan yilni bildiradi.',
  }),
  lange('datograph', 'Datograph', {
    ru: 'Линия Datograph появилась в 1999 году; для неё мануфактура создала собственный хронограф с колонным колесом.',
    en: 'The Datograph, introduced in 1999, was the first chronograph from the revived A. Lange & Söhne.',
    ua: 'Datograph вийшов 1999 року; це перший хронограф відродженої A. Lange & Söhne.',
    uz: 'Datograph 1999-yilda chiqqan, bu qayta tiklangan manufakturaning ilk xronografi boʻlgan.',
  }),
  lange('odysseus', 'Odysseus', {
    ru: 'Odysseus 2019 года — первые серийные стальные часы марки.',
    en: 'The Odysseus, introduced in 2019, was A. Lange & Söhne’s first regularly produced watch in steel.',
    ua: 'Odysseus вийшов 2019 року й став першим серійним сталевим годинником марки.',
    uz: '2019-yilda chiqqan ilk Odysseus brendning poʻlatdan yasalgan birinchi seriyali soati boʻlgan.',
  }),
];
