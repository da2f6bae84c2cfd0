import { ageWords } from './age-words';

test('a price that the backend gave last is as of that time', () => {
  const at = new Date(2026, 10, 21, 14, 20).getTime();
  expect(ageWords({ since: 'answer', at }, 'ru')).toMatchObject({ key: 'time', time: '14:20' });
});

test('a price of the build is as of the day of the build', () => {
  expect(ageWords({ since: 'build', day: '2026-11-21' }, 'en')).toMatchObject({
    key: 'day',
    day: '21 November 2026',
  });
});

test('where not even the site can say its day, no date is made up', () => {
  expect(ageWords({ since: 'build', day: null }, 'uz').key).toBe('unknown');
});
