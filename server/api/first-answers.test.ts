/** @jest-environment node */
import { setImmediate as turn } from 'node:timers/promises';
import { hostCodes } from '../../src/config/hosts';
import { countItems } from './db/repositories/items';
import { type Dependencies } from './dependencies';
import { manyItems, prepareFirstAnswers } from './first-answers';

jest.mock('./db/repositories/items', () => ({ countItems: jest.fn() }));

/** A backend of so many items, and what of it was read. */
function backendOf(items: number) {
  jest.mocked(countItems).mockResolvedValue(items);
  const read: string[] = [];
  const note = (name: string) => {
    read.push(name);
    return Promise.resolve();
  };
  const sources = {
    db: {},
    stock: { current: () => note('stock') },
    search: { prepare: note },
  } as unknown as Dependencies;
  return { read, sources };
}

/** Until everything that waits for nothing has run, others being answered between the parts. */
async function settled(): Promise<void> {
  for (let part = 0; part <= hostCodes.length + 1; part += 1) await turn();
}

test('a large catalogue is read before anybody asks: lists first, then the search of each host', async () => {
  const { read, sources } = backendOf(manyItems);
  prepareFirstAnswers(sources);
  await settled();
  expect(read).toEqual(['stock', ...hostCodes]);
});

test('who asks meanwhile is answered between the parts', async () => {
  const { read, sources } = backendOf(manyItems);
  const answeredAfter: number[] = [];
  sources.search.prepare = (host) => {
    setImmediate(() => answeredAfter.push(read.length));
    read.push(host);
    return Promise.resolve();
  };
  prepareFirstAnswers(sources);
  await settled();
  expect(answeredAfter).toEqual(hostCodes.map((_, host) => 1 + host + 1));
});

test('a small one is left to the first visitor', async () => {
  const { read, sources } = backendOf(manyItems - 1);
  prepareFirstAnswers(sources);
  await settled();
  expect(read).toEqual([]);
});

test('a backend that stops meanwhile ends after the part that is under way', async () => {
  const { read, sources } = backendOf(manyItems);
  const preparing = prepareFirstAnswers({
    ...sources,
    search: {
      ...sources.search,
      prepare: (host) => {
        read.push(host);
        void preparing.stop();
        return Promise.resolve();
      },
    },
  });
  await settled();
  await preparing.stop();
  expect(read).toEqual(['stock', hostCodes[0]]);
});

test('a database that is away is told, and the backend goes on', async () => {
  const { sources } = backendOf(manyItems);
  jest.mocked(countItems).mockRejectedValue(new Error('no connection'));
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await prepareFirstAnswers(sources).stop();
  expect(told).toHaveBeenCalledTimes(1);
});
