/**
 * What can be wrong with a field (spec §5). Schemas carry these codes as their messages; the
 * storefront and the backend put them into the visitor's language.
 */
export const problems = [
  'required',
  'imageRequired',
  'passwordTooShort',
  'passwordCommon',
  'passwordsDiffer',
  'emailWrong',
  'contactMethodMissing',
  'mailingMissing',
  'credentialsWrong',
  'amountTooLarge',
  'yearWrong',
  'formatWrong',
  'valueWrong',
  'weightTooSmall',
  'tooShort',
  'tooLong',
  'phoneTooShort',
  'nicknameTooShort',
  'fileTypeWrong',
  'fileTooLarge',
  'tooManyFiles',
  'pictureBroken',
  'pictureTooLarge',
  'documentBroken',
  'fileMixed',
  'uploadGone',
  'uploadUnfinished',
  'uploadsFull',
  'captchaFailed',
  'taken',
  'inUse',
  'linkStale',
] as const;

export type Problem = (typeof problems)[number];

export function isProblem(value: unknown): value is Problem {
  return problems.some((problem) => problem === value);
}
