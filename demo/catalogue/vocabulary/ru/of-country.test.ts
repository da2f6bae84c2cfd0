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
])('watches of a year are of their country: %s', (told, better) => {
  expect(ofTheirCountry(told)).toBe(better);
});
