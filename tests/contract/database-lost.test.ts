import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { sql } from 'drizzle-orm';
import { connect } from '../../server/api/db/connect';
import { requestKinds } from '../../src/config/request-kinds';
import { databaseOf } from '../support/postgres-server';
import { eventually } from '../support/eventually';
import { endBackends, seededFolder, startBackend } from './backend';

const rounds = 40;
const callers = 8;

const breakConnections =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

// The embedded database cannot be lost without its backend: these run on a server alone (jest.config.mjs).

test('a pool whose connections break, however often, keeps none of them and gives the next one that answers', async () => {
  const folder = await seededFolder('broken-pool');
  const address = await databaseOf(process.env.TEST_POSTGRES ?? '', folder);
  const connection = await connect({ databaseUrl: address, dataDir: folder });
  const breaker = new Client({ connectionString: address });
  await breaker.connect();
  try {
    for (let round = 0; round < rounds; round += 1) {
      await Promise.allSettled([
        ...Array.from({ length: callers }, () =>
          connection.db.transaction((transaction) => transaction.execute(sql`select 1`)),
        ),
        breaker.query(breakConnections),
      ]);
    }
    // A broken connection comes back when its end arrives, which may be after its query has failed.
    const state = await eventually(
      () => connection.poolState?.(),
      (now) => now?.busy === 0,
    );
    expect(state).toMatchObject({ busy: 0, waiting: 0 });

    await connection.db.transaction((transaction) => transaction.execute(sql`select 1`));
    await breaker.query(breakConnections);
    await connection.db.transaction((transaction) => transaction.execute(sql`select 1`));
  } finally {
    await breaker.end();
    await connection.close();
    await rm(folder, { recursive: true });
  }
});

test('a backend whose connections break answers 503 with words, and goes on', async () => {
  const folder = await seededFolder('lost');
  const address = await databaseOf(process.env.TEST_POSTGRES ?? '', folder);
  const backend = await startBackend({ KARAT_DATA_DIR: folder });
  const breaker = new Client({ connectionString: address });
  await breaker.connect();
  const answers: { status: number; body: { message?: string } }[] = [];
  let isOver = false;
  const call = async () => {
    const answer = await fetch(`${backend.url}/ru/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        feedback_type: requestKinds.callback,
        user_name: 'Иван',
        telephone: '+79165550101',
      }),
    });
    answers.push({ status: answer.status, body: (await answer.json()) as { message?: string } });
  };
  const calling = Promise.all(
    Array.from({ length: callers }, async () => {
      while (!isOver) await call();
    }),
  );
  try {
    for (let round = 0; round < rounds; round += 1) {
      await breaker.query(breakConnections);
      await sleep(50);
    }
    isOver = true;
    await calling;
    await call();
    expect(answers.at(-1)?.status).toBe(200);
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals.length).toBeGreaterThan(0);
    for (const { status, body } of refusals) {
      expect({ status, message: body.message }).toEqual({
        status: 503,
        message: 'Сайт временно недоступен. Попробуйте через несколько минут.',
      });
    }
  } finally {
    isOver = true;
    await calling.catch(() => undefined);
    await breaker.end();
    await endBackends();
    await rm(folder, { recursive: true });
  }
});
