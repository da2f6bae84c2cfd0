import { reloadAfterChunkFailure } from './chunk-failure';

function tab() {
  const kept = new Map<string, string>();
  const state = { now: 1_000_000, reloads: 0 };
  const tools = {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    now: () => state.now,
    reload: () => {
      state.reloads += 1;
    },
  };
  return { state, fail: (error: unknown) => reloadAfterChunkFailure(error, tools) };
}

const chunkFailure = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
});

test('a code-chunk load failure triggers one page reload, at most once per 60 seconds', () => {
  const { state, fail } = tab();
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
  const { state, fail } = tab();
  fail(Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED' }));
  expect(state.reloads).toBe(1);
});

test.each([new Error('x is undefined'), 'ChunkLoadError', null, undefined])(
  'any other error reloads nothing: %p',
  (error) => {
    const { state, fail } = tab();
    fail(error);
    expect(state.reloads).toBe(0);
  },
);
