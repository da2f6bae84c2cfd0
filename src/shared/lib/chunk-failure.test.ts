/** @jest-environment jsdom */
import { reloadAfterChunkFailure } from './chunk-failure';
import { loadPart, preparePart } from './load-part';

const chunkFailure = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
});
const state = { now: 0, reloads: 0 };
const tools = {
  now: () => state.now,
  reload: () => {
    state.reloads += 1;
  },
};
const fail = (error: unknown) => reloadAfterChunkFailure(error, tools);

beforeEach(() => {
  window.sessionStorage.clear();
  Object.assign(state, { now: 1_000_000, reloads: 0 });
});
afterEach(() => jest.restoreAllMocks());

test('a code-chunk load failure triggers one page reload, at most once per 60 seconds', () => {
  fail(chunkFailure);
  fail(chunkFailure);
  state.now += 59_000;
  fail(chunkFailure);
  expect(state.reloads).toBe(1);
  state.now += 1_000;
  fail(chunkFailure);
  expect(state.reloads).toBe(2);
});

test('styles that cannot be loaded count too', () => {
  fail(Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED' }));
  expect(state.reloads).toBe(1);
});

test.each([new Error('x is undefined'), 'ChunkLoadError', null, undefined])(
  'any other error reloads nothing: %p',
  (error) => {
    fail(error);
    expect(state.reloads).toBe(0);
  },
);

test('a browser that forbids storage neither stops the page nor reloads it for ever', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  fail(chunkFailure);
  expect(state.reloads).toBe(0);
});

test('without a connection the page stays as it is', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail(chunkFailure);
  expect(state.reloads).toBe(0);
});

/** When the page was last reloaded: jsdom cannot reload, the mark is made just before. */
const reloadedAt = () => window.sessionStorage.getItem('reloaded_at');

test('a part that cannot be loaded reloads the page, though its failure is caught', async () => {
  // jsdom says that it cannot navigate.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(loadPart(() => Promise.reject(chunkFailure))).rejects.toBe(chunkFailure);
  expect(reloadedAt()).not.toBeNull();
});

test('a part that fails otherwise, or is loaded ahead, reloads nothing', async () => {
  const broken = new Error('x is undefined');
  await expect(loadPart(() => Promise.reject(broken))).rejects.toBe(broken);
  preparePart(() => Promise.reject(chunkFailure));
  await Promise.resolve();
  expect(reloadedAt()).toBeNull();
  await expect(loadPart(() => Promise.resolve('part'))).resolves.toBe('part');
});
