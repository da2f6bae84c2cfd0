import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const omega = collectionsOf('omega');
const longines = collectionsOf('longines');
const breitling = collectionsOf('breitling');
const tagHeuer = collectionsOf('tag-heuer');
const zenith = collectionsOf('zenith');

export const omegaAndJuraCollections: readonly SeedCollection[] = [
  omega('speedmaster', 'Speedmaster', {
    ru: 'Часы Speedmaster побывали на Луне в 1969 году.',
    en: 'Buzz Aldrin wore a Speedmaster on the Moon.',
    ua: 'Speedmaster побував на Місяці 1969 року, через дванадцять років після появи.',
    uz: 'Speedmaster Oyga astronavtlar bilagida yetib borgan.',
  }),
  omega('seamaster', 'Seamaster', {
    ru: 'Seamaster — старейшая из нынешних линий Omega.',
    en: 'No line that Omega still makes is older than the Seamaster.',
    ua: 'Найстарша з нинішніх ліній Omega — Seamaster, започаткована 1948 року.',
    uz: 'Seamaster — hozirgi Omega kolleksiyalarining eng eskisi.',
  }),
  omega('constellation', 'Constellation', {
    ru: 'Звезду на циферблат Constellation ставят с 1952 года.',
    en: 'Omega put a star on the dial of the Constellation in 1952.',
    ua: 'Знак Constellation — зірка над позначкою шостої години.',
    uz: 'Constellation siferblatida bitta yulduz bor.',
  }),
  omega('de-ville', 'De Ville', {
    ru: 'Классические часы Omega объединены в линию De Ville.',
    en: 'Omega’s dress watches have been called De Ville since 1967.',
    ua: 'De Ville — класична лінія Omega, самостійна від 1967 року.',
    uz: 'Omeganing sipo, klassik soatlari De Ville kolleksiyasida jamlangan.',
  }),
  longines('hydroconquest', 'HydroConquest', {
    ru: 'HydroConquest — главная линия водолазных часов марки.',
    en: 'Longines launched the HydroConquest, a watch for divers, in 2007.',
    ua: 'HydroConquest задумали в Longines як водолазний годинник за помірну ціну.',
    uz: 'HydroConquest soatlarini Longines gʻavvoslarga atab chiqaradi.',
  }),
  longines('spirit', 'Spirit', {
    ru: 'Линия Spirit посвящена авиаторам, которые пользовались приборами марки.',
    en: 'Longines dedicates the Spirit to the pilots who flew with its instruments.',
    ua: 'Лінію Spirit присвячено пілотам, які літали з приладами Longines.',
    uz: 'Spirit soatlari Longines asboblari bilan uchgan uchuvchilarga bagʻishlangan.',
  }),
  longines('master-collection', 'Master Collection', {
    ru: 'В Master Collection собраны только механические часы.',
    en: 'Longines launched the Master Collection in 2005 with mechanical watches only.',
    ua: 'Усі годинники Master Collection механічні.',
    uz: 'Longines klassik mexanik soatlarini Master Collection nomi bilan chiqaradi.',
  }),
  longines('dolcevita', 'DolceVita', {
    ru: 'Часы DolceVita повторяют прямоугольные модели 1920-х годов.',
    en: 'The DolceVita has a rectangular case in the Art Deco style.',
    ua: 'Прямокутну форму DolceVita взято з годинників, які марка випускала в 1920-х роках.',
    uz: 'DolceVita italyancha “shirin hayot” degani.',
  }),
  breitling('navitimer', 'Navitimer', {
    ru: 'Логарифмическая линейка на безеле Navitimer с 1952 года помогает лётчикам считать в полёте.',
    en: 'On the slide rule of a Navitimer, speed and fuel consumption can be worked out in flight.',
    ua: 'Логарифмічною лінійкою на безелі Navitimer пілот обчислює швидкість і витрату пального.',
    uz: 'Uchuvchilar yoqilgʻi sarfini Navitimer bezelidagi logarifmik chizgʻich yordamida hisoblagan.',
  }),
  breitling('superocean-heritage', 'Superocean Heritage', {
    ru: 'Широкие стрелки Superocean Heritage — как у водолазных часов, которые марка показала в 1957 году.',
    en: 'The Superocean Heritage recalls the first Superocean, which Breitling launched in 1957.',
    ua: 'Superocean Heritage відтворює риси водолазного годинника 1957 року, зокрема широкі стрілки.',
    uz: 'Hozirgi Superocean Heritage 1957-yilgi gʻavvoslar soatiga oʻxshatib chizilgan.',
  }),
  breitling('superocean', 'Superocean', {
    ru: 'Водолазные Superocean марка делает с 1957 года.',
    en: 'Breitling began making watches for divers in 1957, with the Superocean.',
    ua: 'Superocean — лінія годинників Breitling для водолазів.',
    uz: 'Superocean siferblatidagi yirik belgilar suv ostida ham oson oʻqiladi.',
  }),
  breitling('avenger', 'Avenger', {
    ru: 'Avenger — линия авиационных часов в усиленном корпусе.',
    en: 'The Avenger is a pilot’s watch that can be operated with gloves on.',
    ua: 'Avenger — найміцніша лінія Breitling.',
    uz: 'Avenger zarbaga ham, suv bosimiga ham chidamli.',
  }),
  breitling('chronomat', 'Chronomat', {
    ru: 'Имя Chronomat известно с 1940-х годов; в 1984 году марка обновила эти часы для пилотажной группы Frecce Tricolori.',
    en: 'The Chronomat was redesigned in 1984 with the Frecce Tricolori, the Italian aerobatic team.',
    ua: 'У 1980-х роках Chronomat оновили за порадами пілотажної групи Frecce Tricolori.',
    uz: 'Chronomatni chizishda Breitlingga Frecce Tricolori uchuvchilari maslahat bergan.',
  }),
  breitling('premier', 'Premier', {
    ru: 'Часы Premier напоминают элегантные хронографы Breitling 1940-х годов.',
    en: 'The Premier revives the name of Breitling’s dress chronographs of the 1940s.',
    ua: 'Premier продовжує лінію ошатних хронографів, які в Breitling випускали в 1940-х роках.',
    uz: 'Premier kolleksiyasida brendning 1940-yillardagi nafis xronograflari qayta tiklangan.',
  }),
  tagHeuer('carrera', 'Carrera', {
    ru: 'Часы Carrera названы в честь мексиканской гонки Carrera Panamericana.',
    en: 'The Carrera takes its name from the Carrera Panamericana, a road race in Mexico.',
    ua: 'Carrera названо на честь мексиканських перегонів Carrera Panamericana.',
    uz: 'Meksikadagi Carrera Panamericana poygasi haqida eshitgan Jek Hoyer soatini Carrera deb atagan.',
  }),
  tagHeuer('monaco', 'Monaco', {
    ru: 'Хронографы Monaco с 1969 года узнают по квадратному корпусу.',
    en: 'Heuer launched the Monaco in 1969 as the first square self-winding chronograph.',
    ua: 'Monaco був першим квадратним хронографом з автопідзаводом.',
    uz: 'Monaco — kvadrat korpusli ilk avtomatik xronograf.',
  }),
  tagHeuer('aquaracer', 'Aquaracer', {
    ru: 'Имя Aquaracer спортивные водозащищённые часы TAG Heuer получили в 2004 году.',
    en: 'TAG Heuer makes the Aquaracer for sport in and on the water.',
    ua: 'Назву Aquaracer складено зі слів, що означають «вода» й «гонщик».',
    uz: 'Aquaracer suv sporti uchun yaratilgan, nomidagi “aqua” ham lotincha “suv” degani.',
  }),
  zenith('chronomaster', 'Chronomaster', {
    ru: 'Калибры Chronomaster ведут род от El Primero — автоматического хронографа 1969 года.',
    en: 'The Chronomaster runs on descendants of the El Primero, launched in 1969.',
    ua: 'Механізми Chronomaster походять від El Primero, одного з перших автоматичних хронографів.',
    uz: 'Chronomaster soatlariga 1969-yilgi El Primero mexanizmining zamonaviy avlodi oʻrnatiladi.',
  }),
  zenith('defy', 'Defy', {
    ru: 'Первые гранёные часы Defy марка выпустила в 1969 году; Defy Skyline продолжают их линию.',
    en: 'The Defy line goes back to the angular watches that Zenith launched in 1969.',
    ua: 'Гранчастий корпус Defy повторює форму моделі 1969 року.',
    uz: 'Defy korpusi ilk modellaridayoq qirrali boʻlgan.',
  }),
  zenith('pilot-type-20', 'Pilot Type 20', {
    ru: 'Часы Pilot Type 20 напоминают бортовые приборы самолётов конца 1930-х годов.',
    en: 'The Pilot Type 20 looks like the cockpit instruments that Zenith made in the late 1930s.',
    ua: 'Pilot Type 20 схожий на бортові прилади літаків кінця 1930-х років.',
    uz: 'Pilot Type 20 soatlari 1930-yillar oxiridagi samolyot asboblarini eslatadi.',
  }),
];
