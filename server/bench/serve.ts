import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEdge } from '../edge/start-edge';
import { Releases } from '../releases/releases';
import { runCli } from '../run-cli';
import { readSettings } from '../settings';
import { loadOf } from './repeated-request';
import { percentilesOf } from './percentiles';
import { inTrialFolder } from './trial-folder';

const rounds = 3;
const seconds = 4;
const connections = 50;

/** What is asked, and where. */
interface Target {
  name: string;
  port: number;
  request: string;
  status: number;
}

/**
 * `npm run bench:serve`: the Russian home page as nginx and the edge answer it, next to a bare file of
 * the same bytes; in turns, so that what else the machine does meets all of them.
 */
async function main(): Promise<void> {
  const settings = readSettings();
  if (!(await new Releases(join(settings.releasesDirectory, 'ru')).current())) {
    throw new Error('There is no Russian site yet: npm start builds it.');
  }
  const { hasNginx, startNginx } = await import('../../tests/support/nginx');
  const { ask, freePort } = await import('../../tests/support/trial-edge');
  if (!hasNginx()) throw new Error('nginx is not installed.');
  await inTrialFolder(async (folder) => {
    const barePort = await freePort();
    const edge = await startEdge({ ...settings, port: settings.edgePort, report: console.error });
    const nginx = await startNginx(
      settings.releasesDirectory,
      settings.edgePort,
      `server { listen 127.0.0.1:${barePort}; root ${folder}; }`,
    );
    try {
      const whole = await ask(nginx.port, 'ru.localhost', '/');
      const br = { headers: { 'accept-encoding': 'br' } };
      const compressed = await ask(nginx.port, 'ru.localhost', '/', br);
      await writeFile(join(folder, 'whole'), whole.body);
      await writeFile(join(folder, 'compressed'), compressed.body);
      const known = `if-none-match: ${whole.headers.etag}\r\n`;
      await measure([
        target('bare file, whole', barePort, '/whole', ''),
        target('nginx, whole', nginx.port, '/', ''),
        target('edge, whole', settings.edgePort, '/', ''),
        target('bare file, compressed', barePort, '/compressed', ''),
        target('nginx, compressed', nginx.port, '/', 'accept-encoding: br\r\n'),
        target('edge, compressed', settings.edgePort, '/', 'accept-encoding: br\r\n'),
        target('nginx, known already', nginx.port, '/', known, 304),
      ]);
    } finally {
      await nginx.stop();
      await edge.close();
    }
  });
}

function target(name: string, port: number, path: string, headers: string, status = 200): Target {
  const request = `GET ${path} HTTP/1.1\r\nhost: ru.localhost\r\n${headers}\r\n`;
  return { name, port, request, status };
}

async function measure(targets: readonly Target[]): Promise<void> {
  const perSecond = new Map<string, number[]>();
  const times = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, port, request, status } of targets) {
      const load = await loadOf(port, request, { connections, seconds, status });
      // The first round warms up.
      if (round === 0) continue;
      perSecond.set(name, [...(perSecond.get(name) ?? []), load.perSecond]);
      times.set(name, [...(times.get(name) ?? []), percentilesOf(load.times).p99]);
    }
  }
  console.log(`${connections} connections, medians of ${rounds} rounds of ${seconds} s`);
  for (const { name } of targets) {
    const rate = percentilesOf(perSecond.get(name) ?? []).median;
    const slow = percentilesOf(times.get(name) ?? []).median;
    console.log(`${name}: ${rate.toFixed(0)} a second, p99 ${slow.toFixed(1)} ms`);
  }
}

runCli(main);
