import { type Story, type WatchFact } from '../language';

export const story: Story<WatchFact> = {
  title: ['{maker} {model} {reference}', '{maker} {model}'],
  facts: {
    // A year never follows a model or a reference, many of which end in a number.
    opening: [
      '{maker} {model}, {reference} referensi, {year}-yilda chiqarilgan.',
      '{maker} {model}, {reference} referensi, {year}-yil; siferblati {dial}, {finish}.',
      '{year}-yilgi {maker} {model} {reference}: siferblati {dial}, {finish}.',
      '{maker} {model} — {strap} bilan taqiladigan {gender} soati; {reference} referensi, {year}-yil.',
      '{year}-yilgi {maker} {model}, {reference} referensi; ichida {movement} ishlaydi, yurish zaxirasi — {reserve}.',
      '{maker} {model}: {year}-yilda chiqarilgan {gender} soati, {reference} referensi.',
      '{year}-yilda chiqarilgan {maker} {model}, {reference} referensi; {strap} bilan taqiladi.',
      '{year}-yilda {madeIn} yigʻilgan {maker} {model}, {reference} referensi.',
      '{materialOnly} korpusli {maker} {model}, {reference} referensi, {year}-yil.',
      '{maker} {model}: {reference} referensi {from}-yildan {to}-yilgacha chiqarilgan, bu nusxa {year}-yilniki.',
      '{maker} {model}: {reference} referensi {since}-yildan beri ishlab chiqarilmoqda, bu nusxa {year}-yilniki.',
      '{line} kolleksiyasidagi {gender} soati — {maker} {model}, {reference} referensi, {year}-yil.',
      '{maker} brendining {year}-yilgi {model} soati: {reference} referensi, siferblati {dial}, {finish}.',
      '{maker} {model}, {reference} referensi, {year}-yil; soat {strap} bilan taqiladi.',
      '{year}-yilgi {maker} {model}, {reference} referensi; ichida {quartz} ishlaydi.',
      '{gender} uchun {year}-yilgi {maker} {model}, {reference} referensi.',
    ],
    case: [
      'Korpusi {material}dan, diametri {mmOnly} mm, {bezel}; suvdan himoyasi — {water}.',
      '{material}dan ishlangan korpusining diametri {mmOnly} mm, {bezel}; suvdan himoyasi — {water}.',
      'Diametri {mmOnly} mm boʻlgan korpusi {material}dan, {bezel}; suvdan himoyasi — {water}.',
      'Korpusi {form}, {material}dan, eni {mm} mm, {bezel}; suvdan himoyasi — {water}.',
      '{material}dan ishlangan {form} korpusining eni {mm} mm, {bezel}; suvdan himoyasi — {water}.',
      'Korpusining diametri {mmOnly} mm, {bezel}; suvdan himoyasi — {water}.',
      'Korpusi {form}, eni {mm} mm, {bezel}; suvdan himoyasi — {water}.',
      'Korpusi {material}dan, oʻlchami {mm} mm, {bezel}; suvdan himoyasi — {water}.',
    ],
    dial: [
      'Siferblati {dial}, {finish}; soat {strap} bilan taqiladi.',
      'Soat {strap} bilan taqiladi, siferblati {dial}, {finish}.',
      'Siferblati {dial}, {finish}.',
      'Soat {strap} bilan taqiladi.',
    ],
    bezelColours: ['Bezel qoʻyilmasi {bezelColours}.'],
    movement: [
      'Ichida {movement} ishlaydi, yurish zaxirasi — {reserve}; {functions} ham bor.',
      'Mexanizmi — {movement}; toʻliq buralsa, {reserve} yuradi, {functions} ham bor.',
      '{movement} toʻliq buralsa, {reserve} yuradi; {functions} ham bor.',
      'Ichida {movement} ishlaydi, yurish zaxirasi — {reserve}.',
      'Mexanizmi — {movement}; toʻliq buralsa, {reserve} yuradi.',
      '{movement} toʻliq buralsa, {reserve} yuradi.',
      'Ichida {quartz} ishlaydi; {functions} ham bor.',
      'Ichida {quartz} ishlaydi.',
      'Mexanizmi — {quartz}.',
      '{functions} ham bor.',
    ],
    // Told with the movement.
    functions: [],
    // Told with the case.
    water: [],
    // Told with the origin, so that it never comes after the terms of sale.
    production: [],
    note: ['{note}'],
    origin: [
      'Bu referens {since}-yildan beri {madeIn} ishlab chiqarilmoqda.',
      'Bu referens {from}-yildan {to}-yilgacha {madeIn} ishlab chiqarilgan.',
      'Bu referens {since}-yildan beri ishlab chiqarilmoqda.',
      'Bu referens {from}-yildan {to}-yilgacha ishlab chiqarilgan.',
      '{maker} bu soatni {madeIn} yigʻgan.',
    ],
    visit: [
      'Soatni u saqlanayotgan filialda koʻrish va taqib koʻrish mumkin.',
      'Soatni filialda koʻrsatamiz va mexanizmi haqidagi savollarga javob beramiz.',
    ],
  },
  conditions: {
    perfect: [
      'Holati aʼlo: korpus va oynada sezilarli iz yoʻq.',
      'Holati aʼlo, jilolashga hojat boʻlmadi.',
      'Taqish izlari deyarli yoʻq, mexanizmi soz.',
    ],
    new: [
      'Yangi, hech kim taqmagan.',
      'Yangi: korpusi va qulfida birorta ham tirnalish yoʻq.',
      'Biror marta ham taqilmagan.',
    ],
    natural_wear: [
      'Yengil taqish izlari bor: korpus va qulfida mayda tirnalishlar koʻrinadi.',
      'Avaylab taqilgan, ishqalanish izlari faqat lupada koʻrinadi.',
      'Taqilgani bilinadi: qulfida ingichka chiziqlar bor, oynasi toza.',
    ],
    has_defects: [
      'Nuqsoni bor: oyna chetidan mayda boʻlak uchgan, bu yurishiga taʼsir qilmaydi.',
      'Quloqchasi yonida chuqur tirnalish bor, mexanizmi soz.',
      'Bezelining bir joyi sezilarli ezilgan, qolgani butun.',
    ],
    needs_repair: [
      'Taʼmir kerak: mexanizm toʻxtab qoladi, tozalash va moylash lozim.',
      'Taʼmir kerak: burash boshchasi joyida mahkam turmaydi.',
      'Taʼmir kerak: sutkalik yurishi meʼyordan chiqqan.',
    ],
  },
  equipments: {
    with_package: [
      'Komplekti toʻliq: quti, hujjatlar va yorliq.',
      'Qutisi va kafolat kartasi bor.',
      'Asl qutisi va yoʻriqnomasi bilan sotiladi.',
    ],
    without_package: [
      'Quti va hujjatlarsiz sotiladi.',
      'Faqat soatning oʻzi sotiladi: quti va hujjatlari yoʻq.',
      'Quti va hujjatlar saqlanmagan, haqiqiyligini soatsozimiz tasdiqlagan.',
    ],
  },
};
