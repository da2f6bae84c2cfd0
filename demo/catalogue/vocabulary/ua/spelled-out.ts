import { asSentence } from '../fill';
import { ofPiece } from './of-piece';

/**
 * What the words of several slots leave to be said: a clarity grade is named after the colour before
 * it («колір G, чистота VS1»), thousands stand apart from hundreds («3 900 метрів»), a case or
 * bracelet of one metal has an adjective («сталевий корпус»), a strap beside the dial is its subject.
 * A case and its bracelet of one metal name it once. A pendant has a back and no inside, a bag has
 * a clasp where a pen has a mechanism, earrings and cufflinks are a pair, and a few pearls without
 * a weight are counted in words, their colour an adjective. A strand of pearls has but a clasp of
 * gold, and a check has two colours. What stands far before is looked for last: first, it would be
 * looked for at each letter.
 */
export function spelledOut(text: string): string {
  return ofPiece(sizedFirst(metalOnce(toldOut(text))));
}

function toldOut(text: string): string {
  return text
    .replace(/(?<=колір [^,;()]+, )(?=(?:IF|VVS[12]|VS[12]|SI[12]|I1)\b)/gu, 'чистота ')
    .replace(/(?<=\s\d{1,3})(?=\d{3} метр)/gu, '\u00a0')
    .replace(/хронограф(?:, | і )функцію флайбек/gu, 'хронограф із функцією флайбек')
    .replace(/(?<=годинник )має ([^.]+)/giu, (_, functions: string) => functionsTold(functions))
    .replace(/(?<=встав\p{L}+ з \p{L}+) \(\p{L}[^)]*\)/gu, '')
    .replace(/(перлин(\p{L}?)) \((біл|чорн|золотав)ий\)/gu, pearlsTold)
    .replace(/(?<=(?:прикрасі —|лежать) )[2-9](?= (?:\p{L}+ )?(?:перлин|встав)[^(.]*\.)/gu, inWords)
    .replace(/[\p{L}-]+ого полотна(?<=Damier (Azur|Ébène|Graphite).*)/gu, checkTold)
    .replace(/(?<!застібкою )з (?=\p{L}+ого золота)(?<=Akoya Strand.*)/gu, 'із застібкою з ')
    .replace(/; водозахист(?=.*краю скла є)/gu, '; заявлений водозахист')
    .replace(
      /Діаманти (вільно ковзають) (між двома сапфіровими скельцями); у прикрасі — /gu,
      (_, move: string, where: string) => `${asSentence(where)} ${move} `,
    )
    .replace(/(?<=\d діамант\p{L}* \([^)]*\) та )(?=\d+ діамант)/gu, 'ще ')
    .replace(/Чотирилисник облямований(?<=\d+ Motifs.*)/gu, 'Чотирилисники облямовані')
    .replace(/ без рами(?=.*Рами немає)/gu, '')
    .replace(/(?<=\s)з (?=світл)/gu, 'зі ')
    .replace(/шкірою (\S+?)(ь?)ого кольору/gu, '$1$2ою шкірою')
    .replace(/(?<=з ручним заводом) із (?=запасом ходу)/gu, ' і ')
    .replace(/На внутрішньому боці(?<=(?:підвіск|брошк).*)/giu, 'На зворотному боці')
    .replace(
      /Механізм спрацьовує не щоразу(?<=(?:складається вдвоє|лише для карток).*)/gu,
      'Один зі швів розійшовся',
    )
    .replace(/Механізм(?= спрацьовує не щоразу)(?<=(?:сумк|портмоне).*)/giu, 'Застібка')
    .replace(/Механізм(?= спрацьовує не щоразу)(?<=телефон.*)/giu, 'Одна з кнопок')
    .replace(
      /(к|б)(орпус|раслет)(у|і|)( Oyster| Jubilee| President| міланського плетіння|) (зі сталі|з титану|з кераміки|з бронзи|з платини|з карбону)(?! та )/giu,
      metalTold,
    )
    .replace(/(?<=Циферблат [^.]+; )на ((?:\S+ому )*)(ремінці|браслеті) ?([^.]*)/gu, strapTold)
    .replace(/безель тонкий(?<=Carrera Chronograph 39\b.*)/gu, 'скло опукле')
    .replace(/зернистий(?<=White Birch.*)/gu, 'з рельєфом, схожим на березову кору')
    .replace(/зернистий(?<=Snowflake.*)/gu, 'з фактурою снігу')
    .replace(/зернистий(?<=Shunbun.*)/gu, 'з рельєфом, схожим на пелюстки сакури')
    .replace(
      /На безелі помітний слід від удару, решта корпусу ціла(?<=Carrera Chronograph 39\b.*)/gu,
      'На корпусі помітний слід від удару, інших пошкоджень немає',
    )
    .replace(/“([^”]*)”/gu, '«$1»');
}

/** «55 білих перлин» */
const pearlsTold = (_: string, pearls: string, ending: string, colour: string) =>
  `${colour}${pearlEndings[ending] ?? ''} ${pearls}`;
const pearlEndings: Readonly<Record<string, string>> = { а: 'а', и: 'і', '': 'их' };

const checkTold = (_: string, name: string) => `полотна ${checks[name] ?? ''} клітинку`;
const checks: Readonly<Record<string, string>> = {
  Azur: 'в кремово-синю',
  Ébène: 'в коричневу',
  Graphite: 'в чорно-сіру',
};

/** «Корпус діаметром 39 мм з жовтого золота», where the gold would be of that diameter. */
const sizedFirst = (text: string) =>
  text.replace(
    /(орпус) ((?:зі сталі та|з титану та|з) \p{L}+ого золота) ((?:діаметром|завширшки) [\d,]+ мм)/gu,
    '$1 $3 $2',
  );

const gold = '((?:зі сталі та|з титану та|з) (?:білого|жовтого|рожевого) золота)(?! з ланками)';
const ofName = '( Oyster| Jubilee| President|)';
const onGold = new RegExp(` на (?:(\\S+)ому )?браслеті${ofName} ${gold}`, 'u');
const goldByDial = new RegExp(`; браслет(?: (\\S+)ий,)?${ofName},? ${gold}`, 'u');
const links = ' міланського плетіння| з ланками у формі літери H';
const steelCase =
  '(?:Діаметр \\k<metal>ого корпусу —|\\k<metal>ий корпус діаметром|(?<form>\\S+) \\k<metal>ий корпус завширшки) (?<size>[\\d,]+ мм)';
const steelByDial = new RegExp(
  `; браслет(?<name> Oyster| Jubilee| President|)(?: (?<kind>\\S+)ий,)? (?<metal>сталев|титанов|платинов)ий(?:,(?<links>${links}))?\\. ${steelCase}`,
  'iu',
);
const onSteel = new RegExp(
  ` на (?:(?<kind>\\S+)ому )?(?<metal>сталев|титанов|платинов)ому браслеті(?<name> Oyster| Jubilee| President|)(?<links>${links})?(?<rest>[^.;]*)\\. ${steelCase}`,
  'iu',
);

/**
 * «Корпус діаметром 40 мм і браслет Oyster — зі сталі та жовтого золота», where either would be said
 * to be of it, or of steel in two sentences side by side.
 */
function metalOnce(text: string): string {
  const [strap = '', kind, bracelet = '', metal = ''] =
    onGold.exec(text) ?? goldByDial.exec(text) ?? [];
  const ofCase = `Корпус ${metal} діаметром|Діаметр корпусу ${metal} —`;
  const caseTold = new RegExp(`(?:${ofCase}) ([\\d,]+ мм)`, 'u');
  if (strap !== '' && caseTold.test(text)) {
    return text.replace(strap, '').replace(caseTold, (_, size: string) => {
      return bothTold(`Корпус діаметром ${size}`, kind, bracelet, metal);
    });
  }
  const steel = onSteel.exec(text) ?? steelByDial.exec(text);
  if (!steel?.groups) return text;
  const { groups } = steel;
  const sized = groups.form ? `${groups.form} корпус завширшки` : 'Корпус діаметром';
  const both = bothTold(
    `${sized} ${groups.size ?? ''}`,
    groups.kind,
    `${groups.name ?? ''}${groups.links ?? ''}`,
    `${groups.metal ?? ''}і`,
  );
  return text.replace(steel[0], `${groups.rest ?? ''}. ${both}`);
}

const bothTold = (sized: string, kind: string | undefined, bracelet: string, metal: string) =>
  `${sized} ${kind === undefined ? 'і' : `та ${kind}ий`} браслет${bracelet} — ${metal}`;

const countsInWords: Readonly<Record<string, string>> = {
  2: 'дві',
  3: 'три',
  4: 'чотири',
  5: 'пʼять',
  6: 'шість',
  7: 'сім',
  8: 'вісім',
  9: 'девʼять',
};
const inWords = (digit: string) => countsInWords[digit] ?? digit;

const shows = 'показує ';
const list = new Intl.ListFormat('uk', { type: 'conjunction' });

/** What a watch has, then what it shows, its date first: «має хронограф і показує дату». */
function functionsTold(functions: string): string {
  const names = functions.split(/, | і /u);
  const had = names.filter((name) => !name.startsWith(shows));
  const shown = names
    .filter((name) => name.startsWith(shows))
    .map((name) => name.slice(shows.length))
    .sort((one, other) => Number(other.startsWith('дату')) - Number(one.startsWith('дату')));
  const has = had.length > 0 ? [`має ${list.format(had)}`] : [];
  const isLong = had.length > 1 || shown.length > 1;
  return [...has, ...(shown.length > 0 ? [shows + list.format(shown)] : [])].join(
    isLong ? ', ' : ' і ',
  );
}

const metals: Readonly<Record<string, string>> = {
  'зі сталі': 'сталев',
  'з титану': 'титанов',
  'з кераміки': 'керамічн',
  'з бронзи': 'бронзов',
  'з платини': 'платинов',
  'з карбону': 'карбонов',
};
const endings: Readonly<Record<string, string>> = { '': 'ий', у: 'ого', і: 'ому' };

function metalTold(
  _: string,
  first: string,
  rest: string,
  ending: string,
  name: string,
  metal: string,
): string {
  const adjective = `${metals[metal] ?? ''}${endings[ending] ?? ''}`;
  const isFirst = first !== first.toLowerCase();
  return `${isFirst ? asSentence(adjective) : adjective} ${first.toLowerCase()}${rest}${ending}${name}`;
}

/** «ремінець чорний, зі шкіри алігатора», «браслет Oyster сталевий». */
function strapTold(_: string, adjectives: string, strap: string, rest: string): string {
  const noun = strap === 'ремінці' ? 'ремінець' : 'браслет';
  const words = adjectives
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(/ьому$/u, 'ій').replace(/ому$/u, 'ий'));
  const [name = '', ...others] = /^[A-Z]/u.test(rest) ? rest.split(' ') : ['', rest];
  const told = [...words, others.join(' ')].filter((word) => word !== '').join(', ');
  return [noun, name, told].filter((word) => word !== '').join(' ');
}
