/** @jest-environment node */
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pictureSourceSet } from '../../src/domain/picture-addresses';
import { picturesOfPage } from './page-pictures';
import { watchVisitors } from './visitors';
import { firstPages, warmPictures } from './warm-pictures';

const source = (src: string, sizes: string) =>
  `<source type="image/webp" srcSet="${pictureSourceSet(src, 1280, 'webp').replaceAll('&', '&amp;')}" sizes="${sizes}"/>`;
const address = (src: string, width: number) =>
  `/.netlify/images?url=${encodeURIComponent(src)}&w=${width}&fm=webp`;

describe('the photos of a page', () => {
  test.each([
    ['(min-width: 1200px) 290px, (min-width: 768px) 30vw, 46vw', 360, 640],
    ['(min-width: 768px) 12rem, 40vw', 240, 480],
    ['80px', 240, 240],
    ['92vw', 960, 960],
  ])('with sizes "%s" are asked for %i and %i pixels wide', (sizes, desktop, phone) => {
    const expected = [
      ...new Set([address('http://x/a.jpg', desktop), address('http://x/a.jpg', phone)]),
    ];
    expect(picturesOfPage(source('http://x/a.jpg', sizes))).toEqual(expected);
  });

  test('come in the order of the page, those of a desktop first', () => {
    const html = source('http://x/a.jpg', '290px') + source('http://x/b.jpg', '290px');
    expect(picturesOfPage(html)).toEqual([
      address('http://x/a.jpg', 360),
      address('http://x/b.jpg', 360),
      address('http://x/a.jpg', 960),
      address('http://x/b.jpg', 960),
    ]);
  });
});

describe('a site that is up', () => {
  let server: Server;
  let port: number;
  const asked: string[] = [];
  let finishVisit: () => void;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/slow') {
        finishVisit = () => response.end();
        return;
      }
      asked.push(`${request.headers.host?.split('.')[0]} ${request.url}`);
      if (request.url === '/') response.end(source('http://x/home.jpg', '80px'));
      else if (request.url === '/clocks_today/')
        response.end(source('http://x/home.jpg', '80px') + source('http://x/list.jpg', '80px'));
      else if (request.url?.startsWith('/.netlify')) response.end('picture');
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => void server.close());

  test('has the photos of home, then of its first list, asked for once each', async () => {
    const visitors = watchVisitors(port);
    const { signal } = new AbortController();
    expect(await warmPictures({ host: 'uz', pages: firstPages, port, visitors, signal })).toBe(2);
    visitors.close();
    expect(asked).toEqual([
      'uz /',
      `uz ${address('http://x/home.jpg', 240)}`,
      'uz /clocks_today/',
      `uz ${address('http://x/list.jpg', 240)}`,
    ]);
  });

  test('asks for none while a visitor waits', async () => {
    const visitors = watchVisitors(port);
    const visit = new Promise((resolve) =>
      get({ host: '127.0.0.1', port, path: '/slow' }, (answer) =>
        answer.resume().on('end', resolve),
      ),
    );
    while (!finishVisit) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = asked.length;
    const { signal } = new AbortController();
    const warmed = warmPictures({ host: 'en', pages: firstPages, port, visitors, signal });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asked.slice(before)).toEqual(['en /']);
    finishVisit();
    await visit;
    expect(await warmed).toBe(2);
    visitors.close();
  });
});
