/** @jest-environment node */
import { ofTheirCountry } from './of-country';

test.each([
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
    'К 2013 году относятся в Германии стальные запонки Montblanc Meisterstück Onyx.',
    'К 2013 году относятся немецкие стальные запонки Montblanc Meisterstück Onyx.',
  ],
  [
    'Во Франции сумка 2021 года, Hermès Birkin 25 Togo Noir из чёрной телячьей кожи.',
    'Французская сумка 2021 года, Hermès Birkin 25 Togo Noir из чёрной телячьей кожи.',
  ],
  [
    'Браслет Oyster дополняет белый циферблат этих в Швейцарии мужских часов Rolex Explorer II.',
    'Браслет Oyster дополняет белый циферблат этих швейцарских мужских часов Rolex Explorer II.',
  ],
])('watches of a year are of their country: %s', (told, better) => {
  expect(ofTheirCountry(told)).toBe(better);
});
