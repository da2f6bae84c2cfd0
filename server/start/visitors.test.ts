/** @jest-environment node */
import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostCodes } from '../../src/config/hosts';
import { backgroundHeader, watchVisitors, type Visitors } from './visitors';

let server: Server;
let visitors: Visitors;
let port: number;

beforeAll(async () => {
  server = createServer((_request, response) => response.end());
  await once(server.listen(0), 'listening');
  ({ port } = server.address() as AddressInfo);
  visitors = watchVisitors(port);
});
afterAll(async () => {
  visitors.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function ask(host: string, path: string, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { host, ...headers } }, (answer) => {
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });
}

test('hosts are in the order of the pages that visitors asked them for', async () => {
  expect(visitors.hostsByVisitors()).toEqual([...hostCodes]);
  await ask('uz.localhost', '/');
  await ask('uz.karat.example', '/clock/?page=2');
  await ask('en.localhost', '/about/');
  // None of these is a page that somebody looks at.
  for (let times = 0; times < 3; times += 1) {
    await ask('ua.localhost', '/app-1.js');
    await ask('ua.localhost', '/', { [backgroundHeader]: '1' });
    await ask('localhost', '/');
  }
  expect(visitors.hostsByVisitors()).toEqual([...new Set(['uz', 'en', ...hostCodes])]);
});
