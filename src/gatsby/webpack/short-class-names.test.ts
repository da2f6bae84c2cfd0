/** @jest-environment node */
import type { Rule } from './rule';
import { shortClassNames } from './short-class-names';

test('classes of CSS modules get short names, however deep their rule lies; other loaders stay', () => {
  const names = { namedExport: true, localIdentName: '[name]--[local]--[hash:hex:5]' };
  const rules: Rule[] = [
    {
      oneOf: [
        { test: /\.module\.css$/, use: [{ loader: 'css-loader', options: { modules: names } }] },
        { test: /\.css$/, use: [{ loader: 'css-loader', options: { modules: false } }] },
      ],
    },
    { test: /\.js$/, use: () => [{ loader: 'swc-loader' }] },
  ];
  const [styles, scripts] = shortClassNames(rules);
  expect(styles?.oneOf?.map(({ use }) => use)).toEqual([
    [
      {
        loader: 'css-loader',
        options: { modules: { namedExport: true, localIdentName: '[hash:base64:6]' } },
      },
    ],
    [{ loader: 'css-loader', options: { modules: false } }],
  ]);
  expect(scripts).toEqual(rules[1]);
});
