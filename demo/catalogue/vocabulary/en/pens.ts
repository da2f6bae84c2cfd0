import { wearOfWork } from './wear-of-works';

const palette = String.raw` The palette (?:keeps to|is limited to) `;

/** Colours that the name of a work denies. */
const denied = [
  [
    '(?:First Snow|The Thaw|House in Snow)',
    '(?:fresh greens|ochres and crimson|golds and warm browns)',
  ],
  [
    '(?:Garden in May|The Old Garden|The Garden Walk)',
    '(?:ochres and crimson|earthy ochres and umber|silvery greys|silver and deep blue)',
  ],
  ['(?:Silence|Horizon|Accord)', 'red, black and white'],
  ['(?:Peonies|Roses|Bouquet in a Jug|Bunch of Wild Flowers)', 'pure, bright tones'],
].map(([work = '', colours = '']) => new RegExp(`${palette}${colours}\\.(?<=‘${work}’.*)`, 'u'));

/** Notes of a studio, as they fit the work. */
const notes: readonly (readonly [plain: RegExp, own: string])[] = [
  // Of a work that bears no number.
  [/(?<!\bNo\. \d.*) The studio works in series and numbers its canvases\./u, ''],
  // No garden is all of ultramarine.
  [
    /(?:The palette (?:keeps to|is limited to) ultramarine with touches of orange|Touches of orange set off the ultramarine|Ultramarine predominates, set off by warm lights)(?=\.)(?=.*\b(?:path(?! of light)|[Ff]lower beds|foliage|blooms mingle)\b|(?<=\b(?:path(?! of light)|[Ff]lower beds|foliage|blooms mingle)\b.*))/u,
    'The shadows are ultramarine, with touches of orange',
  ],
  // Of a house that has the name of its founder.
  [/(?<=^Harry Winston made .*\. )Harry Winston held/u, 'Its founder held'],
];

/** What a work is, by what it is made in. */
function nounOf(text: string): string {
  if (/\blithograph\b/iu.test(text)) return 'lithograph';
  return /\bwatercolour\b/iu.test(text) ? 'watercolour' : 'painting';
}

/** Pens whose model says what they are: `StarWalker Ballpoint Cosmic Blue pen`. */
const penKind = / (Ballpoint|Rollerball)((?: \d+)?(?: \p{Lu}[\p{L}-]*)+) pen\b/u;

/** A pen whose name ends with its coating, which is that of its fittings. */
const coated =
  / ((?:Red )?\p{L}+-Coated)((?: \p{Ll}+)? pen\b.*?\ba barrel and cap in [\p{L} ]+)\./u;

/** A pen, a lighter or a work on paper told without what its name says already. */
export function pensTold(text: string): string {
  const named = text.includes('a gold nib')
    ? text.replace(/^(.*?)(?<! fountain) pen\b/u, '$1 fountain pen')
    : text;
  const capped = named.replace(', a removable cap and', ' and');
  const once = capped.includes('-Coated')
    ? capped
        .replace(/ and [\p{L}-]+ fittings\./u, '.')
        .replace(/(a barrel and cap in [\p{L} ]+), (a [\p{L} ]+)\./u, '$2 and $1.')
    : capped;
  const kept = [...denied.map((colours) => [colours, ''] as const), ...notes].reduce(
    (own, [plain, better]) => own.replace(plain, better),
    once,
  );
  return wearOfWork(
    kept
      .replace(penKind, (_, kind: string, name: string) => `${name} ${kind.toLowerCase()} pen`)
      .replace(
        coated,
        (_, coating: string, told: string) => `${told}, with ${coating.toLowerCase()} fittings.`,
      )
      .replace(
        /is finished in [\p{L} ]+ lacquer over brass\.(?<=Lacquer lighter.*)/u,
        'is made of lacquered brass.',
      )
      .replace(
        /\ba barrel and cap in black lacquered brass(?<=Black Lacquer (?:fountain )?pen.*)/u,
        'a brass barrel and cap',
      )
      .replace(
        /, have swivel-bar fastenings and are palladium-plated\.(?<=Palladium (?:\p{L}+ )?cufflinks.*)/u,
        ' and have swivel-bar fastenings.',
      )
      .replace(/ and is palladium-plated\.(?<=Palladium (?:\p{L}+ )?lighter.*)/u, '.')
      .replace(/ and is chrome-finished\.(?<=Brushed Chrome lighter.*)/u, '.')
      .replace(/ thick, has (?=an adjustable flame\.)/u, ' thick and has ')
      // Nobody paints a print.
      .replace('The work is painted in lithograph and measures', 'The lithograph measures')
      .replace('Painted in lithograph, the work measures', 'The lithograph measures')
      .replace(/((?:, the work|The lithograph) measures [^.]*)\. The work (?=comes )/u, '$1 and ')
      .replace(
        /The work (?=is)(?<=(?:, the work|The lithograph) measures [^.]*\. The work )/u,
        'It ',
      )
      // Signature and frame in one sentence.
      .replace(
        /((?:The work|It) is (?:(?:un)?signed|monogrammed)[^.]*|The sheet is numbered[^.]*)\. (?:The work|It) is (?=in an? |unframed)/u,
        '$1 and is ',
      )
      .replace(
        /(?<=\b(?:signed|monogrammed|unsigned|numbered)\b[^.]* and )is (?=in an? )/u,
        'comes ',
      )
      // A print is numbered and signed in the sentence of its size.
      .replace(
        /The (?:work|lithograph) measures (\d+ × \d+ cm)\. The sheet is (numbered [^.]*? in the margin)(?=( and comes)?)/u,
        (_, size: string, signed: string, framed: string | undefined) =>
          `The lithograph measures ${size}${framed ? ',' : ' and'} is ${signed}`,
      )
      // The hand of a school or a circle is nobody’s own.
      .replace(
        /is signed (at lower \p{L}+)(?<=\b(?:circle|[Ss]chool)\b.*)/u,
        'bears a signature $1',
      )
      // Size and signature, where the frame stands apart.
      .replace(
        /(\b[Tt]he (?:work|lithograph) measures \d+ × \d+ cm)\. (?:It|The work) (?=(?:is (?:(?:un)?signed|monogrammed)|bears)(?:(?! comes | and is )[^.])*\.)/u,
        '$1 and ',
      )
      .replace(
        /\bis painted in ([\p{L} ]+) and (measures \d+ × \d+ cm)\. (?:It|The work) (?=(?:is (?:(?:un)?signed|monogrammed)|bears)(?:(?! comes | and is )[^.])*\.)/u,
        'is painted in $1, $2 and ',
      )
      // The work that is told of again by its frame.
      .replace(
        /\bThe work (?=is (?:in an? |unframed))(?<=\b[Tt]he work\b.+)/u,
        (_, _start: number, whole: string) => `The ${nounOf(whole)} `,
      )
      .replace(/^.*?\b[Ee]xecuted\b.*?\. /u, (first, _: number, whole: string) =>
        /\blithograph\b/iu.test(whole)
          ? first.replace('executed', 'printed').replace('Executed', 'Printed')
          : first,
      )
      .replace(/\b([Aa]) (?=oil on|acrylic on|ink on)/gu, '$1n ')
      // A print that the sentence before has called so.
      .replace(/(?<=^[^.]*\blithograph\b[^.]*\. )The lithograph (?=measures)/u, 'It '),
  );
}
