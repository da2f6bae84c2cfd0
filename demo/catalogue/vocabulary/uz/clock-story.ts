import { type Story, type WatchFact } from '../language';
import { clockOpenings } from './clock-openings';
import { noteMark } from '../note-placed';

/** The case with all that is told of it. */
const cases = [
  'Korpusi {material}dan, diametri {mmOnly} mm, {bezel}. Soat {water}gacha suv oʻtkazmaydi.',
  'Korpusi {material}dan, diametri {mmOnly} mm, suvdan himoyasi {water}, {bezel}.',
  '{material}dan ishlangan korpusining diametri {mmOnly} mm, suvdan himoyasi {water}, {bezel}.',
  'Diametri {mmOnly} mm boʻlgan korpusi {material}dan, {bezel}. Soat {water}gacha suv oʻtkazmaydi.',
  'Korpusi {form}, {material}dan, eni {mm} mm, {bezel}. Soat {water}gacha suv oʻtkazmaydi.',
  'Korpusi {form}, {material}dan, eni {mm} mm, suvdan himoyasi {water}, {bezel}.',
  '{form} {material} korpusining eni {mm} mm, suvdan himoyasi {water}, {bezel}.',
];

/** The case, where the opening has told its metal or all of it but how far it keeps water out. */
const restOfCase = [
  'Korpusining diametri {mmOnly} mm, suvdan himoyasi {water}, {bezel}.',
  'Korpusining diametri {mmOnly} mm, {bezel}. Soat {water}gacha suv oʻtkazmaydi.',
  'Korpusi {form}, eni {mm} mm, {bezel}. Soat {water}gacha suv oʻtkazmaydi.',
  '{form} korpusining eni {mm} mm, suvdan himoyasi {water}, {bezel}.',
  // Its resistance to water told.
  'Korpusi {material}dan, diametri {mmOnly} mm, {bezel}.',
  'Korpusi {form}, {material}dan, eni {mm} mm, {bezel}.',
  // Where little may be told.
  'Korpusi {material}dan, suvdan himoyasi {water}.',
  'Soat {water}gacha suv oʻtkazmaydi.',
];

export const story: Story<WatchFact> = {
  title: ['{maker} {modelTitle} {reference}', '{maker} {model}'],
  facts: {
    opening: Object.values(clockOpenings).flat(),
    // The bezel may be told in a clause of its own.
    case: [...cases, ...restOfCase],
    dial: [
      'Siferblati {dial}, {finish}.',
      '{strapName}. Siferblati {dial}, {finish}.',
      'Siferblati {dial}, {strapName}.',
      '{strapName}, siferblati {dial}.',
      'Siferblati {dial}.',
      '{strapName}.',
    ],
    bezelColours: ['Bezel qoʻyilmasi {bezelColours}.'],
    movement: [
      'Ichida {movement} ishlaydi, yurish zaxirasi {reserve}. Soatda {functions} bor.',
      'Mexanizmi — {movement}, yurish zaxirasi {reserve}. Soatda {functions} bor.',
      'Soatda {functions} bor. Ichida {movement} ishlaydi, yurish zaxirasi {reserve}.',
      'Soatda {functions} bor. Mexanizmi — {movement}, yurish zaxirasi {reserve}.',
      'Ichida {movement} ishlaydi, yurish zaxirasi {reserve}.',
      'Mexanizmi — {movement}, yurish zaxirasi {reserve}.',
      'Soatda {movement} ishlaydi, yurish zaxirasi {reserve}.',
      '{movement}ning yurish zaxirasi {reserve}.',
      // Its reserve told.
      'Ichida {movement} ishlaydi. Soatda {functions} bor.',
      'Mexanizmi — {movement}. Soatda {functions} bor.',
      'Ichida {movement} ishlaydi.',
      'Mexanizmi — {movement}.',
      'Ichida {quartz} ishlaydi. Soatda {functions} bor.',
      'Soatda {functions} bor. Mexanizmi — {quartz}.',
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
    // The years of a reference are told with it, in the opening.
    origin: [],
    visit: [
      'Filialga kelib, soatni oʻzingiz taqib koʻrishingiz mumkin.',
      'Soatni filialda koʻrsatamiz va mexanizmi haqidagi savollarga javob beramiz.',
    ],
  },
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
