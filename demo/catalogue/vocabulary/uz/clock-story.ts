import { type Story, type WatchFact } from '../language';

export const story: Story<WatchFact> = {
  title: ['{maker} {model} {reference}', '{maker} {model}'],
  facts: {
    opening: [
      '{reference} referensli {maker} {model} — {year}-yilda ishlab chiqarilgan {gender} soati.',
      '{gender} uchun {maker} {model} soati, {reference} referensi, {year}-yilda chiqarilgan.',
      '{collection} turkumidan {reference} referensi: {year}-yilgi {maker} {model}.',
      'Oldingizda {year}-yilgi {maker} {model}, {reference} referensi.',
      '{maker} {model} soati ({reference}) {year}-yilda yasalgan.',
      '{dial} siferblatli {maker} {model}, {year}-yil, {reference} referensi.',
    ],
    case: [
      'Korpusi {material}dan ishlangan, diametri {mm} mm, {bezel}.',
      'Korpusining diametri {mm} mm, materiali — {material}; {bezel}.',
      '{material}dan ishlangan korpusning diametri {mm} mm, {bezel}.',
      'Korpus oʻlchami — {mm} mm, u {material}dan yasalgan, {bezel}.',
      'Korpusi {form}, {material}dan, eni {mm} mm; {bezel}.',
      '{material}dan ishlangan {form} korpusning eni {mm} mm, {bezel}.',
    ],
    dial: [
      'Siferblati {dial}, {finish}; soatga {strap} taqilgan.',
      '{dial} siferblat, {finish}; unga {strap} mos keladi.',
      'Soatda {strap} bor, siferblati {dial}, {finish}.',
      'Siferblat rangi — {dial}, {finish}; toʻplamda {strap} bor.',
    ],
    bezelColours: [
      'Bezel qoʻyilmasining rangi — {bezelColours}.',
      'Bezel qoʻyilmasi: {bezelColours} rang.',
    ],
    movement: [
      'Ichida {movement} bor, yurish zaxirasi — {reserve}.',
      'Mexanizmi — {movement}; yurish zaxirasi — {reserve}.',
      'Yurishini {movement} taʼminlaydi, yurish zaxirasi — {reserve}.',
      'Korpusda {movement} ishlaydi: toʻliq buralganda {reserve} yetadi.',
      'Ichida {quartz} bor.',
      'Yurishini {quartz} taʼminlaydi.',
    ],
    functions: [
      'Vazifalari: {functions}.',
      'Soatning imkoniyatlari: {functions}.',
      'Vaqtdan tashqari soat quyidagilarni taklif qiladi: {functionsMany}.',
    ],
    water: [
      'Suvdan himoyasi — {water}.',
      'Eʼlon qilingan suv himoyasi — {water}.',
      'Pasport boʻyicha suvdan himoyasi — {water}.',
    ],
    production: [
      'Bu referens {since}-yildan beri ishlab chiqariladi.',
      'Referens {since}-yilda paydo boʻlgan va hali ham ishlab chiqarilmoqda.',
      'Bu referens {from}-yildan {to}-yilgacha ishlab chiqarilgan.',
      'Referens {from}-yilda chiqa boshlagan va {to}-yilda toʻxtatilgan.',
    ],
    note: ['{note}'],
    origin: ['Soat {madeIn} yigʻilgan.', 'Yigʻilgan joyi — {country}.'],
    visit: [
      'Soatni u saqlanayotgan boʻlimda koʻrish va taqib koʻrish mumkin.',
      'Soatni boʻlimda koʻrsatamiz va mexanizmi haqidagi savollarga javob beramiz.',
    ],
  },
  conditions: {
    perfect: [
      'Holati aʼlo: korpus va oynada sezilarli iz yoʻq.',
      'Soat aʼlo holatda, silliqlash kerak boʻlmadi.',
      'Taqilgan izlari deyarli yoʻq, yurishi bir tekis.',
    ],
    new: [
      'Soat yangi, taqilmagan.',
      'Holati yangi soatdek: korpus va qulfida birorta ham tirnalish yoʻq.',
      'Bu soat qoʻlga taqilmagan.',
    ],
    natural_wear: [
      'Yengil taqilgan izlari bor: korpus va qulfida mayda tirnalishlar.',
      'Soat avaylab taqilgan, ishqalanish faqat lupada koʻrinadi.',
      'Yeyilishi tabiiy: silliq qirralarida qilcha chiziqlar bor, oynasi toza.',
    ],
    has_defects: [
      'Nuqsoni bor: oyna chetida kichik uchgan joy, yurishga taʼsir qilmaydi.',
      'Korpusda quloqcha yonida chuqur tirnalish bor, mexanizm soz.',
      'Bezelda sezilarli ezilgan joy bor, qolgani butun.',
    ],
    needs_repair: [
      'Soatga taʼmir kerak: mexanizm toʻxtab qoladi, tozalash va moylash lozim.',
      'Usta ishi kerak: burash kallagi mahkam oʻtirmaydi.',
      'Taʼmir talab qilinadi: sutkalik yurishi meʼyordan chiqqan.',
    ],
  },
  equipments: {
    with_package: [
      'Toʻplami toʻliq: quti, hujjatlar va yorliq.',
      'Toʻplamda quti va kafolat kartasi bor.',
      'Soatga oʻz qutisi va yoʻriqnoma qoʻshiladi.',
    ],
    without_package: [
      'Quti va hujjatlarsiz sotiladi.',
      'Toʻplami yoʻq: faqat soatning oʻzi.',
      'Quti va hujjatlar saqlanmagan, aslligini soatsozimiz tasdiqlagan.',
    ],
  },
};
