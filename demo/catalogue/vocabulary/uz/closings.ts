/** What many items near each other would tell in the same words, and the same in others. */
const closings: readonly (readonly [plain: string, ...others: string[]])[] = [
  [
    'Qutisi va hujjatlari bilan sotiladi.',
    'Soatning qutisi va hujjatlari bor.',
    'Qutisi va hujjatlari birga beriladi.',
  ],
  [
    'Asl qutisi, kafolat kartasi va yoʻriqnomasi bor.',
    'Asl qutisi, kafolat kartasi va yoʻriqnomasi bilan sotiladi.',
    'Kafolat kartasi, yoʻriqnomasi va asl qutisi bor.',
  ],
  [
    'Komplekti toʻliq: quti, hujjatlar va yorliq.',
    'Qutisi, hujjatlari va yorligʻi bor, komplekti toʻliq.',
    'Toʻliq komplekt bilan sotiladi: quti, hujjatlar va yorliq.',
  ],
  [
    'Faqat soatning oʻzi sotiladi: quti va hujjatlari yoʻq.',
    'Quti va hujjatlari yoʻq, faqat soatning oʻzi sotiladi.',
    'Soatning oʻzi sotiladi, qutisi ham, hujjatlari ham yoʻq.',
  ],
  ['Quti va hujjatlarsiz sotiladi.', 'Quti va hujjatlari yoʻq.'],
  [
    'Qutisi va hujjatlari saqlanmagan, haqiqiyligini soatsozimiz tasdiqlagan.',
    'Soatning haqiqiyligini ustamiz tasdiqlagan; qutisi va hujjatlari saqlanmagan.',
    'Qutisi ham, hujjatlari ham saqlanmagan; haqiqiyligini soatsozimiz tekshirgan.',
  ],
  [
    'Holati aʼlo, jilolashga hojat boʻlmadi.',
    'Aʼlo holatda saqlangan, jilolash kerak boʻlmadi.',
    'Holati aʼlo: jilolashga ehtiyoj sezilmadi.',
  ],
  [
    'Holati aʼlo: korpus va oynada sezilarli taqish izi yoʻq.',
    'Korpusi va oynasi aʼlo holatda, sezilarli taqish izi yoʻq.',
    'Aʼlo holatda: korpusi va oynasida taqish izlari deyarli sezilmaydi.',
  ],
  [
    'Taqish izlari deyarli yoʻq, mexanizmi soz.',
    'Mexanizmi soz, taqish izlari deyarli bilinmaydi.',
    'Taqish izlari deyarli sezilmaydi, mexanizmi soz.',
  ],
  [
    'Taqish izlari yengil: korpusi va qulfida mayda tirnalgan joylar bor.',
    'Korpusi va qulfida mayda tirnalgan joylar bor, taqish izlari yengil.',
    'Taqilgani biroz bilinadi: korpusi va qulfida mayda tirnalgan joylar bor.',
  ],
  [
    'vaylab taqilgan, korpusida mayda ishqalanish izlari bor.',
    'vaylab taqilgan: korpusidagi ishqalanish izlari mayda.',
  ],
  [
    'ulfida tirnalgan joylar bor, oynasi tirnalmagan.',
    'ulfi biroz tirnalgan, oynasida tirnalish yoʻq.',
  ],
  [
    'Moviy tuslar och binafsha bilan uygʻunlashgan.',
    'Moviy va och binafsha ranglar yonma-yon qoʻyilgan.',
    'Moviy tuslar ustun, och binafsha ham uchraydi.',
  ],
  [
    'Orqa tomoniga imzo va sana qoʻyilgan.',
    'Imzo va sana orqa tomoniga yozilgan.',
    'Orqa tomonida imzo va sana bor.',
  ],
  [
    'Ustaxona Sankt-Peterburgning Oxta mavzesidagi sobiq sexda joylashgan.',
    'Bu ustaxona Sankt-Peterburgda, Oxta mavzesidagi sobiq sexda ishlaydi.',
  ],
];

/** One of the wordings, by the place of the text in the row, so that no neighbours have the same. */
export const closingsVaried = (text: string, row: number): string =>
  closings.reduce((told, wordings) => {
    const [plain] = wordings;
    return told.replace(plain, wordings[row % wordings.length] ?? plain);
  }, text);
