/** @jest-environment node */
import { likeness } from './likeness';

const { shapeOf, startOf, sentenceOf } = likeness;

test.each([
  [
    'часы {maker} {model} {strap} сделаны {madeIn} в {year} году{notWomens}.',
    '{gender} часы {maker} {model} диаметром {mmOf} мм выпущены в {year} году.',
  ],
  [
    '{maker} {model} — часы {strap}, сделанные {madeIn} в {year} году.',
    '{maker} {model} {finish} — {piece} из {colouredOnly}, {madePart} {madeIn} в {year} году.',
  ],
  [
    '{maker} {model} — часы {year} года из {materialOnly}.',
    '{maker} {model} — {gender} часы {year} года {strap}.',
  ],
  [
    '{piece} {model} из {materialOnly} {made} домом {maker} {madeInOnly}.',
    '{gender} часы {model} {strap} выпущены маркой {maker} в {year} году.',
  ],
  [
    '{model} — {piece} {maker} из {material} {motifPhrase}, {madePart} {madeIn} в {year} году.',
    '{maker} {model} — {gender} часы с {faceIns} и {strap}, изготовленные {madeIn} в {year} году.',
  ],
  [
    'часы {model} марки {maker} {strap} изготовлены {madeIn} в {year} году.',
    'часы {model} в корпусе из {material} сделаны маркой {maker} {madeIn} в {year} году.',
  ],
  [
    'часы {maker} {model} собраны {madeIn} в {year} году. Внутри {quartz}.',
    '{gender} часы {model} марки {maker} {strap} изготовлены {madeIn} в {year} году.',
  ],
  [
    '{gender} часы {maker} {model}, сделанные {madeIn} в {year} году, работают на {movement}; запас хода — {reserve}.',
    'сделанные {madeIn} в {year} году {gender} часы {maker} {model} работают на {movement}; запас хода — {reserve}.',
  ],
  [
    'референс {reference} выпускают с {since} года; эти часы {maker} {model} собраны {madeIn} в {year} году.',
    'с {since} года марка {maker} выпускает референс {reference}; эти {gender} часы {model} изготовлены {madeIn} в {year} году.',
  ],
  [
    'под референсом {reference} марка {maker} выпускает с {since} года часы {model}; эти изготовлены {madeIn} в {year} году.',
    '{model} референса {reference} марка {maker} выпускает с {since} года; эти часы сделаны {madeIn} в {year} году.',
  ],
  [
    'эти {gender} часы {maker} {model} {strap} собраны {madeIn} в {year} году; референс {reference} выпускают с {since} года.',
    'эти часы {maker} {model} изготовлены {madeIn} в {year} году. Внутри {movement}.',
  ],
  [
    'в {exact} году {madeIn}, в {authorOf}, создана {kind} «{work}».',
    'в {year} году {madeIn} {made} {this} {piece} {maker} {model} из {material}.',
  ],
  [
    '{maker} {model} — часы {strap}, сделанные {madeIn} в {year} году.',
    '{maker} {model} — {madeIn} часы {year} года {strap}.',
  ],
])('openings that are built in one way are of one shape: %s', (one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

test.each([
  [
    'часы {maker} {model} {strap} выпущены в {year} году.',
    'эти часы {maker} {model} {strap} сделаны {madeIn} в {year} году.',
  ],
  [
    'эти часы {maker} {model} {strap} сделаны {madeIn} в {year} году.',
    'эти часы {maker} {model}, собранные {madeIn} в {year} году, идут без подзавода {reserve}: внутри {movement}.',
  ],
])('a sentence that is built otherwise is of another shape: %s', (one, other) => {
  expect(shapeOf(one)).not.toBe(shapeOf(other));
});

test('openings that start with one word start alike', () => {
  expect(startOf('эти часы {maker} {model}.')).toBe(startOf('эти {gender} часы {maker} {model}.'));
});

test('watches told with their strap start alike, whatever word is first', () => {
  const starts = [
    '{gender} часы {maker} {model} {strap} сделаны {madeIn} в {year} году.',
    'эти {gender} часы {maker} {model} {strap} собраны {madeIn} в {year} году; референс {reference} выпускают с {since} года.',
    '{madeIn} часы {maker} {model} {strap} выпущены в {year} году.',
    'часы {model} марки {maker} {strap} изготовлены {madeIn} в {year} году.',
    '{gender} часы {maker} {model} из {materialOnly} {strap} выпущены {madeIn} в {year} году.',
    'часы {model} {strap} выпущены маркой {maker} {madeIn} в {year} году.',
  ].map(startOf);
  expect(new Set(starts).size).toBe(1);
  expect(startOf('часы {maker} {model} диаметром {mmOf} мм.')).not.toBe(starts[0]);
});

test('a telephone told with its case starts as a watch does', () => {
  const starts = [
    'часы {model} в корпусе из {material} диаметром {mmOnly} мм сделаны маркой {maker} {madeIn} в {year} году.',
    '{this} {piece} {model} {finish} дома {maker} в корпусе из {frame} с отделкой из {leatherOf} кожи {crafted} {madeInOnly}.',
  ].map(startOf);
  expect(new Set(starts).size).toBe(1);
});

test('a name and what it is start alike, whoever’s name is told first', () => {
  const starts = [
    '{maker} {model} — часы {strap}, сделанные {madeIn} в {year} году.',
    '{model} — {piece} {maker} из {material}, {madePart} {madeIn} в {year} году.',
    '{maker} {model} — {madeIn} {gender} часы {year} года {strap}.',
  ].map(startOf);
  expect(new Set(starts).size).toBe(1);
});

test('a piece that is pointed at is no other sentence', () => {
  expect(sentenceOf?.('{this} {piece} {maker} {model} {crafted} {madeIn} в {year} году.')).toBe(
    sentenceOf?.('{piece} {maker} {model} {made} {madeIn} в {year} году.'),
  );
});

test('a maker and the years of a reference start alike, whichever of them is first', () => {
  const starts = [
    'марка {maker} выпускает референс {reference} с {since} года; эти часы.',
    'референс {reference} марка {maker} выпускает с {since} года; эти часы.',
    'с {since} года марка {maker} выпускает референс {reference}; эти часы.',
    'с {from} по {to} год марка {maker} выпускала референс {reference}; эти часы.',
    '{model} референса {reference} марка {maker} выпускает с {since} года; эти часы.',
  ].map(startOf);
  expect(new Set(starts).size).toBe(1);
});

test('whose a watch is, its form and whether its reference is still made are no other sentence', () => {
  const body =
    'часы {maker} {model} в корпусе из {material} диаметром {mmOnly} мм {bezelPhrase} собраны.';
  const form =
    '{gender} часы {maker} {model} в {form} корпусе из {material} шириной {mm} мм {bezelPhrase} собраны. Внутри {movement}.';
  expect(sentenceOf?.(form)).toBe(sentenceOf?.(body.replace(/\.$/, '')));
  expect(
    sentenceOf?.('референс {reference} марка {maker} выпускает с {since} года; эти часы'),
  ).toBe(
    sentenceOf?.('референс {reference} марка {maker} выпускала с {from} по {to} год; эти часы'),
  );
  expect(
    sentenceOf?.('с {since} года марка {maker} выпускает референс {reference}; эти часы'),
  ).toBe(
    sentenceOf?.('с {from} по {to} год марка {maker} выпускала референс {reference}; эти часы'),
  );
  expect(sentenceOf?.('часы {maker} референса {reference}, который выпускают с {since} года')).toBe(
    sentenceOf?.('часы {maker} референса {reference}, который выпускали с {from} по {to} год'),
  );
});

test.each([
  [
    'марка {maker} выпускает референс {reference} с {since} года; эти {gender} часы {model} собраны {madeIn} в {year} году.',
    'марка {maker} выпускает референс {reference} с {since} года; эти {gender} часы {model} {strap} сделаны {madeIn} в {year} году.',
  ],
  [
    'эти {gender} часы {maker} {model} из {materialOnly} изготовлены {madeIn} в {year} году.',
    'эти часы {maker} {model} изготовлены {madeIn} в {year} году{notWomens}. Внутри {movement}.',
  ],
  [
    'эти {gender} часы {maker} {model} {strap} собраны {madeIn} в {year} году; референс {reference} выпускают с {since} года.',
    'эти {gender} часы {maker} {model} с калибром ~ собраны {madeIn} в {year} году. Механизм {movement}.',
  ],
  [
    '{maker} {model} — {madeIn} {gender} часы {year} года {strap}.',
    '{maker} {model} — {madeIn} {gender} часы {year} года диаметром {mmOf} мм.',
  ],
  [
    'эти {gender} часы {maker} {model} {strap} собраны {madeIn} в {year} году; референс {reference} выпускают с {since} года.',
    'эти часы {maker} {model} с {faceIns} и {strap} изготовлены {madeIn} в {year} году{notWomens}.',
  ],
  [
    '{gender} часы {maker} {model}, сделанные {madeIn} в {year} году, работают на {movement}{functionsPhrase}; запас хода — {reserve}.',
    'часы {maker} {model}, сделанные {madeIn} в {year} году, работают на {quartz}{functionsPhrase}{notWomens}.',
  ],
  [
    'референс {reference} марка {maker} выпускала с {from} по {to} год; эти часы {model} сделаны {madeIn} в {year} году{notWomens}.',
    'марка {maker} выпускает референс {reference} с {since} года; эти {gender} часы {model} собраны {madeIn} в {year} году.',
  ],
  [
    '{model} референса {reference} марка {maker} выпускала с {from} по {to} год; эти часы сделаны {madeIn} в {year} году{notWomens}.',
    'референс {reference} марка {maker} выпускает с {since} года; эти {gender} часы {model} {strap} изготовлены {madeIn} в {year} году.',
  ],
  [
    '{maker} {model} — часы из {materialOnly}, сделанные {madeIn} в {year} году{notWomens}.',
    '{model} — {gender} часы {maker}, сделанные {madeIn} в {year} году.',
  ],
  [
    '{gender} часы {maker} {model} {strap} сделаны {madeIn} в {year} году.',
    'часы {maker} {model} из {materialOnly} {strap} выпущены {madeIn} в {year} году.',
  ],
  [
    'часы {model} марки {maker} {strap} изготовлены {madeIn} в {year} году.',
    'часы {model} {strap} выпущены маркой {maker} {madeIn} в {year} году{notWomens}.',
  ],
  [
    'референс {reference} выпускали с {from} по {to} год; эти часы {maker} {model} собраны {madeIn} в {year} году{notWomens}.',
    'референс {reference} марка {maker} выпускает с {since} года; эти {gender} часы {model} {strap} изготовлены {madeIn} в {year} году.',
  ],
  [
    '{model} — {gender} часы {maker} с {functionsOnly}, собранные {madeIn} в {year} году.',
    '{maker} {model} — часы с {faceIns} и {strap}, изготовленные {madeIn} в {year} году{notWomens}.',
  ],
  [
    '{madeIn} {gender} часы {maker} {model} {strap} выпущены в {year} году.',
    '{madeIn} часы {maker} {model} с {functionsOnly} собраны в {year} году{notWomens}.',
  ],
])('a strap, a metal, a size and a verb of making are no other sentence: %s', (one, other) => {
  expect(sentenceOf?.(one)).toBe(sentenceOf?.(other));
});

test('a work and what it is are told in one way, whatever it is called there', () => {
  expect(sentenceOf?.('«{work}» — работа {authorOf}, созданная {madeIn} в {exact} году.')).toBe(
    sentenceOf?.('«{work}» — {kind} {authorOf}, созданная {madeIn} около {circa} года.'),
  );
});
