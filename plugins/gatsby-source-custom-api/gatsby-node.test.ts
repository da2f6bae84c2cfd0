/** @jest-environment node */
import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { articles } from '../../src/contract/articles';
import { parseAnswer } from '../../src/contract/endpoint';
import { TestApi, answerPage, json, optionsFor } from './api-for-tests';
import * as plugin from './gatsby-node';
import type { FilledOptions } from './options';

const api = new TestApi();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

interface FakeNode {
  id: string;
  internal: { type: string; contentDigest: string };
}

/** Gatsby, as far as the plugin sees it: what is not touched or made in a run is deleted after it. */
class FakeGatsby {
  nodes = new Map<string, FakeNode>();
  made: string[] = [];
  touched: string[] = [];
  problems: string[] = [];
  warnings: string[] = [];

  async run(...sources: FilledOptions[]): Promise<void> {
    this.made = [];
    this.touched = [];
    this.problems = [];
    this.warnings = [];
    const call = async (hook: 'onPreBootstrap' | 'sourceNodes') => {
      for (const source of sources)
        await plugin[hook]?.(this.api as never, source as never, noCallback);
    };
    await call('onPreBootstrap');
    expect(this.made).toEqual([]);
    await call('sourceNodes');
    const alive = new Set([...this.made, ...this.touched]);
    for (const id of this.nodes.keys()) if (!alive.has(id)) this.nodes.delete(id);
  }

  private readonly api = {
    reporter: {
      panicOnBuild: (problem: string) => this.problems.push(problem),
      warn: (problem: string) => this.warnings.push(problem),
    },
    createNodeId: (key: string) => `id of ${key}`,
    createContentDigest: (content: unknown) => JSON.stringify(content),
    getNode: (id: string) => this.nodes.get(id),
    getNodesByType: (type: string) =>
      [...this.nodes.values()].filter((node) => node.internal.type === type),
    actions: {
      createNode: (node: FakeNode) => {
        this.made.push(node.id);
        this.nodes.set(node.id, node);
      },
      touchNode: ({ id }: FakeNode) => this.touched.push(id),
    },
  };
}

const noCallback = () => undefined;
const two = [
  { id: 7, url: 'seven' },
  { id: 8, url: 'eight' },
];
const pagination = { parameter: 'page' };
const source = (more: Partial<FilledOptions> = {}) =>
  optionsFor({ url: `${api.base}/things`, pagination, ...more });

describe('entities become nodes', () => {
  test('a node has the id of its entity on its host, on every run', async () => {
    api.answer = (_, response, url) => answerPage(response, url, two);
    const gatsby = new FakeGatsby();
    await gatsby.run(source());
    expect(gatsby.made).toEqual(['id of Thing:ru:7', 'id of Thing:ru:8']);
    expect(gatsby.nodes.get('id of Thing:ru:8')).toEqual({
      id: 'id of Thing:ru:8',
      entityId: 8,
      url: 'eight',
      order: 1,
      internal: { type: 'Thing', contentDigest: expect.stringContaining('eight') as string },
    });
  });

  test('what has not changed is touched, what has is made again, what is gone is let go', async () => {
    const gatsby = new FakeGatsby();
    api.answer = (_, response, url) => answerPage(response, url, two);
    await gatsby.run(source());
    await gatsby.run(source());
    expect(gatsby.made).toEqual([]);
    expect(gatsby.touched).toEqual(['id of Thing:ru:7', 'id of Thing:ru:8']);

    const edited = [
      { id: 7, url: 'seven' },
      { id: 9, url: 'nine' },
    ];
    api.answer = (_, response, url) => answerPage(response, url, edited);
    await gatsby.run(source());
    expect(gatsby.made).toEqual(['id of Thing:ru:9']);
    expect(gatsby.touched).toEqual(['id of Thing:ru:7']);
    expect([...gatsby.nodes.keys()]).toEqual(['id of Thing:ru:7', 'id of Thing:ru:9']);
  });

  test('each entry is read on its own where the list does not tell all', async () => {
    api.answer = (_, response, url) =>
      url.pathname === '/things'
        ? json(response, two)
        : json(response, { id: 7, text: url.pathname });
    const gatsby = new FakeGatsby();
    const details: FilledOptions['details'] = {
      url: ({ id }) => `${api.base}/thing/${id}`,
      parse: (body, url) => ({ ...(body as object), id: Number(url.split('/').pop()) }),
    };
    await gatsby.run(source({ pagination: undefined, details }));
    expect([...gatsby.nodes.values()]).toMatchObject([
      { entityId: 7, text: '/thing/7' },
      { entityId: 8, text: '/thing/8' },
    ]);
  });
});

describe('a source that cannot be read stops the build', () => {
  test('before any node of another source is touched', async () => {
    api.answer = (_, response, url) =>
      url.pathname === '/broken' ? response.writeHead(404).end() : answerPage(response, url, two);
    const gatsby = new FakeGatsby();
    await gatsby.run(source({ rootKey: 'Good' }), source({ url: `${api.base}/broken` }));
    expect(gatsby.problems).toEqual([
      `Thing of host ru: GET ${api.base}/broken?page=1 was answered 404`,
    ]);
  });

  test('naming host, address and field of an answer that broke the contract', async () => {
    const article = { id: 1, type: 3, url: 'a', title: '' };
    const answer = { items: [article], paginate_data: { last_page: 1, total: 1 } };
    api.answer = (_, response) => json(response, answer);
    const gatsby = new FakeGatsby();
    await gatsby.run(source({ parse: (body, url) => parseAnswer(articles, body, url) }));
    expect(gatsby.problems[0]).toMatch(
      /^Thing of host ru: http:\/\/\S+\/things\?page=1 broke the contract at "items\[0\]\.\w+"/,
    );
  });

  test('so does an empty list where the site needs one', async () => {
    api.answer = (_, response) => json(response, []);
    const gatsby = new FakeGatsby();
    await gatsby.run(source({ pagination: undefined }));
    expect(gatsby.problems).toEqual([]);
    await gatsby.run(source({ pagination: undefined, required: true }));
    expect(gatsby.problems).toEqual([
      `Thing of host ru: ${api.base}/things has no entries, but the site needs at least one`,
    ]);
  });

  test('a picture without a web address too', async () => {
    api.answer = (_, response) => json(response, [{ id: 1, cover: { src: 'file:///x' } }]);
    const gatsby = new FakeGatsby();
    await gatsby.run(source({ pagination: undefined, imageKeys: ['cover'] }));
    expect(gatsby.problems[0]).toContain('has no usable picture in "cover[0]"');
  });

  test('unless it may fail: then what was known of it is kept, with a warning', async () => {
    api.answer = (_, response, url) => answerPage(response, url, two);
    const gatsby = new FakeGatsby();
    await gatsby.run(source({ keepOnFailure: true }));
    api.answer = (_, response) => response.writeHead(404).end();
    await gatsby.run(source({ keepOnFailure: true }));
    expect(gatsby.problems).toEqual([]);
    expect(gatsby.warnings).toHaveLength(1);
    expect(gatsby.nodes.size).toBe(2);
  });

  test('in development the nodes of before stay', async () => {
    const gatsby = new FakeGatsby();
    api.answer = (_, response, url) => answerPage(response, url, two);
    await gatsby.run(source());
    api.answer = (_, response) => response.writeHead(500).end();
    await gatsby.run(source());
    expect(gatsby.problems).toHaveLength(1);
    expect(gatsby.made).toEqual([]);
    expect(gatsby.nodes.size).toBe(2);
  });
});

describe('options', () => {
  const schema = plugin.pluginOptionsSchema as NonNullable<typeof plugin.pluginOptionsSchema>;
  const least = {
    url: 'http://api/things',
    rootKey: 'Thing',
    parse: noCallback,
    toNode: noCallback,
  };

  test('the options of the published plugin are accepted beside ours', async () => {
    const all = {
      ...least,
      url: { development: 'http://127.0.0.1:8001/ru', production: 'https://api.example/ru' },
      headers: { 'x-a': 'b' },
      auth: { username: 'a', password: 'b' },
      imageKeys: ['image'],
      schemas: { Thing: 'url: String' },
    };
    expect(await testPluginOptionsSchema(schema, all)).toMatchObject({ isValid: true });
  });

  test.each([
    ['no address', { ...least, url: undefined }],
    ['no way to check an answer', { ...least, parse: undefined }],
    ['no way to make a node', { ...least, toNode: undefined }],
  ])('%s is refused', async (_, options) => {
    expect(await testPluginOptionsSchema(schema, options)).toMatchObject({ isValid: false });
  });

  test('a misspelt option is warned of', async () => {
    const { warnings } = await testPluginOptionsSchema(schema, { ...least, retrys: 3 });
    expect(warnings).toEqual(['"retrys" is not allowed']);
  });
});
