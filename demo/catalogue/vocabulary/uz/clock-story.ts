import { type Story, type WatchFact } from '../language';
import { clockOpenings } from './clock-openings';
import { noteMark } from './note-placed';

/** The case with all that is told of it. */
const cases = [
  'Korpusi {material}dan, diametri {mmOnly} mm; soat {water}gacha suv oʻtkazmaydi, {bezel}.',
  'Korpusi {material}dan, diametri {mmOnly} mm, {bezel}; soat {water}gacha suv oʻtkazmaydi.',
  '{material}dan ishlangan korpusining diametri {mmOnly} mm, {bezel}; suvga chidamliligi — {water}.',
  'Diametri {mmOnly} mm boʻlgan korpusi {material}dan, {bezel}; suvga chidamliligi — {water}.',
  'Korpusi {material}dan, {bezel}; diametri {mmOnly} mm, suvga chidamliligi {water}.',
  'Korpusi {form}, {material}dan, eni {mm} mm, {bezel}; soat {water}gacha suv oʻtkazmaydi.',
  '{material}dan ishlangan {form} korpusining eni {mm} mm, {bezel}; suvga chidamliligi — {water}.',
  '{form} {material} korpusining eni {mm} mm, {bezel}; suvga chidamliligi — {water}.',
  'Korpusi {form}, {material}dan, {bezel}; eni {mm} mm, suvga chidamliligi {water}.',
];

/** The case, where the opening has told its metal or all of it but how far it keeps water out. */
const restOfCase = [
  'Korpusining diametri {mmOnly} mm, {bezel}; suvga chidamliligi — {water}.',
  'Korpusining diametri {mmOnly} mm, {bezel}; soat {water}gacha suv oʻtkazmaydi.',
  'Korpusi {form}, eni {mm} mm, {bezel}; soat {water}gacha suv oʻtkazmaydi.',
  '{form} korpusining eni {mm} mm, {bezel}; suvga chidamliligi — {water}.',
  // Where the opening has told its metal and its size.
  'Soat {water}gacha suv oʻtkazmaydi, {bezel}.',
  // Its resistance to water told.
  'Korpusi {material}dan, diametri {mmOnly} mm, {bezel}.',
  'Korpusi {form}, {material}dan, eni {mm} mm, {bezel}.',
  // Where little may be told.
  'Korpusi {material}dan, suvga chidamliligi — {water}.',
  'Korpusi {material}dan, u {water}gacha suv oʻtkazmaydi.',
  'Korpusi {water}gacha suv oʻtkazmaydi.',
];

export const story: Story<WatchFact> = {
  title: ['{maker} {modelTitle} {reference}', '{maker} {model}'],
  facts: {
    opening: Object.values(clockOpenings).flat(),
    // The bezel may be told in a clause of its own.
    case: [...cases, ...restOfCase],
    dial: [
      'Siferblati {dial}, {finish}; {strapName}.',
      '{strapName}; siferblati {dial}, {finish}.',
      '{strapName}. Siferblati {dial}, {finish}.',
      'Siferblati {dial}, {finish}.',
      'Siferblati {dial}, {strapName}.',
      '{strapName}, siferblati {dial}.',
      'Siferblati {dial}.',
      '{strapName}.',
    ],
    bezelColours: ['Bezel qoʻyilmasi {bezelColours}.'],
    movement: [
      'Ichida {movement} ishlaydi, yurish zaxirasi {reserve}; {functions} bor.',
      'Mexanizmi — {movement}, yurish zaxirasi {reserve}; {functions} bor.',
      'Soatda {movement} ishlaydi, yurish zaxirasi {reserve}; {functions} bor.',
      'Soatda {functions} bor, ichida {movement} ishlaydi; yurish zaxirasi {reserve}.',
      'Soatda {functions} bor, {movement}ning yurish zaxirasi {reserve}.',
      'Ichida {movement} ishlaydi, yurish zaxirasi {reserve}.',
      'Mexanizmi — {movement}, yurish zaxirasi {reserve}.',
      'Soatda {movement} ishlaydi, yurish zaxirasi {reserve}.',
      '{movement}ning yurish zaxirasi {reserve}.',
      // Its reserve told.
      'Ichida {movement} ishlaydi; {functions} bor.',
      'Mexanizmi — {movement}; {functions} bor.',
      'Soatda {movement} ishlaydi; {functions} bor.',
      'Ichida {movement} ishlaydi.',
      'Mexanizmi — {movement}.',
      'Ichida {quartz} ishlaydi; soatda {functions} bor.',
      'Soatda {quartz} ishlaydi; {functions} bor.',
      'Soatda {functions} bor, mexanizmi — {quartz}.',
      'Ichida {quartz} ishlaydi.',
      'Soatda {quartz} ishlaydi.',
      'Soatda {functions} bor.',
    ],
    // Told with the movement.
    functions: [],
    // Told with the case.
    water: [],
    // Told with the origin, so that it never comes after the terms of sale.
    production: [],
    note: [`${noteMark}{note}`],
    // Not that it is still made, which does not stay true.
    origin: [
      'Bu referens {since}-yilda taqdim etilgan.',
      'Bu referens {from}-yildan {to}-yilgacha{whereMade} ishlab chiqarilgan.',
      'Bu referens {from}-yildan {to}-yilgacha ishlab chiqarilgan.',
      // Of a watch made in the first year of its reference.
      'Bu referens oʻsha {ownSince}-yilda taqdim etilgan.',
      'Bu referens {ownFrom}-yildan {ownTo}-yilgacha ishlab chiqarilgan.',
    ],
    visit: [
      'Filialga kelib, soatni oʻzingiz taqib koʻrishingiz mumkin.',
      'Soatni filialda koʻrsatamiz va mexanizmi haqidagi savollarga javob beramiz.',
    ],
  },
  preferred: ['origin'],
  conditions: {
    perfect: [
      'Holati aʼlo: korpus va oynada sezilarli taqish izi yoʻq.',
      'Holati aʼlo, jilolashga hojat yoʻq.',
      'Taqish izlari deyarli yoʻq, mexanizmi soz.',
    ],
    new: [
      'Soat yangi, hech kim taqmagan.',
      'Soat yangi: korpusi va qulfida birorta ham tirnalgan joy yoʻq.',
      'Soat biror marta ham taqilmagan.',
    ],
    natural_wear: [
      'Taqish izlari yengil: korpusi va qulfida mayda tirnalgan joylar bor.',
      'Soat avaylab taqilgan, korpusida mayda ishqalanish izlari bor.',
      'Qulfida tirnalgan joylar bor, oynasi toza.',
    ],
    has_defects: [
      'Oynasining cheti ozgina uchgan; oyna almashtirilguncha soatni suvdan asrash kerak.',
      'Korpusining yon tomonida chuqur tirnalgan joy bor, mexanizmi soz.',
      'Bezelining bir joyi sezilarli ezilgan, qolgan qismi butun.',
    ],
    needs_repair: [
      'Taʼmir kerak: mexanizmi toʻxtab qoladi, uni tozalash va moylash lozim.',
      'Taʼmir kerak: burash boshchasi joyida mahkam turmaydi; tuzatilguncha soatni suvdan asrang.',
      'Mexanizmini sozlash kerak: sutkalik xatosi meʼyordan katta.',
    ],
  },
  equipments: {
    with_package: [
      'Komplekti toʻliq: quti, hujjatlar va yorliq.',
      'Qutisi va hujjatlari bilan sotiladi.',
      'Asl qutisi, kafolat kartasi va yoʻriqnomasi bor.',
    ],
    without_package: [
      'Quti va hujjatlarsiz sotiladi.',
      'Faqat soatning oʻzi sotiladi: quti va hujjatlari yoʻq.',
      'Qutisi va hujjatlari saqlanmagan, haqiqiyligini soatsozimiz tasdiqlagan.',
    ],
  },
};
