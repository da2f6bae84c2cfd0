import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { type ObjectSchema } from 'yup';
import { articleTypeNames, type ArticleTypeName } from '../../../../src/config/article-types';
import { type HostCode } from '../../../../src/config/hosts';
import { textSchemas } from './text-schemas';
import { type ArticleFrontMatter, type ArticleText, type HostTexts } from './texts';

const folder = join(__dirname, 'texts');

/**
 * Everything that a host reads.
 * @throws Error naming the file, and the field when one is missing or of the wrong form.
 */
export function loadTexts(host: HostCode): HostTexts {
  const texts = Object.entries(textSchemas).map(([name, schema]) => [
    name,
    checked(join(folder, host, `${name}.json`), (content) => JSON.parse(content), schema),
  ]);
  return Object.fromEntries(texts) as HostTexts;
}

/** A host's articles of all six types, each type in the order of its urls. */
export function loadArticles(host: HostCode): ArticleText[] {
  return articleTypeNames.flatMap((type) => {
    const directory = join(folder, host, 'articles', type);
    return readdirSync(directory)
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => loadArticle(join(directory, file), type, file.replace(/\.md$/, '')));
  });
}

/** HTML of a Markdown text. */
export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim();
}

const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

function loadArticle(file: string, type: ArticleTypeName, url: string): ArticleText {
  const [, head, body] = frontMatter.exec(readFileSync(file, 'utf8')) ?? [];
  if (!head || !body?.trim()) throw new Error(`${file} needs front matter and a text`);
  const fields = parse(head) as ArticleFrontMatter;
  for (const name of ['title', 'preview', 'date'] as const) {
    if (typeof fields[name] !== 'string' || !fields[name]) {
      throw new Error(`${file} has no ${name} in its front matter`);
    }
  }
  return { ...fields, type, url, body: body.trim() };
}

function checked(
  file: string,
  read: (content: string) => unknown,
  schema: ObjectSchema<object>,
): unknown[] {
  const rows: unknown = read(readFileSync(file, 'utf8'));
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${file} must hold a list`);
  return rows.map((row, index) => {
    try {
      return schema.validateSync(row, { strict: true });
    } catch (error) {
      throw new Error(`${file}, entry ${index}: ${(error as Error).message}`, { cause: error });
    }
  });
}
