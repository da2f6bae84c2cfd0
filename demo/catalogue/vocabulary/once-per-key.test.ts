import { oncePerKey } from './once-per-key';

test('an answer is computed once', () => {
  const compute = jest.fn((text: string) => `${text}.`);
  const remembered = oncePerKey(compute);
  expect(['one', 'two', 'one'].map(remembered)).toEqual(['one.', 'two.', 'one.']);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('of more answers than are kept the one asked for longest ago is forgotten', () => {
  const compute = jest.fn((text: string) => `${text}.`);
  const remembered = oncePerKey(compute, 2);
  expect(['one', 'two', 'one', 'three', 'one'].map(remembered)).toEqual([
    'one.',
    'two.',
    'one.',
    'three.',
    'one.',
  ]);
  expect(compute).toHaveBeenCalledTimes(3);
  remembered('two');
  expect(compute).toHaveBeenCalledTimes(4);
});
