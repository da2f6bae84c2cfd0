import { type AccessoryConditions } from '../language';

/** In what condition a thing is, told by what a buyer of such a thing asks. */
export const conditions: AccessoryConditions = {
  bag: {
    perfect: [
      'Holati aʼlo: burchaklari ishqalanmagan, astari toza.',
      'Foydalanish izlari deyarli yoʻq: furniturasi tirnalmagan, astari toza.',
      'Holati aʼlo: chetlari ishqalanmagan, ichida ham, tashqarisida ham dogʻ yoʻq.',
    ],
    new: [
      'Buyum yangi, undan foydalanilmagan.',
      'Buyum yangi: burchaklarida, furniturasida va astarida hech qanday iz yoʻq.',
      'Buyumdan biror marta ham foydalanilmagan, astari toza.',
    ],
    natural_wear: [
      'Burchaklari biroz ishqalangan, astari toza.',
      'Furniturasida mayda tirnalgan joylar bor, sumkaning ichida ham, tashqarisida ham dogʻ yoʻq.',
      'Foydalanishdan yengil bukilish izlari qolgan, burchaklari va astari butun.',
    ],
    has_defects: [
      'Nuqsoni bor: astariga siyoh tekkan, tashqaridan koʻrinmaydi.',
      'Old tomonida chuqur tirnalgan joy bor, uni filialda koʻrsatamiz.',
      'Bir burchagi qattiq ishqalangan, astari toza.',
    ],
    needs_repair: [
      'Taʼmir kerak: choki bir joyidan soʻkilgan.',
      'Taʼmir kerak: qulfi har doim ham birdaniga yopilmaydi.',
      'Taʼmir kerak: metall qismlaridan biri boʻshab qolgan.',
    ],
  },
  wallet: {
    perfect: [
      'Holati aʼlo: burchaklari va chetlari ishqalanmagan.',
      'Foydalanish izlari deyarli yoʻq, boʻlimlari toza.',
      'Avaylab ishlatilgan: na ishqalanish, na dogʻ bor.',
    ],
    new: [
      'Buyum yangi, undan foydalanilmagan.',
      'Buyum yangi: na tirnalish, na ishqalanish bor.',
      'Buyumdan biror marta ham foydalanilmagan, boʻlimlari choʻzilmagan.',
    ],
    natural_wear: [
      'Burchaklari biroz ishqalangan, ichi toza.',
      'Metall qismlarida mayda tirnalgan joylar bor, boʻlimlari toza.',
      'Chetlari biroz ishqalangan, choklari butun.',
    ],
    has_defects: [
      'Nuqsoni bor: ichiga siyoh tekkan.',
      'Tashqi tomonida chuqur tirnalgan joy bor, uni filialda koʻrsatamiz.',
      'Bir burchagi qattiq ishqalangan, choklari butun.',
    ],
    needs_repair: [
      'Taʼmir kerak: choki bir joyidan soʻkilgan.',
      'Taʼmir kerak: boʻlimlaridan birida astari koʻchgan.',
      'Taʼmirlash kerak: chetlaridagi boʻyoq yorilgan.',
    ],
  },
  pen: {
    perfect: [
      'Holati aʼlo: korpusida birorta ham tirnalgan joy yoʻq, bir tekis yozadi.',
      'Foydalanish izlari deyarli yoʻq, ravon va uzilishsiz yozadi.',
      'Avaylab ishlatilgan: qisqichi mahkam, chizigʻi bir tekis.',
    ],
    new: [
      'Ruchka yangi, u bilan yozilmagan.',
      'Ruchka yangi: korpusida birorta ham tirnalgan joy yoʻq.',
      'Ruchka bilan biror marta ham yozilmagan.',
    ],
    natural_wear: [
      'Korpusida mayda tirnalgan joylar bor, ruchka bir tekis yozadi.',
      'Metall qismlarida mayda tirnalgan joylar bor, ruchka uzilishsiz yozadi.',
      'Qisqichi biroz ishqalangan, ruchka soz.',
    ],
    has_defects: [
      'Nuqsoni bor: korpusi sezilarli tirnalgan, lekin ruchka bir tekis yozadi.',
      'Korpusida chuqur tirnalgan joy bor, uni filialda koʻrsatamiz.',
      'Metall qismida ozgina ezilgan joy bor, ruchka soz.',
    ],
    needs_repair: [
      'Taʼmir kerak: ruchka uzilib-uzilib yozadi.',
      'Taʼmir kerak: qisqichi boʻshab qolgan.',
      'Taʼmirlash kerak: ruchka yozmaydi, uni tozalash lozim.',
    ],
  },
  phone: {
    perfect: [
      'Holati aʼlo: ekrani, ovozi va aloqasi tekshirilgan, batareyasi quvvatni yaxshi saqlaydi.',
      'Foydalanish izlari deyarli yoʻq. Telefon istalgan operatorning SIM-kartasi bilan ishlaydi, batareyasi quvvatni yaxshi saqlaydi.',
      'Avaylab ishlatilgan: telefon toʻliq soz, operatorga bogʻlanmagan.',
    ],
    new: [
      'Telefon yangi, undan foydalanilmagan. U istalgan operatorning SIM-kartasi bilan ishlaydi.',
      'Telefon yangi: na tirnalish, na ishqalanish bor, batareyasi quvvatni toʻliq saqlaydi.',
      'Telefondan biror marta ham foydalanilmagan, u operatorga bogʻlanmagan.',
    ],
    natural_wear: [
      'Korpusida mayda tirnalgan joylar bor. Ekrani, ovozi va aloqasi tekshirilgan, batareyasi quvvatni yaxshi saqlaydi.',
      'Charmi biroz ishqalangan, telefonning oʻzi soz, unga istalgan operatorning SIM-kartasi toʻgʻri keladi.',
      'Foydalanilgani biroz bilinadi. Telefon operatorga bogʻlanmagan, batareyasi quvvatni yaxshi saqlaydi.',
    ],
    has_defects: [
      'Korpusida sezilarli ezik bor, bu telefonning ishiga taʼsir qilmaydi.',
      'Orqa panelida chuqur tirnalgan joy bor, telefon toʻliq soz.',
      'Charmi bir joyida qattiq ishqalangan, telefon toʻliq soz.',
    ],
    needs_repair: [
      'Taʼmir kerak: batareyasining quvvati tez tugaydi, uni almashtirish lozim.',
      'Taʼmir kerak: tugmalaridan biri har doim ham birdaniga ishlamaydi.',
      'Taʼmir kerak: karnayi xirillaydi.',
    ],
  },
  cufflinks: {
    perfect: [
      'Holati aʼlo, ishqalangan joyi yoʻq.',
      'Taqish izlari deyarli yoʻq, qulflari mahkam.',
      'Holati aʼlo, avaylab taqilgan.',
    ],
    new: [
      'Zaponkalar yangi, hali taqilmagan.',
      'Zaponkalar yangi: na tirnalish, na ishqalanish bor.',
      'Zaponkalar biror marta ham taqilmagan.',
    ],
    natural_wear: [
      'Taqilgani biroz bilinadi: ikkalasida ham yengil ishqalanish izlari bor.',
      'Ikkalasida ham mayda tirnalgan joylar bor, qulflari soz.',
      'Ikkalasining ham ayrim joylari biroz ishqalangan.',
    ],
    has_defects: [
      'Nuqsoni bor: birida sezilarli dogʻ koʻrinadi.',
      'Birida chuqur tirnalgan joy bor, uni filialda koʻrsatamiz.',
      'Birining bir joyi qattiq ishqalangan.',
    ],
    needs_repair: [
      'Taʼmir kerak: birining qulfi tiqilib qoladi.',
      'Taʼmir kerak: birining qulfi boʻshab qolgan.',
      'Taʼmirlash kerak: birida chuqur tirnalgan joy bor.',
    ],
  },
  lighter: {
    perfect: [
      'Holati aʼlo: qoplamasi tirnalmagan, alangasi bir tekis.',
      'Foydalanish izlari deyarli yoʻq, gaz sizdirmaydi.',
      'Avaylab ishlatilgan, birinchi urinishdayoq yonadi.',
    ],
    new: [
      'Zajigalka yangi, unga hali gaz toʻldirilmagan.',
      'Zajigalka yangi: na tirnalish, na ishqalanish bor.',
      'Zajigalkadan biror marta ham foydalanilmagan.',
    ],
    natural_wear: [
      'Korpusida mayda tirnalgan joylar bor, alangasi bir tekis.',
      'Metall qismlarida mayda tirnalgan joylar bor, zajigalka birinchi urinishdayoq yonadi.',
      'Burchaklari biroz ishqalangan, zajigalka soz.',
    ],
    has_defects: [
      'Nuqsoni bor: yon tomoni ezilgan, lekin zajigalka soz.',
      'Korpusida chuqur tirnalgan joy bor, uni filialda koʻrsatamiz.',
      'Qoplamasining bir joyi yeyilgan, zajigalka soz.',
    ],
    needs_repair: [
      'Taʼmir kerak: gaz sizib chiqadi, klapanini almashtirish lozim.',
      'Taʼmir kerak: roligi tiqilib qoladi.',
      'Taʼmir kerak: alangasi sozlanmaydi.',
    ],
  },
};
