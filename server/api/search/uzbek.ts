/** Letters of the Uzbek alphabet of 1940 in that of 1995, without the signs that `plain` drops. */
const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ў: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ц: 's',
  ч: 'ch',
  ш: 'sh',
  ъ: '',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** An Uzbek word in Cyrillic as it is written in Latin letters: `тақинчоқ` is `taqinchoq`. */
export function uzbekLatinOf(word: string): string {
  return [...word].map((letter) => letters[letter] ?? letter).join('');
}
