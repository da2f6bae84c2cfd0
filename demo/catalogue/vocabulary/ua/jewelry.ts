import { type JewelryFact, type Story } from '../language';
import { noteMark } from '../note-placed';
import { openingsOfShape } from './jewelry-openings';

export { words } from './jewelry-words';

/** Size or length, weight and fineness, as far as the opening has not told them. */
const measures = [
  ...[
    'внутрішній діаметр — {ringSize} мм',
    'внутрішній обхват — {wrist} см',
    'довжина — {length} см',
    'довжина ланцюжка — {chain} см',
  ].flatMap((size) => [
    `${size}, вага — {grams} г, проба — {fineness}.`,
    `Вага — {grams} г, ${size}, проба — {fineness}.`,
    `Проба — {fineness}, вага — {grams} г, ${size}.`,
    `Проба — {fineness}, ${size}.`,
    `${size}, вага — {grams} г.`,
    `Вага — {grams} г, ${size}.`,
    `${size}, проба — {fineness}.`,
    `${size}.`,
  ]),
  'Вага — {grams} г, проба — {fineness}.',
  'Проба — {fineness}, вага — {grams} г.',
  'Вага — {grams} г.',
  'Вага пари — {pairGrams} г, проба — {fineness}.',
  'Проба — {fineness}, вага пари — {pairGrams} г.',
  'Вага пари — {pairGrams} г.',
  'Проба — {fineness}.',
];

export const story: Story<JewelryFact> = {
  title: ['{piece} {maker} {model} {material}'],
  facts: {
    opening: Object.values(openingsOfShape).flat(),
    design: [
      '{motifPhrase}. {stonesSaid}.',
      '{stonesSaid}. {motifPhrase}.',
      '{motifPhrase}, каменів немає.',
      '{stonesSaid}.',
    ],
    // Told with the design.
    stones: [],
    across: [
      'Діаметр перлини — {pearlMm} мм.',
      'Діаметр перлин — {pearlsMm} мм.',
      'Ширина брошки — {across} см.',
      'Номер моделі — {reference}.',
    ],
    measures,
    year: [],
    note: [`${noteMark}{note}`],
    // Told with the design.
    origin: [],
    visit: [
      'Подивитися й приміряти виріб можна у відділенні, де він зберігається.',
      'Покажемо виріб у відділенні й розглянемо його під лупою разом із вами.',
    ],
  },
  conditions: {
    perfect: [
      'Стан ідеальний: без деформацій, полірування рівне.',
      'Стан ідеальний, слідів носіння не видно.',
      'Під лупою пошкоджень не видно.',
    ],
    new: [
      'Виріб новий, його не носили.',
      'Виріб новий: бирки на місці, на металі немає жодної подряпини.',
      'Цього виробу жодного разу не надягали.',
    ],
    natural_wear: [
      'На полірованому металі є дрібні подряпини від носіння.',
      'На внутрішньому боці є легкі потертості.',
      'На металі є легкі потертості; за бажання ювелір освіжить поверхню.',
    ],
    has_defects: [
      'На внутрішньому боці помітна вмʼятина.',
      'На металі є глибока подряпина.',
      'Виріб трохи погнутий, але на міцність це не вплинуло.',
    ],
    needs_repair: [
      'Виріб погнутий, його має вирівняти ювелір.',
      'Метал в одному місці надтріснув, потрібен ремонт у ювеліра.',
      'Поверхня металу сильно подряпана, її має відновити ювелір.',
    ],
  },
  equipments: {
    with_package: [
      'У комплекті футляр і сертифікат.',
      'Комплект повний: коробка, сертифікат і чек із бутика.',
      'У комплекті оригінальна коробка й документи.',
    ],
    without_package: [
      'Продається без коробки й сертифіката, пробу та клейма перевірив наш експерт.',
      'Коробки й документів немає; виріб перевірив наш експерт.',
      'Коробки й документів немає; справжність підтвердив наш експерт.',
    ],
  },
};
