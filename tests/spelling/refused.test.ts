/** @jest-environment node */
import { hostCodes } from '../../src/config/hosts';
import { refusedIn, refusedOn } from './refused';

const refused = [
  { words: 'buy-back*', instead: 'we buy' },
  { words: 'филиал*', instead: 'отделение' },
  { words: 'займ', instead: 'заём' },
  { words: '“', instead: '‘' },
];

test.each([
  ['Our buy-backs take half an hour', 1],
  ['В любом филиале', 1],
  ['Займ под залог', 1],
  ['займа и займы', 0],
  ['He said “no”', 1],
  ['[вид](/filial/филиал/)', 0],
  ['{{филиал}}', 0],
])('“%s” says %i refused words', (text, count) => {
  expect(refusedIn([text], refused)).toHaveLength(count);
});

test('finds a phrase across a no-break space', () => {
  expect(
    refusedIn(['в\u00A0день обращения'], [{ words: 'в день обращения', instead: '' }]),
  ).toHaveLength(1);
});

test.each(hostCodes)('the list of %s can be read', (host) => {
  expect(() => refusedOn(host)).not.toThrow();
});
