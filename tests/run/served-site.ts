import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { someNotBuilt } from '../../server/start/some-not-built';
import { hostCodes } from '../../src/config/hosts';
import { siteEnvironment, sitePorts } from '../support/site';
import { startProgram, stopProgram } from './processes';

/** Minutes: a build says each of its steps, which take up to two on a slow machine. */
const longestSilence = 10;
// Not by npx, which ends on a signal without passing it on.
const tsx = 'node_modules/tsx/dist/cli.mjs';

/** `npm start` on ports and folders of its own, until every country site answers. */
export async function serveSite(log: string): Promise<{ stop: () => Promise<void> }> {
  const child = startProgram(process.execPath, [tsx, 'server/start/cli.ts'], log, siteEnvironment);
  const stop = () => stopProgram(child);
  const giveUp = async (why: string) => {
    await stop();
    throw new Error(why);
  };
  for (const host of hostCodes) {
    while (!(await answers(host))) {
      if (child.exitCode !== null) throw new Error(`the site stopped with code ${child.exitCode}`);
      if ((await readFile(log, 'utf8')).includes(someNotBuilt)) await giveUp(someNotBuilt);
      if (Date.now() - statSync(log).mtimeMs > longestSilence * 60_000)
        await giveUp(`${host} does not answer, and nothing was said for ${longestSilence} minutes`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  return { stop };
}

async function answers(host: string): Promise<boolean> {
  try {
    // Node does not resolve *.localhost everywhere, so the host goes into the header.
    return (await statusOf(`${host}.localhost:${sitePorts.edge}`)) === 200;
  } catch {
    return false;
  }
}

function statusOf(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: sitePorts.edge, path: '/', headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', reject);
  });
}
