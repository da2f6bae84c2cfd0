/** @jest-environment node */
import { TestApi, json, optionsFor } from './api-for-tests';
import { readParsed } from './read-json';

const api = new TestApi();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.asked.length = 0;
  // The waits between attempts have no length.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

const read = (more: Partial<Parameters<typeof optionsFor>[0]> = {}) =>
  readParsed(`${api.base}/list`, optionsFor({ url: `${api.base}/list`, ...more }), (body) => body);

describe('an answer is asked for with patience, but not forever', () => {
  test('the call says what it accepts, who asks, and what the site wants said', async () => {
    api.answer = ({ headers }, response) => json(response, headers);
    const auth = { username: 'editor', password: 'päss' };
    expect(await read({ auth, headers: { 'x-site': 'ru' } })).toMatchObject({
      accept: 'application/json',
      authorization: `Basic ${Buffer.from('editor:päss').toString('base64')}`,
      'x-site': 'ru',
    });
  });

  test('a passing failure is overcome', async () => {
    api.answer = (_, response) => {
      if (api.asked.length < 3) response.writeHead(503).end();
      else json(response, { ok: true });
    };
    expect(await read()).toEqual({ ok: true });
    expect(api.asked).toHaveLength(3);
  });

  test('500 forever ends after the first attempt and two more', async () => {
    api.answer = (_, response) => response.writeHead(500).end();
    await expect(read()).rejects.toThrow(`GET ${api.base}/list was answered 500 (attempt 3 of 3)`);
    expect(api.asked).toHaveLength(3);
  });

  test.each([301, 400, 401, 404, 422])('%i is not asked again', async (status) => {
    api.answer = (_, response) => response.writeHead(status, { location: '/other' }).end();
    await expect(read()).rejects.toThrow(`GET ${api.base}/list was answered ${status}`);
    expect(api.asked).toHaveLength(1);
  });

  test('429 is asked again when the server says so', async () => {
    const times: number[] = [];
    api.answer = (_, response) => {
      times.push(performance.now());
      if (times.length === 1) response.writeHead(429, { 'retry-after': '1' }).end();
      else json(response, []);
    };
    expect(await read()).toEqual([]);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test('an answer that does not come is given up, each time', async () => {
    api.answer = () => undefined;
    await expect(read({ timeoutMs: 400 })).rejects.toThrow(
      `GET ${api.base}/list failed: no answer within 400 ms (attempt 3 of 3)`,
    );
    expect(api.asked).toHaveLength(3);
  });

  test('a body that stops coming is given up', async () => {
    api.answer = (_, response) => void response.writeHead(200).write('[1,');
    await expect(read({ timeoutMs: 400, retries: 0 })).rejects.toThrow('no answer within 400 ms');
  });

  test('a connection that breaks is a passing failure', async () => {
    api.answer = (_, response) => {
      if (api.asked.length === 1) response.destroy();
      else json(response, [1]);
    };
    expect(await read()).toEqual([1]);
  });

  test('nobody listening is named', async () => {
    const nobody = new TestApi();
    await nobody.start();
    const url = nobody.base;
    await nobody.stop();
    await expect(readParsed(url, optionsFor({ url }), String)).rejects.toThrow(
      `GET ${url} failed: connect`,
    );
  });

  test.each(['<html>', '[1,', ''])(
    'a body of %j is not JSON, and asking again is no use',
    async (body) => {
      api.answer = (_, response) => response.end(body);
      await expect(read()).rejects.toThrow(`GET ${api.base}/list was not answered with JSON`);
      expect(api.asked).toHaveLength(1);
    },
  );

  test.each([
    ['an answer of the wanted change', ['7']],
    ['a later answer', ['9']],
    ['an older answer, asked for again,', ['6', '7']],
  ])('%s is taken', async (_, revisions) => {
    api.answer = (_request, response) => {
      const told = revisions[api.asked.length - 1] ?? '';
      json(response.setHeader('x-revision', told), { told });
    };
    const revision = { header: 'x-revision', least: () => 7 };
    expect(await read({ revision })).toEqual({ told: revisions.at(-1) });
    expect(api.asked).toHaveLength(revisions.length);
  });

  test('an answer that stays too old is given up, and was asked for by its number', async () => {
    const asked: unknown[] = [];
    api.answer = ({ headers }, response) => {
      asked.push(headers['x-revision']);
      json(response.setHeader('x-revision', '6'), []);
    };
    await expect(read({ revision: { header: 'x-revision', least: () => 7 } })).rejects.toThrow(
      `GET ${api.base}/list was answered with content of change 6, but change 7 is to be built (attempt 3 of 3)`,
    );
    expect(asked).toEqual(['7', '7', '7']);
  });

  test('an answer that does not say what it holds is none', async () => {
    api.answer = (_, response) => json(response, []);
    const revision = { header: 'x-revision', least: () => 7 };
    await expect(read({ revision })).rejects.toThrow('was answered without x-revision');
    expect(await read({ revision: { ...revision, least: () => 0 } })).toEqual([]);
  });
});
