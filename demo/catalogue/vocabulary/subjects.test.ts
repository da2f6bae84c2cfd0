/** @jest-environment node */
import { languageCodes } from '../../../src/config/languages';
import { itemKinds } from '../../../src/config/catalogs';
import { madeCatalogue } from '../../../tests/support/made-catalogue';
import { subjectsOf } from './subjects';

test.each([
  ['{maker} {model}, reference {reference}', []],
  ['с {dialIns} циферблатом, {dial}', ['dial']],
  ['{piecePhrase} in {materialOnly}, {settingOnly}', ['material', 'setting']],
  ['{exact}, {circa}', ['year']],
  ['made {madeIn}, {country}', ['madeIn']],
])('“%s” tells %j', (template, subjects) => {
  expect([...subjectsOf(template)]).toEqual(subjects);
});

const { items } = madeCatalogue();

test.each(languageCodes)('on %s no two pieces open alike', (host) => {
  for (const kind of itemKinds) {
    const openings = items
      .filter((item) => item.kind === kind)
      .map(({ texts }) => texts[host].description.slice(0, 60));
    const neighbours = openings.filter((opening, index) => opening === openings[index + 1]);
    expect(neighbours).toEqual([]);
  }
});
