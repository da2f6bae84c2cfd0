import fc from 'fast-check';
import { diamondClarities, diamondColours, diamondCuts } from '../../config/diamond-prices';
import type { Diamond } from '../../domain/diamond-price';
import { diamondOf, exampleChoice, formatDiamond, parseChoice } from './choice';
import { parseWeight } from './weight';

const anyDiamond: fc.Arbitrary<Diamond> = fc.record({
  cut: fc.constantFrom(...diamondCuts),
  colour: fc.constantFrom(...diamondColours),
  clarity: fc.constantFrom(...diamondClarities),
  carats: fc.integer({ min: 18, max: 1000 }).map((points) => points / 100),
});

test('the address restores the choice', () => {
  const oval: Diamond = { cut: 'oval', colour: 'E', clarity: 'VVS1', carats: 1.02 };
  expect(formatDiamond(oval)).toBe('?cut=oval&color=E&clarity=VVS1&carat=1.02');
  fc.assert(
    fc.property(anyDiamond, (diamond) => {
      const { choice, isAsked, isMended } = parseChoice(formatDiamond(diamond));
      expect(diamondOf(choice)).toEqual(diamond);
      expect([isAsked, isMended]).toEqual([true, false]);
    }),
  );
});

test('an address without a stone is the example', () => {
  expect(parseChoice('')).toEqual({ choice: exampleChoice, isAsked: false, isMended: false });
  expect(parseChoice('?utm_source=mail')).toMatchObject({ isAsked: false, isMended: false });
});

test('what makes no sense in an address is the example’s; the rest stays', () => {
  expect(parseChoice('?cut=triangle&color=Z&clarity=VS1&carat=heavy')).toEqual({
    choice: { ...exampleChoice, clarity: 'VS1' },
    isAsked: true,
    isMended: true,
  });
  expect(parseChoice('?cut=OVAL&color=e&clarity=vvs1&carat=%201,5%20')).toEqual({
    choice: { cut: 'oval', colour: 'E', clarity: 'VVS1', weight: '1,5' },
    isAsked: true,
    isMended: false,
  });
});

test('a weight of the address that is too small is told, not mended', () => {
  const { choice, isMended } = parseChoice('?carat=0.1');
  expect(isMended).toBe(false);
  expect(diamondOf(choice)).toBeNull();
  expect(parseWeight(choice.weight)).toEqual({ problem: 'weightTooSmall' });
});

test('any address gives a choice of the scales', () => {
  const anyAddress = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.tuple(fc.constantFrom('cut', 'color', 'clarity', 'carat'), fc.string()))
      .map((pairs) => `?${new URLSearchParams(pairs).toString()}`),
  );
  fc.assert(
    fc.property(anyAddress, (search) => {
      const { choice } = parseChoice(search);
      expect(diamondCuts).toContain(choice.cut);
      expect(diamondColours).toContain(choice.colour);
      expect(diamondClarities).toContain(choice.clarity);
      const read = parseWeight(choice.weight);
      expect('carats' in read || /^weight/.test(read.problem)).toBe(true);
    }),
  );
});

test.each([
  ['0.18', { carats: 0.18 }],
  ['0,18', { carats: 0.18 }],
  [' 1,02 ', { carats: 1.02 }],
  ['1.', { carats: 1 }],
  ['10', { carats: 10 }],
  ['', { problem: 'required' }],
  ['0,17', { problem: 'weightTooSmall' }],
  ['0,179', { problem: 'weightTooSmall' }],
  ['0', { problem: 'weightTooSmall' }],
  ['10,01', { problem: 'weightTooLarge' }],
  ['999999999', { problem: 'weightTooLarge' }],
  ['1,005', { problem: 'formatWrong' }],
  ['-1', { problem: 'formatWrong' }],
  ['1e1', { problem: 'formatWrong' }],
  ['карат', { problem: 'formatWrong' }],
  ['1 000', { problem: 'formatWrong' }],
  ['Infinity', { problem: 'formatWrong' }],
  ['9'.repeat(400), { problem: 'formatWrong' }],
] as const)('a weight typed as %j is %j', (typed, read) => {
  expect(parseWeight(typed)).toEqual(read);
});

test('anything typed is a weight of the table or has a problem with a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const read = parseWeight(typed);
      if ('problem' in read) {
        expect(read.problem).toMatch(/^(required|formatWrong|weightToo(Small|Large))$/);
      } else {
        expect(read.carats).toBeGreaterThanOrEqual(0.18);
        expect(read.carats).toBeLessThanOrEqual(10);
      }
    }),
  );
});
