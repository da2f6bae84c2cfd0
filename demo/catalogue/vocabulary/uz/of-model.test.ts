/** @jest-environment node */
import { patternsTold } from './patterns';

test.each([
  [
    'Patek Philippe Nautilus 7118. Bilaguzugi poʻlatdan. Korpusi sakkizburchak, poʻlatdan, eni 35,2 mm, bezelining burchaklari yumaloq.',
    'Patek Philippe Nautilus 7118. Bilaguzugi poʻlatdan. Korpusi ham poʻlatdan, diametri 35,2 mm, sakkizburchak bezelining burchaklari yumaloq.',
  ],
  // What is not polished.
  [
    'Bell & Ross BR 03-92. Korpusi kvadrat, keramikadan, eni 42 mm. Holati aʼlo, jilolashga hojat yoʻq.',
    'Bell & Ross BR 03-92. Korpusi kvadrat, keramikadan, eni 42 mm. Holati aʼlo: korpus va oynada sezilarli taqish izi yoʻq.',
  ],
  [
    'Rolex Daytona. Korpusi poʻlatdan; taximetr shkalali bezeli qora keramikadan. Holati aʼlo, jilolashga hojat yoʻq.',
    'Rolex Daytona. Korpusi poʻlatdan; taximetr shkalali bezeli qora keramikadan. Holati aʼlo, jilolashga hojat yoʻq.',
  ],
  // The first year of a line is not that of its reference.
  [
    'Patek Philippe 5270P-001. Soatda abadiy taqvim, xronograf va Oy fazalari koʻrsatkichi bor.',
    'Patek Philippe 5270P-001. Soatda abadiy taqvim, xronograf, kichik soniya mili va Oy fazalari koʻrsatkichi bor.',
  ],
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
    'Tudor Black Bay Pro soati. Diametri 39 mm, bezelida 24 soatlik shkala bor.',
    'Tudor Black Bay Pro soati. Diametri 39 mm, qoʻzgʻalmas bezelida 24 soatlik shkala bor.',
  ],
  [
    'Chanel Camélia toʻgʻnagʻichi. Toʻgʻnagʻich toʻla ochilgan gul shaklida.',
    'Chanel Camélia toʻgʻnagʻichi. Toʻgʻnagʻich ochilgan kameliya guli shaklida.',
  ],
  [
    'Bu Patek Philippe soati. Asl qutisi, kafolat kartasi va yoʻriqnomasi bor.',
    'Bu Patek Philippe soati. Asl qutisi, kelib chiqish sertifikati va yoʻriqnomasi bor.',
  ],
])('tells what is known of a model: %s', (plain, own) => {
  expect(patternsTold(plain)).toBe(own);
});
