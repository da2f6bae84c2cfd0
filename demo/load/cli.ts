import { parseArgs } from 'node:util';
import { readConfig } from '../../server/api/config';
import { connect } from '../../server/api/db/connect';
import { runCli } from '../../server/run-cli';
import { reseed, seedIfEmpty } from './seed';

/** `npm run seed [-- --reset] [--items 50000] [--articles 10000]` */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean', default: false },
      items: { type: 'string' },
      articles: { type: 'string' },
    },
  });
  const options = {
    ...(values.items && { items: countOf('items', values.items) }),
    ...(values.articles && { articles: countOf('articles', values.articles) }),
  };
  const connection = await connect(readConfig(process.env));
  try {
    if (values.reset) await connection.atLeisure((db) => reseed(db, options));
    else if (!(await connection.atLeisure((db) => seedIfEmpty(db, options)))) {
      console.log('The database has data already; --reset replaces it.');
      return;
    }
    console.log('The database is filled.');
  } finally {
    await connection.close();
  }
}

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--${name} is "${text}", expected a whole number above 0`);
  }
  return count;
}

runCli(main);
