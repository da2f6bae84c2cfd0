import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const omega = collectionsOf('omega');
const longines = collectionsOf('longines');
const breitling = collectionsOf('breitling');
const tagHeuer = collectionsOf('tag-heuer');
const zenith = collectionsOf('zenith');

export const omegaAndJuraCollections: readonly SeedCollection[] = [
  omega('speedmaster', 'Speedmaster', {
    ru: 'На Луне часы Speedmaster побывали в 1969 году, через двенадцать лет после выхода первых.',
    en: 'In 1969, twelve years after its launch, the Speedmaster went to the Moon.',
    ua: 'На Місяці Speedmaster побував 1969 року, через дванадцять років після появи.',
    uz: 'Speedmaster 1957-yilda chiqqan, 1969-yilda esa Oygacha yetgan.',
  }),
  omega('seamaster', 'Seamaster', {
    ru: 'Из нынешних линий Omega старейшая — Seamaster: первые часы этой линии вышли в 1948 году.',
    en: 'The Seamaster, introduced in 1948, is the oldest line that Omega still makes.',
    ua: 'Найстарша з нинішніх ліній Omega — Seamaster, започаткована 1948 року.',
    uz: 'Omega hozir chiqarayotgan kolleksiyalar ichida eng eskisi — 1948-yilda boshlangan Seamaster.',
  }),
  omega('constellation', 'Constellation', {
    ru: 'Линию Constellation со звездой на циферблате марка выпускает с 1952 года.',
    en: 'The Constellation, launched in 1952, bears a star on its dial.',
    ua: 'Constellation випускають із 1952 року; її знак — зірка над позначкою шостої години.',
    uz: 'Constellation kolleksiyasi 1952-yilda boshlangan, siferblatidagi yulduzdan taniladi.',
  }),
  omega('de-ville', 'De Ville', {
    ru: 'Классическую линию De Ville марка выпускает с 1967 года.',
    en: 'The De Ville has been Omega’s dress line since 1967.',
    ua: 'De Ville — класична лінія Omega, самостійна від 1967 року.',
    uz: 'De Ville 1967-yildan beri brendning klassik kolleksiyasi boʻlib keladi.',
  }),
  longines('hydroconquest', 'HydroConquest', {
    ru: 'Линию водолазных часов HydroConquest марка выпускает с 2007 года.',
    en: 'Longines launched the HydroConquest, a line of diving watches, in 2007.',
    ua: 'HydroConquest випускають із 2007 року; це водолазний годинник за помірною ціною.',
    uz: 'HydroConquest kolleksiyasi 2007-yilda boshlangan va gʻavvoslarga moʻljallangan.',
  }),
  longines('spirit', 'Spirit', {
    ru: 'Линия Spirit посвящена авиаторам, которые пользовались приборами марки.',
    en: 'The Spirit, launched in 2020, recalls the pilots who flew with Longines instruments.',
    ua: 'Лінію Spirit, започатковану 2020 року, присвячено пілотам, які літали з приладами Longines.',
    uz: 'Spirit kolleksiyasi 2020-yilda boshlangan va brend asboblari bilan uchgan uchuvchilarga bagʻishlangan.',
  }),
  longines('master-collection', 'Master Collection', {
    ru: 'Master Collection — линия механических часов марки; её выпускают с 2005 года.',
    en: 'The Master Collection, launched in 2005, consists entirely of mechanical watches.',
    ua: 'Master Collection випускають із 2005 року; усі годинники в ній механічні.',
    uz: 'Master Collection 2005-yilda boshlangan, kolleksiyaning barcha soatlari mexanik.',
  }),
  longines('dolcevita', 'DolceVita', {
    ru: 'Прямоугольные часы 1920-х годов возродились в DolceVita.',
    en: 'The DolceVita, launched in 1997, recalls the rectangular cases of the 1920s.',
    ua: 'Лінію DolceVita випускають із 1997 року; її форма нагадує про 1920-ті роки.',
    uz: 'DolceVita kolleksiyasi 1997-yilda boshlangan, shakli 1920-yillar soatlaridan olingan.',
  }),
  breitling('navitimer', 'Navitimer', {
    ru: 'Логарифмическая линейка на безеле Navitimer с 1952 года помогает лётчикам считать в полёте.',
    en: 'Since 1952 the Navitimer has let pilots work out speed and fuel on the wrist.',
    ua: 'Логарифмічною лінійкою на безелі Navitimer пілоти від 1952 року рахують швидкість і витрату пального.',
    uz: 'Ilk Navitimer bezeliga 1952-yilda uchuvchilar uchun logarifmik chizgʻich joylangan.',
  }),
  breitling('superocean-heritage', 'Superocean Heritage', {
    ru: 'Прообразом Superocean Heritage стали водолазные часы с широкими стрелками, показанные маркой в 1957 году.',
    en: 'The Superocean Heritage recalls the first Superocean, Breitling’s diving watch of 1957.',
    ua: 'Superocean Heritage відтворює риси водолазного годинника 1957 року, зокрема широкі стрілки.',
    uz: 'Superocean Heritage dizayni 1957-yilda gʻavvoslar uchun chiqarilgan keng milli soatdan olingan.',
  }),
  breitling('superocean', 'Superocean', {
    ru: 'Линию водолазных часов Superocean марка выпускает с 1957 года.',
    en: 'The Superocean has been Breitling’s diving line since 1957.',
    ua: 'Superocean — водолазна лінія Breitling, започаткована 1957 року.',
    uz: 'Superocean kolleksiyasi 1957-yilda boshlangan va gʻavvoslarga moʻljallangan.',
  }),
  breitling('avenger', 'Avenger', {
    ru: 'Avenger — линия авиационных часов в усиленном корпусе.',
    en: 'The Avenger is a pilot’s watch that can be operated with gloves on.',
    ua: 'Avenger — найміцніша лінія Breitling; заводну головку її годинників зручно крутити навіть у рукавичках.',
    uz: 'Avenger — brendning ogʻir sharoitga moʻljallangan, mustahkam soatlari kolleksiyasi.',
  }),
  breitling('chronomat', 'Chronomat', {
    ru: 'Имя Chronomat известно с 1940-х годов; в 1984 году марка обновила эти часы для Frecce Tricolori.',
    en: 'The Chronomat was redesigned in 1984 with the Frecce Tricolori, the Italian aerobatic team.',
    ua: 'Chronomat оновили 1984 року разом із пілотажною групою Frecce Tricolori.',
    uz: 'Chronomat dizayni 1984-yilda Frecce Tricolori uchuvchilar guruhi bilan birga yaratilgan.',
  }),
  breitling('premier', 'Premier', {
    ru: 'Прообразом линии Premier были элегантные хронографы 1940-х годов.',
    en: 'The Premier revives the name of Breitling’s dress chronographs of the 1940s.',
    ua: 'Premier продовжує лінію ошатних хронографів, які Breitling випускав у 1940-х роках.',
    uz: 'Premier kolleksiyasida brendning 1940-yillardagi nafis xronograflari qayta tiklangan.',
  }),
  tagHeuer('carrera', 'Carrera', {
    ru: 'Первые часы Carrera, названные в честь мексиканской гонки Carrera Panamericana, вышли в 1963 году.',
    en: 'The Carrera, launched in 1963, is named after the Carrera Panamericana, a road race in Mexico.',
    ua: 'Carrera вийшла 1963 року; її назвали на честь мексиканських перегонів Carrera Panamericana.',
    uz: 'Carrera kolleksiyasi 1963-yilda boshlangan, nomini Meksikadagi Carrera Panamericana poygasidan olgan.',
  }),
  tagHeuer('monaco', 'Monaco', {
    ru: 'Квадратный хронограф Monaco с автоподзаводом марка показала в 1969 году.',
    en: 'The Monaco, launched in 1969, was the first square self-winding chronograph.',
    ua: 'Monaco вийшов 1969 року; це перший квадратний хронограф з автопідзаводом.',
    uz: '1969-yilgi ilk Monaco kvadrat korpusli birinchi avtomatik xronograf boʻlgan.',
  }),
  tagHeuer('aquaracer', 'Aquaracer', {
    ru: 'Aquaracer — линия водозащищённых спортивных часов; это имя она носит с 2004 года.',
    en: 'The Aquaracer, which took that name in 2004, is made for water sports.',
    ua: 'Aquaracer — водолазна лінія TAG Heuer; цю назву вона має від 2004 року.',
    uz: 'Aquaracer nomli soatlar 2004-yildan beri chiqariladi, ular suzish va sport uchun moʻljallangan.',
  }),
  zenith('chronomaster', 'Chronomaster', {
    ru: 'El Primero, автоматический хронограф 1969 года, — предок калибров, которые стоят в Chronomaster.',
    en: 'The Chronomaster runs on descendants of the 1969 El Primero.',
    ua: 'El Primero, автоматичний хронограф 1969 року, — предок механізмів Chronomaster.',
    uz: 'Chronomaster soatlariga 1969-yilgi El Primero mexanizmining zamonaviy avlodi oʻrnatiladi.',
  }),
  zenith('defy', 'Defy', {
    ru: 'Первые гранёные часы Defy марка выпустила в 1969 году; Defy Skyline продолжает их линию.',
    en: 'The Defy line goes back to the angular watches that Zenith launched in 1969.',
    ua: 'Перший Defy, із гранчастим корпусом, Zenith випустив 1969 року.',
    uz: 'Defy soatlari 1969-yildan beri chiqadi, ilk modellarning korpusi qirrali edi.',
  }),
  zenith('pilot-type-20', 'Pilot Type 20', {
    ru: 'Часы Pilot Type 20 напоминают бортовые приборы самолётов конца 1930-х годов.',
    en: 'The Pilot Type 20 recalls the cockpit instruments that Zenith made in the late 1930s.',
    ua: 'Pilot Type 20 схожий на бортові прилади літаків кінця 1930-х років.',
    uz: 'Pilot Type 20 soatlari 1930-yillar oxiridagi samolyot asboblarini eslatadi.',
  }),
];
