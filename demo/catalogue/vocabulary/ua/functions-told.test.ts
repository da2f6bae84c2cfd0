/** @jest-environment node */
import { functionsTold } from './functions-told';

test.each([
  ['хронограф і показує дату', 'має хронограф і показує дату'],
  [
    'показує час у другому часовому поясі і показує дату',
    'показує дату, а також час у другому часовому поясі',
  ],
  ['показує час у 24 часових поясах', 'показує час у 24 часових поясах'],
])('“%s” is told as “%s”', (functions, told) => {
  expect(functionsTold(functions)).toBe(told);
});
