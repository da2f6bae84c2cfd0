/** @jest-environment node */
import { madeCatalogue } from '../../../../tests/support/made-catalogue';

const pairs = madeCatalogue().items.flatMap(({ texts: { ru } }) =>
  /^(?:Серьги|Запонки) /u.test(ru.title) ? [ru.description] : [],
);

test('earrings and cufflinks are told of as two', () => {
  expect(pairs.length).toBeGreaterThan(10);
  const asOne = pairs.filter((text) =>
    /издели|в украшении|вещь|вещи нуж|лицевая сторона/iu.test(text),
  );
  expect(asOne).toEqual([]);
});
