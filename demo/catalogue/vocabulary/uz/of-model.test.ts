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
    'Cartier Tank Must Large. Referensi — WSTA0041. Korpusi toʻgʻri toʻrtburchak, oʻlchami 33,7 × 25,5 mm.',
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
