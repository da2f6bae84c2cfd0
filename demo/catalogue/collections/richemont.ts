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
    en: 'The Reverso was devised in 1931 for polo players, with a case that turns over to protect the crystal.',
    ua: 'Корпус Reverso перевертається: так берегли скло від ударів під час гри в поло.',
    uz: 'Polo oʻynaganda oynasi sinmasin deb, Reverso korpusi agʻdariladigan qilib yaratilgan.',
  }),
  jaeger('master-control', 'Master Control', {
    ru: 'Каждый экземпляр Master Control испытывают на мануфактуре в течение тысячи часов.',
    en: 'Each Master Control is tested for a thousand hours, hence the name.',
    ua: 'Кожен Master Control проходить у Jaeger-LeCoultre тисячу годин випробувань.',
    uz: 'Har bir Master Control ming soat davomida, yaʼni deyarli olti hafta sinaladi.',
  }),
  jaeger('master-ultra-thin', 'Master Ultra Thin', {
    ru: 'Тонкими механизмами мануфактура Jaeger-LeCoultre славится с 1907 года, когда создала калибр 145 для карманных часов.',
    en: 'Jaeger-LeCoultre has made slim movements since 1907, when it introduced the calibre 145 for pocket watches.',
    ua: 'Такі тонкі механізми, як у Master Ultra Thin, мануфактура робить понад століття.',
    uz: 'Master Ultra Thin koʻylak yengi ostida bilinmaydi, chunki mexanizmi ham yupqa.',
  }),
  jaeger('polaris', 'Polaris', {
    ru: 'Имя Polaris в 1960-х годах носили водолазные часы с будильником, теперь его носит целая линия.',
    en: 'The Polaris grew out of the Memovox Polaris, a diving alarm watch of the 1960s.',
    ua: 'Лінія Polaris походить від Memovox Polaris, водолазного годинника з будильником.',
    uz: 'Suv ostida jiringlaydigan uygʻotkichli Memovox Polaris hozirgi Polarisga namuna boʻlgan.',
  }),
  iwc('portugieser', 'Portugieser', {
    ru: 'Два португальских торговца заказали в 1939 году крупные и точные наручные часы; так появились Portugieser.',
    en: 'Two Portuguese merchants ordered the first Portugieser in 1939.',
    ua: 'Двоє торговців із Португалії замовили в IWC великий годинник: так зʼявився Portugieser.',
    uz: 'Ikki portugal savdogari dengiz xronometridek aniq qoʻl soati soʻragan, Portugieser shu iltimosga javoban yaratilgan.',
  }),
  iwc('pilot', 'Pilot’s Watches', {
    ru: 'Часы для лётчиков IWC делает с 1936 года.',
    en: 'IWC has built watches for pilots since 1936.',
    ua: 'IWC робить годинники для пілотів від 1936 року.',
    uz: 'Kabinada vaqtni oʻqish oson boʻlsin deb IWC uchuvchilar soatining belgilarini yirik qiladi.',
  }),
  iwc('portofino', 'Portofino', {
    ru: 'Portofino — самая сдержанная линия марки.',
    en: 'The Portofino has been IWC’s dress watch since 1984.',
    ua: 'Portofino — найстриманіша лінія IWC.',
    uz: 'IWC eng sipo soatlariga Italiya sohilidagi Portofino shaharchasining nomini bergan.',
  }),
  iwc('ingenieur', 'Ingenieur', {
    ru: 'У первых Ingenieur был внутренний корпус: он защищал механизм от магнитных полей.',
    en: 'A soft-iron inner case shielded the movement of the first Ingenieur from magnetism.',
    ua: 'Нинішній Ingenieur повернувся до дизайну Жеральда Женти.',
    uz: 'Hozirgi Ingenieur Jerald Jentaning 1976-yilgi dizayniga qaytgan.',
  }),
  panerai('luminor', 'Luminor', {
    ru: 'Линию Luminor узнают по скобе, которая прижимает заводную головку.',
    en: 'The Luminor is known for the bridge that guards and locks its crown.',
    ua: 'Luminor впізнають за скобою, що притискає заводну головку.',
    uz: 'Luminor soatlari burash boshchasini bosib turadigan himoya yoyidan taniladi.',
  }),
  panerai('luminor-due', 'Luminor Due', {
    ru: 'Luminor Due сохраняет силуэт Luminor в более тонком корпусе.',
    en: 'The Luminor Due has the outline of a Luminor but is thinner.',
    ua: 'Luminor Due зберіг силует Luminor, але корпус у нього значно тонший.',
    uz: 'Luminor Due — Luminor soatining yupqaroq talqini.',
  }),
  panerai('radiomir', 'Radiomir', {
    ru: 'Часы Radiomir повторяют модель 1930-х годов, которую делали для боевых пловцов Италии.',
    en: 'The Radiomir goes back to watches made in the 1930s for Italian frogmen.',
    ua: 'З Radiomir занурювалися бойові плавці Італії.',
    uz: 'Radiomir avval soat emas, qorongʻida nur sochadigan radiyli boʻyoq nomi boʻlgan.',
  }),
  panerai('submersible', 'Submersible', {
    ru: 'Водолазные часы Submersible марка выделила из линии Luminor в 2019 году.',
    en: 'The Submersible is Panerai’s line of watches for divers.',
    ua: 'Submersible — водолазна лінія Panerai, що виросла з Luminor.',
    uz: 'Luminor soatini Panerai brendi suv ostiga moslab, Submersible kolleksiyasini yaratgan.',
  }),
  piaget('polo', 'Polo', {
    ru: 'Первые Piaget Polo вышли в 1979 году, нынешние — в 2016-м.',
    en: 'Piaget launched the Polo in 1979 as a sports watch made entirely of gold.',
    ua: 'Перший Piaget Polo був золотий, а теперішній частіше сталевий.',
    uz: 'Piaget polo musobaqalariga homiylik qilgan va soatini ham Polo deb atagan.',
  }),
  piaget('altiplano', 'Altiplano', {
    ru: 'Часы Altiplano в Piaget делают как можно тоньше.',
    en: 'The Altiplano continues the line of ultra-thin watches that Piaget began in 1957.',
    ua: 'Лінію Altiplano названо на честь високогірного плато в Андах.',
    uz: 'And togʻlaridagi baland yassitogʻlik Altiplano deyiladi, soat ham shunday yassi.',
  }),
  lange('lange-1', 'Lange 1', {
    ru: 'Модель Lange 1 вошла в первую коллекцию возрождённой мануфактуры, показанную в 1994 году.',
    en: 'The Lange 1 was one of the first four watches of the revived A. Lange & Söhne.',
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
    en: 'Ferdinand Adolph Lange was born in 1815, hence the name of the 1815.',
    ua: 'Лінію 1815 назвали на честь року, коли народився Фердинанд Адольф Ланге.',
    uz: 'Ferdinand Adolf Lange 1815-yilda tugʻilgan, kolleksiya ham shu yil bilan nomlangan.',
  }),
  lange('datograph', 'Datograph', {
    ru: 'Для Datograph мануфактура создала собственный механизм хронографа с колонным колесом.',
    en: 'A. Lange & Söhne returned to chronographs in 1999 with the Datograph.',
    ua: 'Datograph — перший хронограф відродженої A. Lange & Söhne.',
    uz: 'Datograph 1999-yilda chiqqan, bu qayta tiklangan manufakturaning ilk xronografi boʻlgan.',
  }),
  lange('odysseus', 'Odysseus', {
    ru: 'Odysseus, показанные в 2019 году, стали первыми серийными стальными часами марки.',
    en: 'The Odysseus, launched in 2019, was the first regular steel watch of A. Lange & Söhne.',
    ua: 'Сталеві годинники A. Lange & Söhne почала випускати серійно саме з Odysseus.',
    uz: 'Odysseusgacha brend poʻlatdan seriyali soat chiqarmagan.',
  }),
];
