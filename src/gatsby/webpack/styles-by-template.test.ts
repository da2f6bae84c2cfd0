import { stylesByTemplate, type SplitChunks } from './styles-by-template';

const gatsby: SplitChunks = {
  cacheGroups: { styles: { name: 'styles', priority: 40, enforce: true }, commons: {} },
};
const style = { type: 'css/mini-extract' };

/** Whether a module goes into the joined sheet when these chunks hold it. */
function isJoined(module: { type: string }, ...names: (string | undefined)[]): boolean {
  const { styles } = stylesByTemplate(gatsby).cacheGroups as {
    styles: { test: (module: object, chunks: object) => boolean };
  };
  const getModuleChunksIterable = () => names.map((name) => ({ name }));
  return styles.test(module, { chunkGraph: { getModuleChunksIterable } });
}

test('styles of the code around the pages, of header and footer are joined', () => {
  expect(isJoined(style, 'app')).toBe(true);
  expect(isJoined(style, 'component---src-templates-item', 'slice---src-app-header')).toBe(true);
});

test('styles of templates and of code that is loaded later are not', () => {
  expect(isJoined(style, 'component---src-templates-item', 'component---src-pages-404')).toBe(false);
  expect(isJoined(style, undefined, 'dialogs')).toBe(false);
});

test('only styles are joined', () => {
  expect(isJoined({ type: 'javascript/esm' }, 'app')).toBe(false);
});

test('all else stays as Gatsby made it', () => {
  const { styles, ...others } = stylesByTemplate(gatsby).cacheGroups ?? {};
  expect(others).toEqual({ commons: {} });
  expect(styles).toMatchObject({ name: 'styles', enforce: true });
});

test('another Gatsby that joins styles in another way is told at once', () => {
  expect(() => stylesByTemplate({ cacheGroups: {} })).toThrow('Gatsby joins');
});
