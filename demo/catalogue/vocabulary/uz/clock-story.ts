import { type Story, type WatchFact } from '../language';

/** The case without its bezel, where that is told elsewhere. */
const cases = [
  '{mmOnly} millimetrli {material} korpusi suvdan {water}gacha himoyalangan, {bezel}.',
  'Korpusi {material}dan, diametri {mmOnly} mm, suvdan {water}gacha himoyalangan, {bezel}.',
  '{material}dan ishlangan korpusi suvdan {water}gacha himoyalangan, diametri {mmOnly} mm, {bezel}.',
  'Diametri {mmOnly} mm boʻlgan korpusi {material}dan, suvdan {water}gacha himoyalangan, {bezel}.',
  'Korpusi {form}, {material}dan, eni {mm} mm, suvdan {water}gacha himoyalangan, {bezel}.',
  '{material}dan ishlangan {form} korpusi suvdan {water}gacha himoyalangan, eni {mm} mm, {bezel}.',
  '{form} {material} korpusining eni {mm} mm, u suvdan {water}gacha himoyalangan, {bezel}.',
];

/** The case, where the opening has told its size, its metal or both. */
const restOfCase = [
  'Korpusi {material}dan, suvdan {water}gacha himoyalangan, {bezel}.',
  '{material}dan ishlangan korpusi suvdan {water}gacha himoyalangan, {bezel}.',
  'Korpusi suvdan {water}gacha himoyalangan, diametri {mmOnly} mm, {bezel}.',
  'Diametri {mmOnly} mm boʻlgan korpusi suvdan {water}gacha himoyalangan, {bezel}.',
  'Korpusi {form}, eni {mm} mm, suvdan {water}gacha himoyalangan, {bezel}.',
  '{form} korpusining eni {mm} mm, u suvdan {water}gacha himoyalangan, {bezel}.',
  'Soat suvdan {water}gacha himoyalangan, {bezel}.',
  'Korpusi {material}dan, suvdan {water}gacha himoyalangan.',
  '{material}dan ishlangan korpusi suvdan {water}gacha himoyalangan.',
  'Soat suvdan {water}gacha himoyalangan.',
  'Korpusi suvdan {water}gacha himoyalangan.',
];

export const story: Story<WatchFact> = {
  title: ['{maker} {modelTitle} {reference}', '{maker} {model}'],
  facts: {
    // A year never follows a model or a reference, many of which end in a number. What is told of
    // the strap, the dial or the movement stands whole, so that what is left makes a sentence.
    opening: [
      '{maker} {model}, {reference} referensi, {year}-yilda {madeIn} yigʻilgan.',
      '{year}-yilgi {maker} {model} ({reference} referensi) {strap} bilan taqiladi, siferblati {dial}, {finish}.',
      '{materialOnly} korpusli {gender} soati — {maker} {model}, {reference} referensi, {year}-yil.',
      '{maker} {model} soatini {movement} yurgizadi, yurish zaxirasi {reserve}; {reference} referensi, {year}-yil.',
      'Diametri {mmOnly} mm boʻlgan {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, referensi — {reference}.',
      '{reference} referensi bilan chiqarilgan {maker} {model} soatining bu nusxasi {year}-yilda {madeIn} yigʻilgan.',
      '{dialOf} siferblatli {gender} soati — {year}-yilgi {maker} {model}, {reference} referensi.',
      '{maker} {model} soatining {reference} referensi {from}-yildan {to}-yilgacha chiqarilgan, bu nusxa {year}-yilniki.',
      '{maker} brendining {year}-yilgi {model} soati, {reference} referensi, {strap} bilan taqiladi.',
      '{functions} bilan jihozlangan {maker} {model}, {reference} referensi, {year}-yilda {madeIn} yigʻilgan.',
      'Bu {maker} {model} soatining korpusi {materialOnly}dan, diametri {mmOnly} mm, {bezel}; {reference} referensi, {year}-yil.',
      '{gender}ga moʻljallangan {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, referensi — {reference}.',
      '{year}-yilgi {maker} {model}, {reference} referensi. Ichida {movement} ishlaydi, yurish zaxirasi {reserve}; {functions} ham bor.',
      '{madeIn} yigʻilgan bu {gender} soati — {maker} brendining {year}-yilgi {model} modeli, {reference} referensi.',
      '{strap} bilan taqiladigan {maker} {model} ({reference} referensi) {year}-yilda {madeIn} yigʻilgan.',
      '{line} kolleksiyasidagi {gender} soati — {maker} {model}, {reference} referensi, {year}-yil.',
      '{maker} {model} soatining siferblati {dial}, {finish}; {reference} referensi, {year}-yilda {madeIn} yigʻilgan.',
      '{reference} referensi {since}-yilda taqdim etilgan, bu {maker} {model} esa {year}-yilda {madeIn} yigʻilgan.',
      '{year}-yilda {madeIn} yigʻilgan {gender} soati — {maker} {model}, {reference} referensi.',
      '{movement} oʻrnatilgan {maker} {model} ({reference} referensi) {year}-yilda {madeIn} yigʻilgan, yurish zaxirasi {reserve}.',
      '{maker} {model} — {year}-yilda {madeIn} yigʻilgan {gender} soati, {reference} referensi.',
      'Korpusi {materialOnly}dan yasalgan, diametri {mmOnly} mm boʻlgan bu soat — {year}-yilgi {maker} {model}, {reference} referensi.',
      'Eni {mm} mm boʻlgan {form} korpusli {gender} soati — {year}-yilgi {maker} {model}, {reference} referensi.',
      '{year}-yilda chiqarilgan {maker} {model} soatida {functions} bor; {reference} referensi.',
      '{maker} brendining {line} kolleksiyasiga mansub {model} soati {year}-yilda {madeIn} yigʻilgan; {reference} referensi.',
      'Bu {gender} soati — {maker} brendining {model} modeli, {reference} referensi; soat {year}-yilda {madeIn} yigʻilgan.',
      '{strapName} {gender} soati — {maker} {model}, {reference} referensi, {year}-yil.',
      '{maker} {model} ({reference} referensi) {year}-yilda yigʻilgan: korpusining diametri {mmOnly} mm, {bezel}.',
      '{year}-yilda {madeIn} {materialOnly}dan yasalgan {maker} {model} {strap} bilan taqiladi; {reference} referensi.',
      '{reference} referensi — {maker} brendining {year}-yilgi {model} soati; siferblati {dial}, {finish}.',
      '{year}-yilgi {maker} {model} soatining korpusi {materialOnly}dan, siferblati {dial}, {finish}; {reference} referensi.',
      '{maker} {model} soatining korpusi {form}, eni {mm} mm, {bezel}; {reference} referensi, {year}-yilda {madeIn} yigʻilgan.',
      '{madeIn} yigʻilgan {year}-yilgi {maker} {model} soatining diametri {mmOnly} mm, siferblati {dial}, {finish}; {reference} referensi.',
      '{maker} {model}, {reference} referensi, {year}-yilda {madeIn} yigʻilgan; soatni {quartz} yurgizadi.',
    ],
    // The bezel may be told in a clause of its own, so it closes the sentence.
    case: [...cases, ...restOfCase],
    dial: [
      'Siferblati {dial}, {finish}; soat {strap} bilan taqiladi.',
      'Soat {strap} bilan taqiladi, siferblati {dial}, {finish}.',
      '{strapName} soatning siferblati {dial}, {finish}.',
      'Siferblati {dial}, {finish}.',
      'Soatning siferblati {dial}, {finish}.',
      'Siferblati {dial}; soat {strap} bilan taqiladi.',
      'Soat {strap} bilan taqiladi, siferblati {dial}.',
      '{strapName} soatning siferblati {dial}.',
      'Siferblati {dial}.',
      'Siferblati {finish}; soat {strap} bilan taqiladi.',
      'Soat {strap} bilan taqiladi, siferblati {finish}.',
      'Siferblati {finish}.',
      'Soat {strap} bilan taqiladi.',
    ],
    bezelColours: ['Bezel qoʻyilmasi {bezelColours}.'],
    movement: [
      'Ichida {movement} ishlaydi, uning yurish zaxirasi {reserve}; {functions} ham bor.',
      'Mexanizmi — {movement}, yurish zaxirasi {reserve}; soatda {functions} bor.',
      'Soatni {movement} yurgizadi, yurish zaxirasi {reserve}; {functions} ham bor.',
      'Soatda {functions} bor, ichida yurish zaxirasi {reserve}lik {movement} ishlaydi.',
      'Toʻliq buralganda {movement} {reserve} yuradi; soatda {functions} bor.',
      'Yurish zaxirasi {reserve}, mexanizmi — {movement}; {functions} ham bor.',
      'Ichida {movement} ishlaydi, uning yurish zaxirasi {reserve}.',
      'Mexanizmi — {movement}, yurish zaxirasi {reserve}.',
      'Soatni {movement} yurgizadi, yurish zaxirasi {reserve}.',
      'Toʻliq buralganda {movement} {reserve} yuradi.',
      'Yurish zaxirasi {reserve}, mexanizmi — {movement}.',
      'Ichida {quartz} ishlaydi; {functions} ham bor.',
      'Soatni {quartz} yurgizadi; {functions} ham bor.',
      'Soatda {functions} bor, mexanizmi — {quartz}.',
      'Ichida {quartz} ishlaydi.',
      'Soatni {quartz} yurgizadi.',
      'Soatda {functions} bor.',
      'Soat {functions} bilan jihozlangan.',
    ],
    // Told with the movement.
    functions: [],
    // Told with the case.
    water: [],
    // Told with the origin, so that it never comes after the terms of sale.
    production: [],
    note: ['{note}'],
    // Not that it is still made, which does not stay true.
    origin: [
      'Bu referens birinchi marta {since}-yilda chiqarilgan.',
      'Bu referens {from}-yildan {to}-yilgacha {madeIn} ishlab chiqarilgan.',
      'Bu referens {from}-yildan {to}-yilgacha ishlab chiqarilgan.',
    ],
    visit: [
      'Filialga kelib, soatni oʻzingiz taqib koʻrishingiz mumkin.',
      'Soatni filialda koʻrsatamiz va mexanizmi haqidagi savollarga javob beramiz.',
    ],
  },
  conditions: {
    perfect: [
      'Holati aʼlo: korpus va oynada sezilarli taqish izi yoʻq.',
      'Holati aʼlo, jilolashga hojat boʻlmadi.',
      'Taqish izlari deyarli yoʻq, mexanizmi soz.',
    ],
    new: [
      'Soat yangi, hech kim taqmagan.',
      'Soat yangi: korpusi va qulfida birorta ham tirnalish yoʻq.',
      'Soat biror marta ham taqilmagan.',
    ],
    natural_wear: [
      'Yengil taqish izlari bor: korpusi va qulfida mayda tirnalishlar koʻrinadi.',
      'Soat avaylab taqilgan, ishqalanish izlari lupadagina koʻrinadi.',
      'Qulfida ingichka tirnalishlar bor, oynasi toza.',
    ],
    has_defects: [
      'Nuqsoni bor: oyna chetidan mayda boʻlak uchgan, oyna almashtirilguncha soatni suvdan asrash kerak.',
      'Korpusining yon tomonida chuqur tirnalish bor, mexanizmi soz.',
      'Bezelining bir joyi sezilarli ezilgan, boshqa joylari butun.',
    ],
    needs_repair: [
      'Taʼmir kerak: mexanizmi toʻxtab qoladi, uni tozalash va moylash lozim.',
      'Taʼmir kerak: burash boshchasi joyida mahkam turmaydi.',
      'Taʼmir kerak: sutkalik yurishi meʼyordan chiqqan.',
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
