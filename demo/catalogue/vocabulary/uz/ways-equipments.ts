import { type Ways } from './ways';

/** What comes with an item, and what does not. */
export const equipmentWays: readonly Ways[] = [
  // Watches.
  [
    'Qutisi va hujjatlari bilan sotiladi.',
    'Soatning qutisi va hujjatlari bor.',
    'Qutisi va hujjatlari birga beriladi.',
    'Soat qutisi va hujjatlari bilan sotiladi.',
    'Qutisi ham, hujjatlari ham bor.',
  ],
  [
    /Asl qutisi, (kafolat kartasi|kelib chiqish sertifikati) va yoʻriqnomasi bor\./u,
    'Asl qutisi, $1 va yoʻriqnomasi bilan sotiladi.',
    'Soatning $1, yoʻriqnomasi va asl qutisi bor.',
    'Asl qutisi, yoʻriqnomasi va $1 birga beriladi.',
    'Soat asl qutisi, $1 va yoʻriqnomasi bilan sotiladi.',
  ],
  [
    'Komplekti toʻliq: quti, hujjatlar va yorliq.',
    'Qutisi, hujjatlari va yorligʻi bor, komplekti toʻliq.',
    'Toʻliq komplekt bilan sotiladi: quti, hujjatlar va yorliq.',
    'Komplekti toʻliq, unga quti, hujjatlar va yorliq kiradi.',
    'Hujjatlari, yorligʻi va qutisi bor, komplekti toʻliq.',
  ],
  [
    'Faqat soatning oʻzi sotiladi: quti va hujjatlari yoʻq.',
    'Quti va hujjatlari yoʻq, faqat soatning oʻzi sotiladi.',
    'Faqat soatning oʻzi sotiladi: qutisi ham, hujjatlari ham yoʻq.',
    'Qutisi ham, hujjatlari ham yoʻq, faqat soatning oʻzi sotiladi.',
  ],
  [
    'Quti va hujjatlarsiz sotiladi.',
    'Quti va hujjatlari yoʻq.',
    'Qutisi ham, hujjatlari ham yoʻq.',
    'Qutisiz va hujjatsiz sotiladi.',
  ],
  [
    'Qutisi va hujjatlari saqlanmagan, haqiqiyligini soatsozimiz tasdiqlagan.',
    'Soatning haqiqiyligini soatsozimiz tasdiqlagan, qutisi va hujjatlari saqlanmagan.',
    'Quti va hujjatlari saqlanmagan, haqiqiyligini soatsozimiz tekshirgan.',
    'Haqiqiyligini soatsozimiz tasdiqlagan, quti va hujjatlari saqlanmagan.',
    'Quti va hujjatlari saqlanmagan, soatning haqiqiyligini soatsozimiz tasdiqlagan.',
  ],
  // Other pieces.
  [
    /^(.*)Qutisi va hujjatlari saqlanmagan, haqiqiyligini ekspertimiz tasdiqlagan\./su,
    '$1Haqiqiyligini ekspertimiz tasdiqlagan, qutisi va hujjatlari saqlanmagan.',
    '$1Quti va hujjatlari saqlanmagan, haqiqiyligini ekspertimiz tekshirgan.',
  ],
  [
    'Gʻilofi va sertifikati bilan sotiladi.',
    'Gʻilofi va sertifikati bor.',
    'Gʻilofi va sertifikati birga beriladi.',
    'Sertifikati va gʻilofi bilan sotiladi.',
  ],
  [
    'Komplekti toʻliq: quti, sertifikat va butik cheki.',
    'Qutisi, sertifikati va butik cheki bor, komplekti toʻliq.',
    'Toʻliq komplekt bilan sotiladi: quti, sertifikat va butik cheki.',
  ],
  [
    'Asl qutisi va hujjatlari bilan sotiladi.',
    'Asl qutisi va hujjatlari bor.',
    'Asl qutisi va hujjatlari birga beriladi.',
  ],
  [
    'Faqat taqinchoqning oʻzi sotiladi: quti va hujjatlari yoʻq.',
    'Quti va hujjatlari yoʻq, faqat taqinchoqning oʻzi sotiladi.',
    'Faqat taqinchoqning oʻzi sotiladi: qutisi ham, hujjatlari ham yoʻq.',
  ],
  [
    'Qutisiz va sertifikatsiz sotiladi, probasi va tamgʻalarini ekspertimiz tekshirgan.',
    'Qutisi va sertifikati yoʻq, probasi va tamgʻalarini ekspertimiz tekshirgan.',
    'Probasi va tamgʻalarini ekspertimiz tekshirgan, quti va sertifikatsiz sotiladi.',
  ],
  [
    'Faqat buyumning oʻzi sotiladi: quti va hujjatlari yoʻq.',
    'Quti va hujjatlari yoʻq, faqat buyumning oʻzi sotiladi.',
    'Faqat buyumning oʻzi sotiladi: qutisi ham, hujjatlari ham yoʻq.',
  ],
  [
    'Qutisi, gʻilofi va hujjatlari bor.',
    'Qutisi, gʻilofi va hujjatlari bilan sotiladi.',
    'Hujjatlari, gʻilofi va qutisi birga beriladi.',
  ],
  [
    'Asl qutisi va cheki bilan sotiladi.',
    'Asl qutisi va cheki bor.',
    'Asl qutisi va cheki birga beriladi.',
  ],
  ['Sanʼatshunos xulosasi bor.', 'Asar sanʼatshunos xulosasi bilan sotiladi.'],
  [
    'Hujjatlarsiz sotiladi, asar qaysi maktabga mansubligini ekspertimiz aniqlagan.',
    'Hujjatlari yoʻq, asar qaysi maktabga mansubligini ekspertimiz aniqlagan.',
  ],
  [
    'Hujjatlari yoʻq, tavsifini sanʼatshunosimiz tuzgan.',
    'Tavsifini sanʼatshunosimiz tuzgan, hujjatlari yoʻq.',
  ],
  [
    'Brend qutisi va hujjatlari bilan sotiladi.',
    'Brend qutisi va hujjatlari bor.',
    'Brend qutisi va hujjatlari birga beriladi.',
  ],
  [
    'Sanʼatshunos xulosasi va egalik tarixi bor.',
    'Egalik tarixi maʼlum, sanʼatshunos xulosasi bor.',
  ],
  ['Ekspert xulosasi bilan sotiladi.', 'Asar ekspert xulosasi bilan sotiladi.'],
];
