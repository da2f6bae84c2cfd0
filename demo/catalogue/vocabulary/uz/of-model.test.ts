/** @jest-environment node */
import { patternsTold } from './patterns';

test.each([
  [
    'Rolex 126610LN. Korpusi poʻlatdan, aylanadigan bezelining qoʻyilmasi qora.',
    'Rolex 126610LN. Korpusi poʻlatdan, aylanadigan bezelining keramika qoʻyilmasi qora.',
  ],
  [
    'Rolex 16610. Korpusi poʻlatdan, aylanadigan bezelining qoʻyilmasi qora.',
    'Rolex 16610. Korpusi poʻlatdan, aylanadigan bezelining alyuminiy qoʻyilmasi qora.',
  ],
  [
    'Rolex 126710BLRO. Bezelidagi 24 soatlik shkala qizil va koʻk qoʻyilmaga tushirilgan.',
    'Rolex 126710BLRO. Bezelidagi 24 soatlik shkala qizil va koʻk keramika qoʻyilmaga tushirilgan.',
  ],
  [
    'Cartier Tank Must Large. Referensi — WSTA0041. Korpusi toʻgʻri toʻrtburchak, eni 25,5 mm.',
    'Cartier Tank Must Large. Referensi — WSTA0041. Korpusi toʻgʻri toʻrtburchak, oʻlchami quloqchalari bilan 33,7 × 25,5 mm.',
  ],
  [
    'Cartier Santos de Cartier Large. Referensi — WSSA0018, u 2018-yilda taqdim etilgan. Oʻzi oltindan.',
    'Cartier Santos de Cartier Large. Referensi — WSSA0018. Oʻzi oltindan.',
  ],
  [
    'WSSA0018 — Cartier Santos soatining 2018-yilda taqdim etilgan referensi; bu soat 2020-yilda yigʻilgan.',
    'WSSA0018 — Cartier Santos soatining referensi; bu soat 2020-yilda yigʻilgan.',
  ],
  [
    'Chanel Camélia toʻgʻnagʻichi. Uning asosiy motivi — gulbarglari ochilgan gul.',
    'Chanel Camélia toʻgʻnagʻichi. Uning asosiy motivi — ochilgan kameliya guli.',
  ],
  [
    'Bu Patek Philippe soati. Asl qutisi, kafolat kartasi va yoʻriqnomasi bor.',
    'Bu Patek Philippe soati. Asl qutisi, kelib chiqish sertifikati va yoʻriqnomasi bor.',
  ],
  [
    'Cartier Santos de Cartier Medium soatining WSSA0029 referensi 2018-yilda taqdim etilgan, bu soat esa 2024-yilda yigʻilgan.',
    'Cartier Santos de Cartier Medium modeli (WSSA0029 referensi) 2018-yilda taqdim etilgan, bu soat esa 2024-yilda yigʻilgan.',
  ],
])('tells what is known of a model: %s', (plain, own) => {
  expect(patternsTold(plain)).toBe(own);
});
