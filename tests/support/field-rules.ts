import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { languageOf, type HostCode } from '../../src/config/hosts';
import type { Problem } from '../../src/contract/problems';
import type desk from '../../src/locales/ru/desk.json';
import type forms from '../../src/locales/ru/forms.json';
import type problems from '../../src/locales/ru/problems.json';
import type requests from '../../src/locales/ru/requests.json';

export interface Words {
  desk: typeof desk;
  forms: typeof forms;
  problems: typeof problems;
  requests: typeof requests;
}
export const namespaces = ['desk', 'forms', 'problems', 'requests'] as const;

export function wordsOf(host: HostCode): Words {
  const read = (name: string) =>
    JSON.parse(
      readFileSync(join(__dirname, `../../src/locales/${languageOf(host)}/${name}.json`), 'utf8'),
    ) as object;
  return Object.fromEntries(namespaces.map((name) => [name, read(name)])) as unknown as Words;
}

/** A field by its label, what is typed into it, and what is said of that. */
export type Rule = readonly [label: (words: Words) => string, typed: string, says: Problem];

export interface FormRules {
  name: string;
  form: () => ReactNode | Promise<ReactNode>;
  submit: (words: Words) => string;
  /** Fields that are told of when the form is sent empty, and no others are. */
  empty: readonly Rule[];
  /** What else is refused, one field after the other. */
  wrong: readonly Rule[];
}

export const long = 'я'.repeat(4001);
export const label = (name: keyof Words['requests']['labels'], isOptional = false) =>
  function labelOf({ requests: { labels, optional } }: Words) {
    return isOptional ? optional.replace('{{label}}', labels[name]) : labels[name];
  };

export const nameRules = (of = label('name')): Rule[] => [
  [of, 'А', 'tooShort'],
  [of, 'А'.repeat(31), 'tooLong'],
];
/** Nine of ten Russian digits are too few: the code of the country does not count. */
export const phoneRules = (of = label('phone')): Rule[] => [
  [of, '9161', 'phoneTooShort'],
  [of, '916123456', 'phoneTooShort'],
];
export const emailRules = (of = label('email', true)): Rule[] => [
  [of, 'anna', 'emailWrong'],
  [of, 'anna@karat', 'emailWrong'],
  [of, `${'a'.repeat(250)}@karat.example`, 'tooLong'],
];
export const needed = (...labels: ((words: Words) => string)[]) =>
  labels.map((of): Rule => [of, '', 'required']);

export const passwordRules = (of: (words: Words) => string): Rule[] => [
  [of, '1234567', 'passwordTooShort'],
  [of, 'a'.repeat(201), 'tooLong'],
];
