/** Russian and Ukrainian letters in Latin, so that a link to a section can be read and told. */
const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'j',
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
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const longest = 60;

/**
 * The anchor of a section by its title, e.g. `part-kak-prohodit-proverka`. The prefix keeps it apart
 * from the ids of the page itself.
 */
export function anchorOf(title: string): string {
  const words = [...title.toLowerCase()]
    .map((letter) => latin[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}'’‘]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return `part-${words || 'x'}`;
}

/** Anchors of a text's titles in their order; one that comes again is counted. */
export function anchorsOf(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const wanted = anchorOf(title);
    let anchor = wanted;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}-${count}`;
    taken.add(anchor);
    return anchor;
  });
}
