import { formatDuration, isoDuration } from './duration';

test('a length is shown as a clock shows it', () => {
  expect([0, 59, 287, 1740, 3725].map(formatDuration)).toEqual([
    '0:00',
    '0:59',
    '4:47',
    '29:00',
    '1:02:05',
  ]);
});

test('a length is told to machines in ISO 8601', () => {
  expect([287, 60].map(isoDuration)).toEqual(['PT4M47S', 'PT1M0S']);
});
