/** @jest-environment jsdom */
import { scrollUp } from './scroll-up';

/** Where the page was scrolled to, in turn. */
let tops: number[];

beforeEach(() => {
  jest.useFakeTimers();
  tops = [];
  Object.defineProperty(window, 'scrollY', { value: 1000, configurable: true });
  window.scrollTo = ((options: ScrollToOptions) => tops.push(options.top ?? -1)) as never;
  window.matchMedia = ((query: string) => ({ matches: query.includes('no such') })) as never;
});
afterEach(() => jest.useRealTimers());

test('a way to the top takes 500 ms', () => {
  scrollUp();
  jest.advanceTimersByTime(400);
  expect(tops.at(-1)).toBeGreaterThan(0);
  expect(tops.at(-1)).toBeLessThan(1000);
  jest.advanceTimersByTime(120);
  expect(tops.at(-1)).toBe(0);
  const steps = tops.length;
  jest.advanceTimersByTime(500);
  expect(tops).toHaveLength(steps);
});

test('it only ever goes up', () => {
  scrollUp();
  jest.advanceTimersByTime(600);
  expect(tops).toEqual(tops.toSorted((one, other) => other - one));
});

test('whoever turns the wheel meanwhile stays there', () => {
  scrollUp();
  jest.advanceTimersByTime(200);
  window.dispatchEvent(new Event('wheel'));
  const steps = tops.length;
  jest.advanceTimersByTime(500);
  expect(tops).toHaveLength(steps);
});

test('who asked for less motion is there at once', () => {
  window.matchMedia = (() => ({ matches: true })) as never;
  scrollUp();
  expect(tops).toEqual([0]);
});
