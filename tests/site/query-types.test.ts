import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteEnvironment } from '../support/site';

const root = join(__dirname, '../..');
const types = 'src/gatsby-types.d.ts';

test('the committed types of queries are those that a build of ru writes', () => {
  const written = join(root, siteEnvironment.KARAT_WORK_DIR ?? '', 'ru', types);
  // As a boolean: a difference of two files of thousands of lines is of no use to a reader.
  expect(readFileSync(written, 'utf8') === readFileSync(join(root, types), 'utf8')).toBe(true);
});
