import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ObjectSchema } from 'yup';
import { articleTypeNames, type ArticleTypeName } from '../../src/config/article-types';
import { type HostCode } from '../../src/config/hosts';
import { type LanguageCode } from '../../src/config/languages';
import { frontMatterSchema, textSchemas } from './text-schemas';
import { type ArticleFrontMatter, type ArticleText, type HostTexts } from './texts';

/** Everything that the readers of a host are told. */
export type OwnTexts = HostTexts & { articles: ArticleText[] };

/**
 * The texts of a language below `folder`.
 * @throws Error naming the file, and the row and field when one is missing or of the wrong form.
 */
export function loadTexts(folder: string, language: LanguageCode): OwnTexts {
  const lists = Object.entries(textSchemas).map(([name, schema]) => [
    name,
    loadList(join(folder, language, `${name}.json`), schema),
  ]);
  // The schemas are keyed by the names of HostTexts and describe its rows.
  const texts = Object.fromEntries(lists) as HostTexts;
  return { ...texts, articles: loadArticles(join(folder, language, 'articles')) };
}

/**
 * What a host tells beside the texts of its language: the lists of its own folder, as far as it has one.
 * @throws Error naming the file, row and field that is wrong.
 */
export function loadOwnLists(folder: string, host: HostCode): Partial<HostTexts> {
  const files = Object.entries(textSchemas).map(
    ([name, schema]) => [name, join(folder, host, `${name}.json`), schema] as const,
  );
  const own = files.filter(([, file]) => existsSync(file));
  return Object.fromEntries(own.map(([name, file, schema]) => [name, loadList(file, schema)]));
}

function loadList(file: string, schema: ObjectSchema<object>): unknown[] {
  const rows: unknown = within(file, () => JSON.parse(readFileSync(file, 'utf8')) as unknown);
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${file} must hold a list`);
  return rows.map((row, index) => within(`${file}, row ${index}`, () => check(schema, row)));
}

/** Of all types, each type in the order of its file names: `mif-2` before `mif-10`. */
function loadArticles(folder: string): ArticleText[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return articleTypeNames.flatMap((type) => {
    const typeFolder = join(folder, type);
    const names = readdirSync(typeFolder).filter((name) => name.endsWith('.md'));
    if (names.length === 0) throw new Error(`${typeFolder} holds no articles`);
    return names.sort(compare).map((name) => loadArticle(typeFolder, name, type));
  });
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

function loadArticle(folder: string, name: string, type: ArticleTypeName): ArticleText {
  const file = join(folder, name);
  const [, head, body] = frontMatter.exec(readFileSync(file, 'utf8')) ?? [];
  if (!head || !body?.trim()) throw new Error(`${file} must hold front matter and a text`);
  const fields = within(file, () => check(frontMatterSchema, parse(head))) as ArticleFrontMatter;
  return { ...fields, type, url: name.replace(/\.md$/, ''), body: body.trim() };
}

/** Strict: nothing is converted, and a field that nobody knows is a misspelt one. */
function check(schema: ObjectSchema<object>, value: unknown): object {
  return schema.noUnknown().validateSync(value, { strict: true });
}

function within<Result>(place: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`, { cause: error });
  }
}
