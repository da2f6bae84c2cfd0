import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostCodes } from '../../config/hosts';
import { textPageNames } from '../../config/text-pages';
import { LinkedText, partsOf } from './linked-text';
import { pageText } from './page-text';

const folder = (host: string) => join(__dirname, '../../locales', host);

describe.each(hostCodes)('the text pages of %s', (host) => {
  test('are those of the table', () => {
    const files = readdirSync(folder(host)).filter((file) => file.startsWith('text-'));
    expect(files.sort()).toEqual(textPageNames.map((name) => `text-${name}.json`).sort());
  });

  test.each(textPageNames)('%s names only numbers and pages that there are', (name) => {
    const data = readFileSync(join(folder(host), `text-${name}.json`), 'utf8');
    const text = pageText({ data }, host);
    expect(text.sections.length).toBeGreaterThan(1);
    const lines = text.sections.flatMap(({ paragraphs = [], list = [] }) => [
      ...paragraphs,
      ...list,
    ]);
    for (const line of [text.title, text.lead, ...lines]) {
      // What is left of brackets after the links were taken out is a mistake of the text.
      expect(
        partsOf(line)
          .map(({ words }) => words)
          .join(''),
      ).not.toMatch(/[<>{}]/);
    }
  });
});

test('words in angle brackets are a link inside the site', () => {
  render(<LinkedText text="До <contacts>контактов</contacts> рукой подать" />);
  expect(screen.getByRole('link', { name: 'контактов' })).toHaveAttribute('href', '/contacts/');
});

test('a text that names an unknown number or page stops the build', () => {
  expect(() => pageText({ data: '{"title":"{{rainyDays}}"}' }, 'ru')).toThrow('rainyDays');
  expect(() => partsOf('<nowhere>там</nowhere>')).toThrow('nowhere');
});
