import { type Story, type WatchFact } from '../language';

/** The case with all that is told of it. */
const cases = [
  '{mmOnly} millimetrli {material} korpusi {water}gacha suv oʻtkazmaydi, {bezel}.',
  'Korpusi {material}dan, diametri {mmOnly} mm, {bezel}; soat {water}gacha suv oʻtkazmaydi.',
  '{material}dan ishlangan korpusining diametri {mmOnly} mm, {bezel}; suvga chidamliligi — {water}.',
  'Diametri {mmOnly} mm boʻlgan korpusi {material}dan, {bezel}; suvga chidamliligi — {water}.',
  'Korpusi {material}dan, diametri {mmOnly} mm, suvga chidamliligi {water}; {bezel}.',
  'Korpusi {form}, {material}dan, eni {mm} mm, {bezel}; soat {water}gacha suv oʻtkazmaydi.',
  '{material}dan ishlangan {form} korpusining eni {mm} mm, {bezel}; suvga chidamliligi — {water}.',
  '{form} {material} korpusining eni {mm} mm, {bezel}; suvga chidamliligi — {water}.',
  'Korpusi {form}, {material}dan, eni {mm} mm, suvga chidamliligi {water}; {bezel}.',
];

/** The case, where the opening has told its metal or all of it but how far it keeps water out. */
const restOfCase = [
  'Korpusining diametri {mmOnly} mm, {bezel}; suvga chidamliligi — {water}.',
  'Korpusining diametri {mmOnly} mm, {bezel}; soat {water}gacha suv oʻtkazmaydi.',
  'Korpusining diametri {mmOnly} mm, suvga chidamliligi {water}; {bezel}.',
  'Korpusi {form}, eni {mm} mm, {bezel}; soat {water}gacha suv oʻtkazmaydi.',
  '{form} korpusining eni {mm} mm, {bezel}; suvga chidamliligi — {water}.',
  // Where little may be told.
  'Korpusi {material}dan, suvga chidamliligi — {water}.',
  'Korpusi {material}dan, u {water}gacha suv oʻtkazmaydi.',
  'Soat {water}gacha suv oʻtkazmaydi.',
];

export const story: Story<WatchFact> = {
  title: ['{maker} {modelTitle} {reference}', '{maker} {model}'],
  facts: {
    // A year never follows a model or a reference, many of which end in a number. No two differ only
    // in what stands in front. A dial is told with its surface, and a case with its metal, its size
    // and its bezel, so that neither comes up again.
    opening: [
      '{maker} {model} ({reference} referensi) {year}-yilda {madeIn} yigʻilgan.',
      '{year}-yilgi {maker} {model} soatining siferblati {face}. Referensi — {reference}.',
      '{gender} uchun moʻljallangan {year}-yilgi {maker} {model} soatining {strapName}. Referensi — {reference}.',
      '{maker} brendining {faceIns} siferblatli {model} soati ({reference} referensi) {year}-yilda {madeIn} yigʻilgan.',
      'Korpusi {materialOnly}dan, diametri {mmOnly} mm boʻlgan bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan; {bezel}, suvga chidamliligi — {water}. Referensi — {reference}.',
      'Bu {maker} {model} soati ({reference} referensi) {year}-yilda chiqarilgan. {form} {materialOnly} korpusining eni {mm} mm, {bezel}.',
      '{maker} bu {model} soatini ({reference} referensi) {year}-yilda {madeIn} {materialOnly}dan yasagan.',
      '{maker} {model} soati {year}-yilda {madeIn} yigʻilgan, ichida {movement} ishlaydi; yurish zaxirasi {reserve}. Referensi — {reference}.',
      '{faceIns} siferblatli bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan. Referensi — {reference}.',
      '{maker} {year}-yilda {madeIn} yigʻgan bu {model} soatining siferblati {face}; {strapName}. Referensi — {reference}.',
      '{maker} {model} ({reference} referensi) — {year}-yilda {madeIn} yigʻilgan {gender} soati; siferblati {face}.',
      'Bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan, referensi — {reference} ({from}-yildan {to}-yilgacha ishlab chiqarilgan).',
      '{maker} {model} soatining {reference} referensi {since}-yilda taqdim etilgan, bu soat esa {year}-yilda {madeIn} yigʻilgan.',
      '{year}-yilda {madeIn} yigʻilgan {maker} {model} soatining {strapName}. Referensi — {reference}.',
      '{materialOnly} korpusli bu {maker} {model} soati {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
      '{year}-yilda {madeIn} yigʻilgan bu soat — {maker} {model}; {form} {materialOnly} korpusining eni {mm} mm, {bezel}. Referensi — {reference}.',
      'Bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan, referensi — {reference}.',
      '{year}-yilgi {maker} {model} soatini {movement} yurgizadi, yurish zaxirasi {reserve}. Referensi — {reference}.',
      'Bu {model} soatiga {maker} {quartz}ni oʻrnatgan, soat {year}-yilda chiqarilgan. Referensi — {reference}.',
      '{maker} brendining {materialOnly} korpusli {model} soati ({reference} referensi) {year}-yilda {madeIn} yigʻilgan.',
      '{line} kolleksiyasidagi {maker} {model} soati ({reference} referensi) {year}-yilda {madeIn} yigʻilgan.',
      'Bu {model} ({reference} referensi) — {maker} {year}-yilda {madeIn} yigʻgan soat.',
      '{strap} bu {maker} {model} soati ({reference} referensi) {year}-yilda {madeIn} yigʻilgan; siferblati {face}.',
      'Referensi {reference} boʻlgan bu {model} soatini {maker} {year}-yilda {madeIn} yigʻgan; siferblati {face}.',
      'Bu {year}-yilgi {maker} {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}. Referensi — {reference}.',
      '{quartz} bilan ishlaydigan bu {maker} {model} soati ({reference} referensi) {year}-yilda {madeIn} yigʻilgan.',
      '{madeIn} {year}-yilda {materialOnly}dan yasalgan bu {maker} {model} soatining referensi — {reference}.',
      '{year}-yilgi {maker} {model} ({reference} referensi) — {form} {materialOnly} korpusli soat, eni {mm} mm, {bezel}.',
      '{maker} {model} — {faceIns} siferblatli soat, {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
      'Bu {year}-yilgi {maker} {model} soatining ({reference} referensi) {strapName}; siferblati {face}.',
      '{faceIns} siferblatli bu {maker} {model} soati ({reference} referensi) {year}-yilda {madeIn} {materialOnly}dan yasalgan.',
      '{madeIn} yigʻilgan bu {maker} {model} soati ({reference} referensi) {year}-yilda chiqarilgan; siferblati {face}.',
      '{year}-yilgi {maker} {model} — {madeIn} yigʻilgan {materialOnly} korpusli {gender} soati. Referensi — {reference}.',
      '{year}-yilgi {maker} {model} ({reference} referensi) — {strap} soat; siferblati {face}.',
      'Bu {gender} soati — {maker} {model} ({reference} referensi), {year}-yilda {madeIn} yigʻilgan.',
      '{madeIn} {year}-yilda yigʻilgan bu {maker} {model} soatiga {movement} oʻrnatilgan; yurish zaxirasi {reserve}. Referensi — {reference}.',
      'Bu soatni {maker} {year}-yilda {madeIn} yigʻgan: modeli — {model}, referensi — {reference}.',
      '{model} — {maker} brendining {gender} soati, {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
      '{year}-yilda chiqarilgan bu soat — {maker} {model} ({reference} referensi); siferblati {face}.',
      '{maker} {model} soatida {movement} ishlaydi, yurish zaxirasi {reserve}; ishlab chiqarilgan yili — {year}, referensi — {reference}.',
      '{maker} {model} soatining {strapName}; soat {year}-yilda {madeIn} yigʻilgan. Referensi — {reference}.',
      'Diametri {mmOnly} mm boʻlgan bu {year}-yilgi {maker} {model} soatining korpusi {materialOnly}dan, {bezel}. Referensi — {reference}.',
    ],
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
      'Soatni {movement} yurgizadi, yurish zaxirasi {reserve}; {functions} bor.',
      'Soatda {functions} bor, ichida {movement} ishlaydi; yurish zaxirasi {reserve}.',
      '{movement}ning yurish zaxirasi {reserve}; {functions} bor.',
      'Ichida {movement} ishlaydi, yurish zaxirasi {reserve}.',
      'Mexanizmi — {movement}, yurish zaxirasi {reserve}.',
      'Soatni {movement} yurgizadi, yurish zaxirasi {reserve}.',
      '{movement}ning yurish zaxirasi {reserve}.',
      'Ichida {quartz} ishlaydi; soatda {functions} bor.',
      'Soatni {quartz} yurgizadi; {functions} bor.',
      'Soatda {functions} bor, mexanizmi — {quartz}.',
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
    // Not that it is still made, which does not stay true.
    origin: [
      'Bu referens {since}-yilda taqdim etilgan.',
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
      'Taqish izlari yengil: korpusi va qulfida mayda tirnalgan joylar bor.',
      'Soat avaylab taqilgan, ishqalanish izlari lupadagina koʻrinadi.',
      'Qulfida tirnalgan joylar bor, oynasi tirnalmagan.',
    ],
    has_defects: [
      'Oynasining cheti ozgina uchgan; oyna almashtirilguncha soatni suvdan asrash kerak.',
      'Korpusining yon tomonida chuqur tirnalgan joy bor, mexanizmi soz.',
      'Bezelining bir joyi sezilarli ezilgan, boshqa joylari butun.',
    ],
    needs_repair: [
      'Taʼmir kerak: mexanizmi toʻxtab qoladi, uni tozalash va moylash lozim.',
      'Taʼmir kerak: burash boshchasi joyida mahkam turmaydi; tuzatilguncha soatni suvdan asrash kerak.',
      'Mexanizmini sozlash kerak: sutkalik farqi meʼyordan oshgan.',
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
