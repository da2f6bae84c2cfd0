/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ContentCompilationHash } from './content-compilation-hash';
import { fontsAsFiles } from './fonts-as-files';
import { minifyWithSwc } from './minify-scripts';
import type { Rule } from './rule';
import { StylesInRenderer } from './styles-in-renderer';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Compiles one module in a directory of its own; its hash, and the names of the files. */
async function compile(source: string, plugins: webpack.WebpackPluginInstance[]) {
  const context = await mkdtemp(join(tmpdir(), 'karat-webpack-'));
  folders.push(context);
  await writeFile(join(context, 'entry.js'), source);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(
      {
        context,
        mode: 'production',
        entry: './entry.js',
        output: { path: context, filename: '[name]-[contenthash].js' },
        // Gatsby's development tools name modules by their absolute paths.
        devtool: 'source-map',
        optimization: {
          minimizer: [new TerserPlugin({ extractComments: false, parallel: false })],
        },
        plugins,
      },
      (error, result) => (result ? resolve(result) : reject(error ?? new Error('no result'))),
    );
  });
  const files = Object.keys(stats.compilation.assets).filter((file) => file.endsWith('.js'));
  const written = await Promise.all(files.map((file) => readFile(join(context, file), 'utf8')));
  const chunks = [...stats.compilation.chunks].map((chunk) => chunk.hash);
  return { hash: stats.hash, files, written, chunks };
}

describe('the hash of a compilation', () => {
  test('is the same wherever and whenever the same is built', async () => {
    const first = await compile('console.log(1)', [new ContentCompilationHash()]);
    const second = await compile('console.log(1)', [new ContentCompilationHash()]);
    expect(second).toEqual(first);
    expect(first.hash).toMatch(/^[0-9a-f]{20}$/);
  });

  // Paths of the modules differ in the same way, when a host takes over what another one compiled.
  test('is the same as long as what differs is not in the files', async () => {
    const first = await compile('/* a */ console.log(1)', [new ContentCompilationHash()]);
    const second = await compile('/* b */ console.log(1)', [new ContentCompilationHash()]);
    expect(second.files).toEqual(first.files);
    expect(second.hash).toBe(first.hash);
  });

  test('changes with what browsers get', async () => {
    const first = await compile('console.log(1)', [new ContentCompilationHash()]);
    const second = await compile('console.log(2)', [new ContentCompilationHash()]);
    expect(second.hash).not.toBe(first.hash);
  });
});

describe('the renderer', () => {
  /** Hashes of the chunks of a renderer that was made after a browser's bundle with these styles. */
  async function rendererAfter(styles: string) {
    const plugin = new StylesInRenderer();
    const sheet: webpack.WebpackPluginInstance = {
      apply: ({ hooks }) =>
        hooks.thisCompilation.tap('sheet', (compilation) =>
          compilation.hooks.processAssets.tap('sheet', () =>
            compilation.emitAsset(`styles.${styles}.css`, new webpack.sources.RawSource(styles)),
          ),
        ),
    };
    await compile('console.log(1)', [sheet, plugin.noted]);
    return (await compile('console.log(1)', [plugin.hashed])).chunks;
  }

  test('is another one after an edit of styles, so that no page keeps the old ones', async () => {
    expect(await rendererAfter('new')).not.toEqual(await rendererAfter('old'));
  });

  test('is the same as long as the styles are', async () => {
    expect(await rendererAfter('old')).toEqual(await rendererAfter('old'));
  });
});

describe('fonts', () => {
  const url = { loader: 'url-loader', options: { limit: 10_000, name: 'x' } };

  test('stay files, and nothing else changes', () => {
    const pictures = { test: /\.(ico|svg|jpg)$/, use: [url] };
    const strange: Rule = { test: 'not a pattern' };
    expect(
      fontsAsFiles([{ test: /\.(eot|otf|woff(2)?)(\?.*)?$/, use: [url] }, pictures, strange]),
    ).toEqual([
      {
        test: /\.(eot|otf|woff(2)?)(\?.*)?$/,
        use: [{ loader: 'url-loader', options: { limit: false, name: 'x' } }],
      },
      pictures,
      strange,
    ]);
  });
});

test('scripts are minified by SWC, and what else is minified stays as it was', () => {
  const styles = { constructor: { name: 'CssMinimizerPlugin' } };
  const [scripts, other] = minifyWithSwc([new TerserPlugin(), styles]) as [
    { options: { minimizer: { implementation: unknown } } },
    unknown,
  ];
  expect(scripts.options.minimizer.implementation).toBe(TerserPlugin.swcMinify);
  expect(other).toBe(styles);
});
