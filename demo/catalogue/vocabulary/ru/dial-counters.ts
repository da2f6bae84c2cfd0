/** Counters whose colour is not that of the dial, which a buyer of a chronograph asks for. */
const counters: readonly (readonly [of: RegExp, told: string])[] = [
  [
    /Black Bay Chrono|Navitimer B01|Chronomat B01|Datograph|Carrera Chronograph 39|Royal Oak Chronograph/,
    'серебристыми счётчиками',
  ],
  [/Premier B01 Chronograph/, 'чёрными счётчиками'],
  [/Monaco Calibre 11/, 'белыми счётчиками'],
  [/Chronomaster (?:Sport|Original)|36 000 VpH/, 'счётчиками трёх цветов'],
];

const dialWith = /циферблатом(?: Tapisserie)?(?=(,(?! на )| и) |, на | |\.)/;
const dial =
  /циферблат(?!ом)( с [^.,]*?)?(?=[.,]| и (?:\p{Ll}[\p{Ll}-]* )?(?:ремешок|браслет)(?=[ .,;]))/u;

/** Colours of counters, told with the dial. */
export function countersWithDial(text: string): string {
  const [, told] = counters.find(([of]) => of.test(text)) ?? [];
  if (told === undefined || /счётчик/.test(text)) return text;
  if (dialWith.test(text)) {
    return text.replace(dialWith, (what, next: string | undefined) =>
      next === undefined ? `${what} и ${told}` : `${what}, ${told}`,
    );
  }
  const withOf = told.startsWith('сч') ? `со ${told}` : `с ${told}`;
  return text
    .replace(dial, (what, finish: string | undefined) =>
      finish === undefined ? `${what} ${withOf}` : `${what} и ${told}`,
    )
    .replace(
      // With two things of its own a dial is told with a comma.
      new RegExp(`(циферблат с [^.,]* и ${told}) и (?=[^.]*(?:ремешок|браслет))`, 'u'),
      '$1, ',
    );
}
