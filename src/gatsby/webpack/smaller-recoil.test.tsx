import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import { act, render, screen } from '@testing-library/react';
import type * as Recoil from 'recoil';
import { smallerRecoil } from './smaller-recoil';

const smaller = smallerRecoil(readFileSync('node_modules/recoil/es/index.js', 'utf8'));

function evaluated(source: string): Record<string, unknown> {
  const { code } = transformSync(source, { module: { type: 'commonjs' }, isModule: true });
  const exports = {};
  const run = compileFunction(code, ['require', 'exports']) as (...given: unknown[]) => void;
  run(createRequire(__filename), exports);
  return exports;
}

describe('Recoil as the browser gets it', () => {
  test('keeps atoms with effects, families, selectors and callbacks', () => {
    const recoil = evaluated(smaller) as unknown as typeof Recoil;
    const heard: number[] = [];
    const count = recoil.atom({
      key: 'count',
      default: 1,
      effects: [({ onSet }) => onSet((value) => heard.push(value))],
    });
    const double = recoil.selector({ key: 'double', get: ({ get }) => get(count) * 2 });
    const words = recoil.atomFamily<string, string>({
      key: 'words',
      default: (name) => `${name}?`,
    });
    const loud = recoil.selectorFamily<string, string>({
      key: 'loud',
      get:
        (name) =>
        ({ get }) =>
          get(words(name)).toUpperCase(),
    });
    let press = () => {};
    function Shown() {
      const [value] = recoil.useRecoilState(count);
      press = recoil.useRecoilCallback(({ set, snapshot }) => () => {
        set(count, snapshot.getLoadable(count).getValue() + 1);
        set(words('a'), 'said');
      });
      const texts = [recoil.useRecoilValue(double), recoil.useRecoilValue(loud('a'))];
      return <p>{[value, ...texts, recoil.useRecoilValue(loud('b'))].join(' ')}</p>;
    }
    const { RecoilRoot } = recoil;
    const { container } = render(
      <RecoilRoot>
        <Shown />
      </RecoilRoot>,
    );
    expect(screen.getByText('1 2 A? B?')).toBeVisible();

    act(() => press());
    expect(container).toHaveTextContent('2 4 SAID B?');
    expect(heard).toEqual([2]);
  });

  test('is refused when it has a switch that is not known', () => {
    expect(() => smallerRecoil("if (Recoil_gkx('recoil_new')) run();")).toThrow('recoil_new');
  });
});

describe('a table that parts are handed on in', () => {
  test('is opened where it is read', () => {
    const code = smallerRecoil(`
      function first() {} function second() {}
      const table = Object.freeze({ first, other: second });
      const { other } = table;
      run(table.first, other);
    `);
    expect(code).toContain('run(first, other)');
    expect(code).toContain('other = second');
  });

  test('stays where its values change', () => {
    const code = smallerRecoil(`
      let first = 1;
      const table = { first };
      first = 2;
      run(table.first);
    `);
    expect(code).toContain('run(table.first)');
  });
});
