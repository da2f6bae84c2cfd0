import { lately } from './lately';

test('what was made of one of the last sixteen texts is not made again', () => {
  const worked = jest.fn((text: string) => `${text}.`);
  const remembered = lately(worked);
  const texts = Array.from({ length: 16 }, (_, index) => `text ${index}`);
  expect(texts.map(remembered)).toEqual(texts.map((text) => `${text}.`));
  expect(remembered('text 0')).toBe('text 0.');
  expect(worked).toHaveBeenCalledTimes(16);
  // The one asked for longest ago is forgotten first.
  remembered('another');
  remembered('text 0');
  expect(worked).toHaveBeenCalledTimes(17);
  remembered('text 1');
  expect(worked).toHaveBeenCalledTimes(18);
});
