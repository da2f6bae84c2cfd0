const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const ukrainian = "йцукенгшщзхїфівапролджєячсмитьбю'";

const toLatin = pairs([russian, ukrainian], latin);
const toRussian = pairs([latin], russian);
const toUkrainian = pairs([latin], ukrainian);

/**
 * What was meant if the keyboard had the other layout: `кщдуч` is `rolex`, `xfcs` is `часы`. A text
 * without a letter to change gives nothing.
 */
export function otherLayouts(text: string): string[] {
  const readings = [toLatin, toRussian, toUkrainian].map((keys) =>
    [...text].map((letter) => keys.get(letter) ?? letter).join(''),
  );
  return [...new Set(readings)].filter((reading) => reading !== text);
}

function pairs(from: readonly string[], to: string): Map<string, string> {
  return new Map(from.flatMap((keys) => [...keys].map((key, index) => [key, to[index] ?? key])));
}
