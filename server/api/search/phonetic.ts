/** Cyrillic letters as Latin ones that sound alike (Russian, Ukrainian). */
const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** How makers' names are written, as they sound; the longer spelling first. */
const spellings: [RegExp, string][] = [
  [/eaux?$/g, 'o'],
  [/gue?t?$/g, 'ge'],
  [/que$/g, 'k'],
  [/ier$/g, 'ie'],
  [/oux?/g, 'u'],
  [/au/g, 'o'],
  [/ph/g, 'f'],
  [/sch|ch|tch/g, 'sh'],
  [/th/g, 't'],
  [/x/g, 'ks'],
  [/qu?|ck|c(?![eiy])/g, 'k'],
  [/c/g, 's'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/j/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** A word as it sounds, in Latin letters: `ролекс` and `rolex` are both `roleks`. */
export function soundOf(word: string): string {
  const latin = [...word.replace(/ь(?=[еёюяиі])/g, 'и')]
    .map((letter) => letters[letter] ?? letter)
    .join('');
  return spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
}
