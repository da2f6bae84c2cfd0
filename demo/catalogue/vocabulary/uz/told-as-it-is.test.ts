/** @jest-environment node */
import { madeCatalogue } from '../../../../tests/support/made-catalogue';
import { slotsOf } from '../fill';
import { accessoryOpenings } from './accessory-openings';
import { jewelryOpenings } from './jewelry-openings';

const { items } = madeCatalogue();
const told = items.map(({ texts, ...item }) => ({ ...item, text: texts.uz.description }));

test('a year is said not to be known where it is not, and nowhere else', () => {
  expect(
    told.filter(({ text, year }) => text.includes('yili nomaʼlum') !== (year === null)),
  ).toEqual([]);
});

test('an opening that says so fits only a piece of no year', () => {
  const openings = [jewelryOpenings, accessoryOpenings]
    .flatMap((ofKind) => Object.values<readonly string[]>(ofKind).flat())
    .filter((one) => one.includes('yili nomaʼlum'));
  expect(openings.length).toBeGreaterThan(10);
  expect(openings.filter((one) => !slotsOf(one).includes('madeInOnly'))).toEqual([]);
});

/** What says that a piece comes alone. */
const alone =
  /(?:quti|hujjat|sertifikat|xulosa)\p{L}*(?: [^.]*)? (?:yoʻq|saqlanmagan)(?!\p{L})|(?:hujjat(?:lar)?|sertifikat|quti)siz sotiladi/iu;

test('box and papers are told as the piece has them', () => {
  expect(
    told.filter(({ text, equipment }) => alone.test(text) !== (equipment === 'without_package')),
  ).toEqual([]);
});
