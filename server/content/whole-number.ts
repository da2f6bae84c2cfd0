/** @throws Error naming the argument that is no number from 1 on */
export function wholeNumber(text: string | undefined, what: string): number {
  if (!text || !/^[1-9]\d*$/.test(text))
    throw new Error(`${what} is "${text ?? ''}", not a number`);
  return Number(text);
}
