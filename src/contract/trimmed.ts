import { string } from 'yup';

/**
 * Text without blanks around it (spec §5 "Registration"). Yup's own `trim` and `lowercase` fail on a
 * value that is no text and leave nobody to say what is wrong with it.
 */
export const trimmed = () => string().transform((value: unknown) => inText(value, trim));

/** The same in lower case. */
export const trimmedLowercase = () =>
  string().transform((value: unknown) => inText(value, (text) => trim(text).toLowerCase()));

const trim = (text: string) => text.trim();

function inText(value: unknown, change: (text: string) => string): unknown {
  return typeof value === 'string' ? change(value) : value;
}
