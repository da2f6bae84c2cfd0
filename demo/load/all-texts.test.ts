/** @jest-environment node */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostCodes } from '../../src/config/hosts';
import { languageCodes } from '../../src/config/languages';
import { keysOf, loadAllTexts, neutralRows, sharedLists } from './all-texts';

test.each(sharedLists)('every language tells of the same %s', (name) => {
  const texts = loadAllTexts();
  const [first, ...others] = languageCodes.map((host) => keysOf(texts[host], name).toSorted());
  for (const other of others) expect(other).toEqual(first);
});

test('what only one host tells of is kept, for that host', () => {
  const texts = loadAllTexts();
  const [article] = texts.uz.articles;
  if (!article) throw new Error('no article');
  const own = { ...article, url: 'faqat-oʻzbekcha' };
  const rows = neutralRows(
    { ...texts, uz: { ...texts.uz, articles: [own, ...texts.uz.articles] } },
    'articles',
  );
  expect(rows).toEqual([...neutralRows(texts, 'articles'), own]);
});

describe('what the hosts tell of one thing agrees', () => {
  const texts = loadAllTexts();
  const facts: Record<string, [key: string, ...fact: unknown[]][][]> = {
    // A branch opens when it opens, whatever language its hours are read in.
    'opening hours': languageCodes.map((host) =>
      texts[host].cities.map((city) => [city.alias, city.week]),
    ),
    phones: languageCodes.map((host) =>
      texts[host].cities.map((city) => [
        city.alias,
        // Russians write 8 where others write +7.
        ...[city.phone_header, city.phone_item].map((phone) =>
          phone.replace(/^8 /, '+7 ').replace(/\D/g, ''),
        ),
      ]),
    ),
    videos: languageCodes.map((host) =>
      texts[host].videos.map(({ url, date, seconds }) => [url, date, seconds]),
    ),
    'lists of special offers': languageCodes.map((host) =>
      texts[host].specials.map(({ url, catalogType }) => [url, catalogType]),
    ),
  };

  test.each(Object.entries(facts))('%s', (_, byHost) => {
    const [russian, ...others] = byHost.map((rows) =>
      Object.fromEntries(rows.map(([key, ...fact]) => [key, fact])),
    );
    for (const other of others) expect(other).toEqual(russian);
  });
});

describe('texts that lack something stop with a clear message', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karat-texts-'));
    await cp(join(__dirname, '../texts'), folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function edit(file: string, change: (rows: Record<string, unknown>[]) => unknown) {
    const path = join(folder, file);
    const rows = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>[];
    await writeFile(path, JSON.stringify(change(rows)));
  }

  test('as they are, they are taken', () => {
    expect(Object.keys(loadAllTexts(folder))).toEqual([...hostCodes]);
  });

  test('a missing file is named', async () => {
    await rm(join(folder, 'uz/services.json'));
    expect(() => loadAllTexts(folder)).toThrow(/uz\/services\.json/);
  });

  test('a file that is not JSON is named', async () => {
    await writeFile(join(folder, 'en/menu.json'), '[{');
    expect(() => loadAllTexts(folder)).toThrow(/en\/menu\.json: .*JSON/);
  });

  test('a missing language is named', async () => {
    await rm(join(folder, 'ua'), { recursive: true });
    expect(() => loadAllTexts(folder)).toThrow(/ua\/cities\.json/);
  });

  test('a missing field is named with its row', async () => {
    await edit('ru/services.json', (rows) => rows.map(({ papers: _papers, ...row }) => row));
    expect(() => loadAllTexts(folder)).toThrow(
      /ru\/services\.json, row 0: papers is a required field/,
    );
  });

  test('a misspelt field is named', async () => {
    await edit('ru/terms.json', (rows) => rows.map((row) => ({ ...row, defintion: '' })));
    expect(() => loadAllTexts(folder)).toThrow(/ru\/terms\.json, row 0: .*defintion/);
  });

  test('a row that stands twice is named', async () => {
    await edit('en/cities.json', (rows) => [...rows, rows[0]]);
    expect(() => loadAllTexts(folder)).toThrow('cities of en has "moscow" twice');
  });

  test('an article without a title is named', async () => {
    const file = 'en/articles/myths/mif-1-lombard-prodast-chasy-srazu.md';
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replace(/^title:.*$/m, ''));
    expect(() => loadAllTexts(folder)).toThrow(/mif-1-.*\.md: title is a required field/);
  });
});

test('articles stand in the order of their numbers', () => {
  const myths = loadAllTexts().ru.articles.filter(({ type }) => type === 'myths');
  const numbers = myths.map(({ url }) => Number(/^mif-(\d+)-/.exec(url)?.[1]));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});
