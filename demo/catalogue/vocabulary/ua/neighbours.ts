import { lineUnmarked, sentencesOf } from '../line-first';

/** What two sentences side by side would say in one word: a colour twice, a movement twice. */
export function notTwice(text: string): string {
  const sentences = sentencesOf(text);
  const ofBezel = bezel.exec(text)?.groups?.colour;
  return sentences
    .map((sentence, index) => {
      // A line that is to come first stands between no two.
      const [before = '', beforeThat = ''] = sentences
        .slice(0, index)
        .filter((one) => lineUnmarked(one) === one)
        .reverse();
      const isThird = thirdOf(beforeThat, before, ofBezel) !== undefined;
      const told = sentence
        .replace(goldCase, (_, metal: string) => `Корпус ${sameAs(metal)}`)
        .replace(goldThenSize, sizeThenGold)
        .replace(goldThenWidth, '$2, $1')
        .replace(steelForm, (_, form: string, metal: string) =>
          new RegExp(`^Браслет[^.;]* ${metal}ий\\.$`, 'u').test(before)
            ? `Корпус ${form}, теж ${metal}ий,`
            : _,
        )
        .replace(steelAlso, (also) => (besideBracelet.test(before) ? also : ''));
      const rest = goldTold(before, movementTold(before, told));
      return alsoOnce(coloursTold(isThird ? '' : before, rest, ofBezel));
    })
    .join(' ');
}

/** «Циферблат теж чорний; браслет Oyster сталевий»: one «теж» is enough for a sentence. */
const alsoOnce = (sentence: string) =>
  sentence
    .replace(/(?<=^Циферблат теж [^.;]*; браслет[^.;]* )теж (?=(?:сталев|титанов)ий)/u, '')
    .replace(/(?<=^Браслет[^.;]* )теж (?=(?:сталев|титанов)ий[^.;]*; циферблат теж )/u, '');

const dial =
  /циферблат (?<colour>[\p{L}-]+)[иі]й|(?<colourIns>[\p{L}-]+)[иі]м (?:\p{L}+им )?циферблатом/iu;
const bezel =
  /безель (?<colour>[\p{L}-]+)[иі]й, (?:керамічний, )?(?=обертовий|з 24-|з тахіметричною|зі шкалою|із видимими)/iu;

/** «Безель теж чорний» after a black dial, «циферблат теж чорний» after a black bezel. */
function coloursTold(before: string, sentence: string, colourOfBezel?: string): string {
  const third = thirdOf(before, sentence, colourOfBezel);
  if (third !== undefined) return third;
  if (
    /теж (?!(?:сталев|титанов|платинов)ий)|(?<!орпус )також|того самого кольору/u.test(
      before + sentence,
    )
  ) {
    return sentence;
  }
  const colourOf = (part: RegExp, of: string) => {
    const { colour, colourIns } = part.exec(of)?.groups ?? {};
    return colour ?? colourIns;
  };
  const ofDial = colourOf(dial, sentence);
  const ofBezel = colourOf(bezel, sentence);
  if (ofBezel !== undefined && ofBezel === colourOf(dial, before)) {
    return bezelAlso(before, sentence, 'циферблат');
  }
  if (ofBezel !== undefined && ofBezel === colourOf(strap, before) && ofDial === undefined) {
    return bezelAlso(before, sentence, 'ремінець');
  }
  return ofDial !== undefined && ofDial === colourOf(bezel, before)
    ? sentence.replace(/(?<=^Циферблат )/u, 'теж ')
    : sentence;
}

/**
 * Of a watch whose bezel is of the colour of dial and strap too: «Циферблат чорний, матовий; каучуковий
 * ремінець того самого кольору», and «теж чорний» where the bezel is told just before.
 */
function thirdOf(before: string, sentence: string, colour?: string): string | undefined {
  if (colour === undefined) return undefined;
  const parts = sentence.match(dialThenStrap) ?? sentence.match(strapThenDial);
  if (parts?.[2] === colour) {
    const [, first = '', , ofFirst = '', second = '', ofSecond = ''] = parts;
    const same = 'того самого кольору';
    const qualified = / /u.test(ofSecond)
      ? `${second} ${same}, ${ofSecond}`
      : `${`${ofSecond} ${second}`.trim()} ${same}`;
    const also = bezel.exec(before)?.groups?.colour === colour ? 'теж ' : '';
    return `${first} ${also}${colour}ий${ofFirst}; ${qualified}.`;
  }
  const [, part = '', ofPart] = partAlone.exec(sentence) ?? [];
  const other = part === 'Ремінець' ? 'циферблат' : 'ремін';
  const isSame = ofPart === colour && !before.includes('безель') && before.includes(other);
  return isSame && new RegExp(`(?<!\\p{L})${colour}(?:ий|им|ому)`, 'u').test(before)
    ? sentence.replace(partAlone, '$1 того самого кольору')
    : undefined;
}

const partAlone = /^(Ремінець|Циферблат) (?:теж )?([\p{L}-]+)ий(?=[.,])(?!.*;)/u;

const dialThenStrap =
  /^(Циферблат) ([\p{L}-]+)ий((?:, [^;.]*)?); (ремінець) теж \2ий(?:, ([^;.]*))?\.$/u;
const strapThenDial =
  /^(Ремінець) ([\p{L}-]+)ий((?:, [^;.]*)?); (циферблат) теж \2ий(?:, ([^;.]*))?\.$/u;

const strap = /ремінець (?<colour>[\p{L}-]+)[иі]й/iu;

/** «Теж» stands beside what it repeats; after anything else the word is spared. */
function bezelAlso(before: string, sentence: string, part: string): string {
  const [latest = ''] = before.split('; ').slice(-1);
  const isBeside = latest.toLowerCase().includes(part) || /^Циферблат і /u.test(before);
  return isBeside ? sentence.replace(/^Безель /u, 'Безель теж ') : sentence;
}

const goldCase =
  /Корпус також ((?:зі сталі та|з титану та|із|з) (?:білого|жовтого|рожевого) золота)/u;
const ofGold =
  '(?:(?:зі сталі та|з титану та|із|з) (?:білого|жовтого|рожевого) золота|з того самого золота|з тих самих металів)';
const goldThenSize = new RegExp(
  `(?<=^|; )(к)орпус (${ofGold}), (діаметром [\\d,]+ мм)(?:, ((?:зі?|із) [^,;.]*?(?:безелем|безелі)(?: [^,;.]*)?))?(?=[,;.])`,
  'iu',
);
const goldThenWidth = new RegExp(`(?<=орпус \\p{L}+ий, )(${ofGold}), (завширшки [\\d,]+ мм)`, 'u');

/** «Корпус діаметром 38 мм — з рожевого золота»: the size before the metal. */
const sizeThenGold = (_: string, first: string, metal: string, size: string, bezelPart?: string) =>
  `${first}орпус ${size} — ${metal}${bezelPart === undefined ? '' : `, ${bezelNamed(bezelPart)}`}`;

/** «Безель рифлений», «на безелі тахіметрична шкала»: not between the size and the metal. */
const bezelNamed = (part: string) =>
  part
    .replace(
      /^зі? (\p{L}+)им безелем(?: (?=.))?/u,
      (told, kind: string) => `безель ${kind}ий${told.endsWith(' ') ? ', ' : ''}`,
    )
    .replace(/^\p{L}+ (\p{L}+)ою шкалою на безелі$/u, 'на безелі $1а шкала');

/** «Також» stands beside the bracelet of the same metal; after anything else it is left out. */
const besideBracelet = /браслет[^;]*$/iu;
const steelAlso =
  /(?<=^Корпус (?:(?:діаметром [\d,]+ мм )?і (?:нерухомий )?безель із 24-годинною шкалою )?)також (?=(?:сталев|титанов|платинов)[иі])/u;
const steelForm = /^Корпус (\p{L}+ий), (сталев|титанов|платинов)ий,/u;

const sameAs = (metal: string) =>
  metal.includes(' та ') ? 'з тих самих металів' : 'з того самого золота';

const gold = /(?:(?:зі сталі та|з титану та|із|з) )?(?:білого|жовтого|рожевого) золота/u;

/** «Браслет із того самого золота» after a case of gold. */
function goldTold(before: string, sentence: string): string {
  const [metal] = gold.exec(/корпус.*/iu.exec(before)?.[0] ?? '') ?? [];
  if (metal === undefined || /браслет/iu.test(before)) return sentence;
  const same = sameAs(metal);
  return sentence.replace(
    /(?<=браслет(?: Oyster| Jubilee| President|)) (?:(?:зі сталі та|з титану та|із|з) )(?:білого|жовтого|рожевого) золота(?=[.;])/iu,
    (told) => (told.trim() === metal ? ` ${same}` : told),
  );
}

/** Of a watch whose movement the sentence before names. */
const movementTold = (before: string, sentence: string) =>
  /механізм/iu.test(before)
    ? sentence
        .replace(
          'Слідів носіння не видно, механізм справний',
          'Слідів носіння не видно, несправностей немає',
        )
        .replace('подряпина, але механізм справний', 'подряпина, але на хід вона не впливає')
        .replace('скол, але механізм справний', 'скол, але на хід він не впливає')
        .replace('Механізм раз у раз', 'Годинник раз у раз')
        .replace('серійні номери корпусу й механізму перевірено', 'серійні номери перевірено')
    : sentence;
