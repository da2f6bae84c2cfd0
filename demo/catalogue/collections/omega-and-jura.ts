import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const omega = collectionsOf('omega');
const longines = collectionsOf('longines');
const breitling = collectionsOf('breitling');
const tagHeuer = collectionsOf('tag-heuer');
const zenith = collectionsOf('zenith');

export const omegaAndJuraCollections: readonly SeedCollection[] = [
  omega('speedmaster', 'Speedmaster', {
    ru: 'Speedmaster выпускают с 1957 года, в 1969-м он побывал на Луне.',
    en: 'The Speedmaster has been made since 1957 and went to the Moon in 1969.',
    ua: 'Speedmaster випускають із 1957 року, а 1969-го він побував на Місяці.',
    uz: 'Ilk Speedmaster 1957-yilda chiqqan, 1969-yilda bu soat Oyda ham boʻlgan.',
  }),
  omega('seamaster', 'Seamaster', {
    ru: 'Seamaster, старейшую линию марки, выпускают с 1948 года.',
    en: 'The Seamaster, the maker’s oldest line, has been made since 1948.',
    ua: 'Seamaster, найстаршу лінію марки, випускають із 1948 року.',
    uz: 'Seamaster — brendning 1948-yildan beri davom etib kelayotgan kolleksiyasi.',
  }),
  omega('constellation', 'Constellation', {
    ru: 'Constellation с 1952 года отмечена звездой на циферблате.',
    en: 'The Constellation, launched in 1952, bears a star on its dial.',
    ua: 'Constellation випускають із 1952 року, її знак — зірка над шостою годиною.',
    uz: 'Constellation kolleksiyasi 1952-yilda boshlangan, siferblatidagi yulduzdan taniladi.',
  }),
  omega('de-ville', 'De Ville', {
    ru: 'De Ville с 1967 года — городская классика марки.',
    en: 'The De Ville has been the maker’s dress line since 1967.',
    ua: 'De Ville — міська класика Omega, окрема лінія від 1967 року.',
    uz: 'De Ville 1967-yildan beri brendning klassik shahar kolleksiyasi boʻlib keladi.',
  }),
  longines('hydroconquest', 'HydroConquest', {
    ru: 'HydroConquest с 2007 года — водолазные часы за разумные деньги.',
    en: 'Since 2007 the HydroConquest has offered a diving watch at a sensible price.',
    ua: 'HydroConquest випускають із 2007 року: це водолазний годинник за помірну ціну.',
    uz: 'HydroConquest — brendning gʻavvoslar uchun 2007-yilda boshlangan kolleksiyasi.',
  }),
  longines('spirit', 'Spirit', {
    ru: 'Spirit 2020 года посвящена лётчикам, летавшим с приборами марки.',
    en: 'The Spirit of 2020 recalls the pilots who flew with the maker’s instruments.',
    ua: 'Лінію Spirit, показану 2020 року, присвячено пілотам, які літали з приладами Longines.',
    uz: 'Spirit kolleksiyasi 2020-yilda boshlangan va brend asboblari bilan uchgan uchuvchilarga bagʻishlangan.',
  }),
  longines('master-collection', 'Master Collection', {
    ru: 'Master Collection, целиком механическую, выпускают с 2005 года.',
    en: 'The Master Collection dates from 2005 and is mechanical throughout.',
    ua: 'Master Collection випускають із 2005 року, усі годинники в ній механічні.',
    uz: 'Master Collection 2005-yilda boshlangan, kolleksiyaning barcha soatlari mexanik.',
  }),
  longines('dolcevita', 'DolceVita', {
    ru: 'DolceVita 1997 года повторяет прямоугольные корпуса двадцатых.',
    en: 'The DolceVita, launched in 1997, takes up the rectangular cases of the twenties.',
    ua: 'DolceVita випускають із 1997 року, її лінії нагадують про двадцяті роки минулого століття.',
    uz: 'DolceVita kolleksiyasi 1997-yilda boshlangan, u yigirmanchi yillarning toʻgʻri toʻrtburchak korpuslarini eslatadi.',
  }),
  breitling('navitimer', 'Navitimer', {
    ru: 'У Navitimer с 1952 года на безеле логарифмическая линейка для расчётов в полёте.',
    en: 'The Navitimer of 1952 carries a pilot’s slide rule on its bezel.',
    ua: 'Navitimer вийшов 1952 року: пілот рахував на його логарифмічній лінійці швидкість і пальне.',
    uz: 'Navitimer kolleksiyasi 1952-yilda boshlangan, bezelida uchuvchilar uchun logarifm chizgʻichi bor.',
  }),
  breitling('superocean-heritage', 'Superocean Heritage', {
    ru: 'Superocean Heritage повторяет водолазные часы 1957 года с широкими стрелками.',
    en: 'The Superocean Heritage recalls the maker’s diving watch of 1957.',
    ua: 'Superocean Heritage повторює водолазний годинник 1957 року з широкими стрілками.',
    uz: 'Superocean Heritage 1957-yilda chiqqan keng milli gʻavvoslar soatini takrorlaydi.',
  }),
  breitling('superocean', 'Superocean', {
    ru: 'Superocean — водолазная линия марки, её выпускают с 1957 года.',
    en: 'The Superocean has been the maker’s diving line since 1957.',
    ua: 'Superocean — водолазна лінія Breitling, започаткована 1957 року.',
    uz: 'Superocean — brendning gʻavvoslar uchun 1957-yilda boshlangan kolleksiyasi.',
  }),
  breitling('avenger', 'Avenger', {
    ru: 'Avenger — прочная инструментальная линия марки, рассчитанная на лётчиков.',
    en: 'The Avenger is the maker’s toughest line, built to be operated with gloves on.',
    ua: 'Avenger — найміцніша лінія Breitling: заводну головку легко крутити навіть у рукавичках.',
    uz: 'Avenger — brendning ogʻir sharoitga moʻljallangan kolleksiyasi, yirik raqamlari uzoqdan oʻqiladi.',
  }),
  breitling('chronomat', 'Chronomat', {
    ru: 'Chronomat 1984 года создавали вместе с пилотажной группой Frecce Tricolori.',
    en: 'The Chronomat of 1984 was made with the Frecce Tricolori display team.',
    ua: 'Chronomat створили 1984 року разом із пілотажною групою Frecce Tricolori.',
    uz: 'Chronomat dizayni 1984-yilda Frecce Tricolori uchuvchilar guruhi bilan birga yaratilgan.',
  }),
  breitling('premier', 'Premier', {
    ru: 'Premier возвращается к городским хронографам сороковых годов.',
    en: 'The Premier revives the name of the maker’s dress chronographs of the forties.',
    ua: 'Premier повертає міські хронографи, які Breitling робив у сорокові роки.',
    uz: 'Premier kolleksiyasi brendning qirqinchi yillardagi nafis xronograflarini qayta tiklagan.',
  }),
  tagHeuer('carrera', 'Carrera', {
    ru: 'Carrera 1963 года названа в честь мексиканской гонки Carrera Panamericana.',
    en: 'The Carrera of 1963 is named after the Mexican race Carrera Panamericana.',
    ua: 'Carrera вийшла 1963 року, назву їй дали мексиканські перегони Carrera Panamericana.',
    uz: 'Carrera kolleksiyasi 1963-yilda boshlangan, nomini Meksikadagi Carrera Panamericana poygasidan olgan.',
  }),
  tagHeuer('monaco', 'Monaco', {
    ru: 'Monaco 1969 года — первый квадратный хронограф с автоподзаводом.',
    en: 'The Monaco of 1969 was the first square self-winding chronograph.',
    ua: 'Monaco 1969 року — перший квадратний хронограф з автопідзаводом.',
    uz: '1969-yilgi ilk Monaco kvadrat korpusli birinchi avtomatik xronograf boʻlgan.',
  }),
  tagHeuer('aquaracer', 'Aquaracer', {
    ru: 'Линия Aquaracer, часы для воды и спорта, носит это имя с 2004 года.',
    en: 'The Aquaracer, so named since 2004, is made for water and sport.',
    ua: 'Aquaracer — водолазна лінія TAG Heuer; цю назву вона має від 2004 року.',
    uz: 'Aquaracer nomi 2004-yilda paydo boʻlgan, bu soatlar suv va sport uchun moʻljallangan.',
  }),
  zenith('chronomaster', 'Chronomaster', {
    ru: 'В Chronomaster стоит потомок El Primero, автоматического хронографа 1969 года.',
    en: 'The Chronomaster runs on the heir of El Primero, the self-winding chronograph of 1969.',
    ua: 'Chronomaster працює на спадкоємці El Primero, автоматичного хронографа 1969 року.',
    uz: 'Chronomaster soatlarida 1969-yilgi El Primero avtomatik xronografining vorisi ishlaydi.',
  }),
  zenith('defy', 'Defy', {
    ru: 'Defy Skyline продолжает линию гранёных часов Defy, которая началась в 1969 году.',
    en: 'The Defy Skyline goes back to the angular Defy watches of 1969.',
    ua: 'Defy Skyline продовжує гранчасті Defy, які марка робить від 1969 року.',
    uz: 'Defy Skyline 1969-yilda boshlangan qirrali Defy soatlarini davom ettiradi.',
  }),
  zenith('pilot-type-20', 'Pilot Type 20', {
    ru: 'Pilot Type 20 повторяет бортовые приборы самолётов конца тридцатых годов.',
    en: 'The Pilot Type 20 recalls cockpit instruments of the late thirties.',
    ua: 'Pilot Type 20 схожий на бортові прилади літаків кінця тридцятих.',
    uz: 'Pilot Type 20 oʻttizinchi yillar oxiridagi samolyot asboblarini eslatadi.',
  }),
];
