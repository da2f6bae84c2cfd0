/** A value of a property: given the value, says whether it may stand there. */
export type ValueRule = (value: unknown) => boolean;

export const text: ValueRule = (value) => typeof value === 'string' && value.trim() !== '';
export const anyText: ValueRule = (value) => typeof value === 'string';
export const flag: ValueRule = (value) => typeof value === 'boolean';

export const address: ValueRule = (value) =>
  typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);

/** On request emits no Offer, never a price of nothing. */
export const price: ValueRule = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

export const wholeNumber: ValueRule = (value) => Number.isInteger(value) && Number(value) > 0;
export const currency: ValueRule = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
/** BCP 47: a language, or that of a country. */
export const language: ValueRule = (value) =>
  typeof value === 'string' && /^[a-z]{2}(?:-[A-Z]{2})?$/.test(value);

/** ISO 8601, with the time zone that search engines ask for. */
export const instant: ValueRule = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT.+(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
/** ISO 8601, such as `PT4M47S`; nothing lasts no time at all. */
export const duration: ValueRule = (value) =>
  typeof value === 'string' && /^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/.test(value);
export const timeOfDay: ValueRule = (value) =>
  typeof value === 'string' && /^(?:[01]\d|2[0-4]):[0-5]\d$/.test(value);

export const between =
  (least: number, most: number): ValueRule =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;

export const listOf =
  (rule: ValueRule): ValueRule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule);

/** @param names properties that it must have here, though its type can do without */
export const objectOf =
  (types: string | readonly string[], ...names: string[]): ValueRule =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    '@type' in value &&
    [types].flat().some((type) => type === value['@type']) &&
    names.every((name) => name in value);

export const memberOf = (...members: string[]): ValueRule => {
  const known = new Set(members.map((member) => `https://schema.org/${member}`));
  return (value) => typeof value === 'string' && known.has(value);
};
