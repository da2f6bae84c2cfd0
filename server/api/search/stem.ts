/** Endings that Russian and Ukrainian words change by case and number, the longer first. */
const endings =
  /(?:иями|ьями|ями|ами|иях|ьях|его|ого|ему|ому|ими|ыми|ими|ией|ій|ей|ой|ый|ий|их|ых|ою|ею|ая|яя|ую|юю|ое|ее|ые|ие|ям|ам|ях|ах|ов|ев|ів|їв|ом|ем|ою|а|я|ы|и|і|ї|у|ю|е|є|о|ь|й)$/u;
const leastStem = 4;

/**
 * A Cyrillic word without its ending, so that `скупки` finds what `скупка` finds; other words and
 * short ones stay as they are.
 */
export function stemOf(word: string): string {
  if (!/^\p{Script=Cyrillic}+$/u.test(word)) return word;
  const stem = word.replace(endings, '');
  return stem.length < leastStem ? word : stem;
}
