/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { noPropTypes } from './no-prop-types';

interface Checks {
  string: { isRequired: unknown };
  oneOf: (values: readonly string[]) => { isRequired: unknown };
  shape: (fields: object) => unknown;
}

test('whatever check is named is there, and a bundler takes the module for what it exports', () => {
  const context: { module: { exports?: Checks } } = { module: {} };
  runInNewContext(noPropTypes, context);
  const { exports: checks } = context.module;
  expect(typeof checks?.string.isRequired).toBe('function');
  expect(typeof checks?.oneOf(['a']).isRequired).toBe('function');
  expect(checks?.shape({ a: checks.string })).toBe(checks?.string);
  expect(Reflect.get(checks ?? {}, '__esModule')).toBeUndefined();
});
