/** @jest-environment node */
import { ofTheirCountry } from './of-country';

test.each([
  [
    'Сделанные в Германии запонки Montblanc Meisterstück Onyx — стальные.',
    'Сделанные в Германии запонки Montblanc Meisterstück Onyx — стальные.',
  ],
  [
    'S.T. Dupont Slim 7 Black — во Франции зажигалка из латуни.',
    'S.T. Dupont Slim 7 Black — французская зажигалка из латуни.',
  ],
  [
    'Rolex Explorer — в Швейцарии часы 2023 года диаметром 36 мм.',
    'Rolex Explorer — швейцарские часы 2023 года диаметром 36 мм.',
  ],
  [
    'Nomos Club — в Германии мужские часы 2021 года на сером ремешке.',
    'Nomos Club — немецкие мужские часы 2021 года на сером ремешке.',
  ],
  [
    'В Швейцарии мужские часы Rolex Explorer выпущены в 2023 году.',
    'Швейцарские мужские часы Rolex Explorer выпущены в 2023 году.',
  ],
  [
    'Explorer — часы Rolex, сделанные в Швейцарии в 2023 году.',
    'Explorer — часы Rolex, сделанные в Швейцарии в 2023 году.',
  ],
  [
    'Эти в Японии мужские часы Grand Seiko Shunbun сочетают белый циферблат и браслет.',
    'Эти японские мужские часы Grand Seiko Shunbun сочетают белый циферблат и браслет.',
  ],
  [
    'Meisterstück Onyx — в Германии стальные запонки 2013 года.',
    'Meisterstück Onyx — немецкие стальные запонки 2013 года.',
  ],
  [
    'Birkin 25 Togo Noir — во Франции сумка 2021 года из чёрной телячьей кожи.',
    'Birkin 25 Togo Noir — французская сумка 2021 года из чёрной телячьей кожи.',
  ],
])('things of a year are of their country: %s', (told, better) => {
  expect(ofTheirCountry(told)).toBe(better);
});
