import { type Story, type WatchFact } from '../language';

export const story: Story<WatchFact> = {
  title: ['{maker} {modelTitle} {reference}', '{maker} {model}'],
  facts: {
    // A year never follows a model or a reference, many of which end in a number.
    opening: [
      '{maker} {model} soatining {reference} referensi; bu nusxa {year}-yilda {madeIn} yigʻilgan.',
      '{year}-yilgi {maker} {model}, {reference} referensi: siferblati {dial}, {finish}.',
      '{maker} {model}, {reference} referensi: {year}-yilda chiqarilgan {gender} soati, {strap} bilan taqiladi.',
      '{year}-yilgi {maker} {model}, {reference} referensi: ichida {movement} ishlaydi, uning yurish zaxirasi {reserve}; {functions} ham bor.',
      '{year}-yilda {madeIn} yigʻilgan {gender} soati — {maker} {model}, {reference} referensi.',
      '{year}-yilda chiqarilgan {maker} {model}, {reference} referensi; soat {strap} bilan taqiladi.',
      '{year}-yilda {madeIn} yigʻilgan {maker} {model}, {reference} referensi.',
      '{materialOnly}dan yasalgan {maker} {model}, {reference} referensi, {year}-yil.',
      '{maker} {model} soatining {reference} referensi {from}-yildan {to}-yilgacha chiqarilgan, bu nusxa {year}-yilniki.',
      '{maker} {model} soatining {reference} referensi {since}-yildan beri ishlab chiqariladi, bu nusxa {year}-yilniki.',
      '{line} kolleksiyasidagi {gender} soati — {maker} {model}, {reference} referensi, {year}-yil.',
      '{maker} brendining {year}-yilda chiqarilgan {model} soati, {reference} referensi; siferblati {dial}, {finish}.',
      '{maker} {model}, {reference} referensi, {year}-yil; soat {strap} bilan taqiladi.',
      '{year}-yilgi {maker} {model}, {reference} referensi: ichida {quartz} ishlaydi, {functions} ham bor.',
      '{materialOnly}dan yasalgan {gender} soati — {maker} {model}, {reference} referensi, {year}-yil.',
    ],
    // The bezel may be told in a clause of its own, so it closes the sentence.
    case: [
      'Korpusi {material}dan, diametri {mmOnly} mm, suvdan {water}gacha himoyalangan, {bezel}.',
      '{material}dan ishlangan korpusi suvdan {water}gacha himoyalangan, diametri {mmOnly} mm, {bezel}.',
      'Diametri {mmOnly} mm boʻlgan korpusi {material}dan, suvdan {water}gacha himoyalangan, {bezel}.',
      'Korpusi {form}, {material}dan, eni {mm} mm, suvdan {water}gacha himoyalangan, {bezel}.',
      '{material}dan ishlangan {form} korpusi suvdan {water}gacha himoyalangan, eni {mm} mm, {bezel}.',
      'Korpusi suvdan {water}gacha himoyalangan, diametri {mmOnly} mm, {bezel}.',
      'Diametri {mmOnly} mm boʻlgan korpusi suvdan {water}gacha himoyalangan, {bezel}.',
      'Korpusi {form}, eni {mm} mm, suvdan {water}gacha himoyalangan, {bezel}.',
    ],
    dial: [
      'Siferblati {dial}, {finish}; soat {strap} bilan taqiladi.',
      'Soat {strap} bilan taqiladi, siferblati {dial}, {finish}.',
      'Siferblati {dial}, {finish}.',
      'Siferblati {dial}; soat {strap} bilan taqiladi.',
      'Soat {strap} bilan taqiladi, siferblati {dial}.',
      'Siferblati {dial}.',
      'Soat {strap} bilan taqiladi.',
    ],
    bezelColours: ['Bezel qoʻyilmasi {bezelColours}.'],
    movement: [
      'Ichida {movement} ishlaydi, uning yurish zaxirasi {reserve}; {functions} ham bor.',
      'Mexanizmi — {movement}, yurish zaxirasi {reserve}; {functions} ham bor.',
      '{movement}ning yurish zaxirasi {reserve}; {functions} ham bor.',
      'Ichida {movement} ishlaydi, uning yurish zaxirasi {reserve}ga yetadi.',
      'Mexanizmi — {movement}, yurish zaxirasi {reserve}ga yetadi.',
      '{movement}ning yurish zaxirasi {reserve}ga yetadi.',
      'Ichida {quartz} ishlaydi; {functions} ham bor.',
      'Ichida {quartz} ishlaydi.',
      'Soatni {quartz} yurgizadi.',
      'Soatda {functions} bor.',
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
      'Nuqsoni bor: oyna chetidan mayda boʻlak uchgan, soatni suvdan asrash kerak.',
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
      'Qutisi va kafolat kartasi bor.',
      'Asl qutisi, hujjatlari va yoʻriqnomasi bilan sotiladi.',
    ],
    without_package: [
      'Quti va hujjatlarsiz sotiladi.',
      'Faqat soatning oʻzi sotiladi: quti va hujjatlari yoʻq.',
      'Quti va hujjatlar saqlanmagan, haqiqiyligini soatsozimiz tasdiqlagan.',
    ],
  },
};
