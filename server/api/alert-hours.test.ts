import { houseClock, isAlertHour, readAlertHours } from './alert-hours';

test('the day of an alert is that of the house', () => {
  expect(houseClock(new Date('2026-11-22T20:59:00Z'))).toEqual({ day: '2026-11-22', hour: 23 });
  expect(houseClock(new Date('2026-11-22T21:00:00Z'))).toEqual({ day: '2026-11-23', hour: 0 });
});

test('alerts go out within the hours that are set', () => {
  const hours = readAlertHours('10-21');
  const at = (time: string) => isAlertHour(hours, new Date(`2026-11-22T${time}:00+03:00`));
  expect([at('09:59'), at('10:00'), at('20:59'), at('21:00')]).toEqual([false, true, true, false]);
});

test.each(['10', '21-10', '10-25', 'ten-two', '10-10'])('%s names no hours', (text) => {
  expect(() => readAlertHours(text)).toThrow('ALERT_HOURS');
});
