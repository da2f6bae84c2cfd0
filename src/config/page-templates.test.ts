import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageTemplates } from './page-templates';

test('each file that makes pages is in the list, by the name that Gatsby gives its scripts', () => {
  const names = ['templates', 'pages'].flatMap((folder) =>
    readdirSync(join(__dirname, '..', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => file.replace(/\.tsx$/, '').replace(/[\\/_]/g, '-')),
  );
  expect(names.sort()).toEqual([...pageTemplates].sort());
});
