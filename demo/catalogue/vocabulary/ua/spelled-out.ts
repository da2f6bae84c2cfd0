import { asSentence } from '../fill';

/**
 * What the words of several slots leave to be said: a clarity grade is named after the colour before
 * it («колір G, чистота VS1»), thousands stand apart from hundreds («3 900 метрів»), a case or
 * bracelet of one metal has an adjective («сталевий корпус»), a strap beside the dial is its subject.
 * A case and its bracelet of one metal name it once. A pendant has a back and no inside, a bag has
 * a clasp where a pen has a mechanism, earrings and cufflinks are a pair, and a few pearls without
 * a weight are counted in words. What stands far before is looked for last: first, it would be
 * looked for at each letter.
 */
export function spelledOut(text: string): string {
  return ofPiece(metalOnce(toldOut(text)));
}

function toldOut(text: string): string {
  return text
    .replace(/(?<=колір [^,;()]+, )(?=(?:IF|VVS[12]|VS[12]|SI[12]|I1)\b)/gu, 'чистота ')
    .replace(/(?<=\s\d{1,3})(?=\d{3} метр)/gu, '\u00a0')
    .replace(/хронограф(?:, | і )функцію флайбек/gu, 'хронограф із функцією флайбек')
    .replace(/(?<=годинник )має ([^.]+)/giu, (_, functions: string) => functionsTold(functions))
    .replace(/(?<=(?:прикрасі —|лежать) )[2-9](?= (?:перлин|встав)[^(.]*\.)/gu, inWords)
    .replace(
      /Діаманти (вільно ковзають) (між двома сапфіровими скельцями); у прикрасі — /gu,
      (_, move: string, where: string) => `${asSentence(where)} ${move} `,
    )
    .replace(/Чотирилисник облямований(?<=\d+ Motifs.*)/gu, 'Чотирилисники облямовані')
    .replace(/ без рами(?=.*Рами немає)/gu, '')
    .replace(/(?<=\s)з (?=світл)/gu, 'зі ')
    .replace(/шкірою (\S+?)(ь?)ого кольору/gu, '$1$2ою шкірою')
    .replace(/(?<=з ручним заводом) із (?=запасом ходу)/gu, ' і ')
    .replace(/На внутрішньому боці(?<=(?:підвіск|брошк).*)/giu, 'На зворотному боці')
    .replace(/Механізм(?= спрацьовує не щоразу)(?<=(?:сумк|портмоне).*)/giu, 'Застібка')
    .replace(/Механізм(?= спрацьовує не щоразу)(?<=телефон.*)/giu, 'Одна з кнопок')
    .replace(
      /(к|б)(орпус|раслет)(у|і|)( Oyster| Jubilee| President| міланського плетіння|) (зі сталі|з титану|з кераміки|з бронзи|з платини|з карбону)(?! та )/giu,
      metalTold,
    )
    .replace(/(?<=Циферблат [^.]+; )на ((?:\S+ому )*)(ремінці|браслеті) ?([^.]*)/gu, strapTold)
    .replace(/безель тонкий(?<=Carrera Chronograph 39\b.*)/gu, 'скло опукле')
    .replace(
      /На безелі помітний слід від удару, решта корпусу ціла(?<=Carrera Chronograph 39\b.*)/gu,
      'На корпусі помітний слід від удару, інших пошкоджень немає',
    )
    .replace(/“([^”]*)”/gu, '«$1»');
}

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

/** What the general words of a condition are for a piece of one kind, named by its opening. */
function ofPiece(text: string): string {
  const [, first, other = ''] = /^(\p{Script=Cyrillic}+) | — (\p{L}+)/u.exec(text) ?? [];
  const piece = text.includes('Akoya Strand') ? 'strand' : (first ?? other).toLowerCase();
  return (pieces[piece] ?? []).reduce((told, [general, own]) => told.replace(general, own), text);
}

type Told = readonly (readonly [general: string, own: string])[];

const ofHardBody: Told = [
  ['На лицьовому боці є глибока', 'На поверхні є глибока'],
  ['На металі є дрібні', 'На поверхні є дрібні'],
];
const ofLeather: Told = [['На металі є дрібні', 'На металевих деталях є дрібні']];

const pieces: Readonly<Record<string, Told>> = {
  сережки: [
    ['прикрасі — ', 'парі — '],
    ['Виріб новий, його', 'Сережки нові, їх'],
    ['Виріб новий:', 'Сережки нові:'],
    ['Цього виробу', 'Цих сережок'],
    ['На внутрішньому боці є легкі', 'На зворотному боці сережок є легкі'],
    ['На внутрішньому боці помітна', 'На одній із сережок помітна'],
    ['На металі біля краю', 'На металі однієї із сережок'],
    ['Один край виробу трохи погнутий', 'Одна із сережок трохи погнута'],
    ['Виріб погнутий, його', 'Одна із сережок погнута, її'],
    ['Виріб треба', 'Сережки треба'],
    ['Продається', 'Продаються'],
    [
      'приміряти виріб можна у відділенні, де він зберігається',
      'приміряти сережки можна у відділенні, де вони зберігаються',
    ],
    ['Покажемо виріб', 'Покажемо сережки'],
    ['розглянемо його', 'розглянемо їх'],
  ],
  запонки: [
    ['Річ у відмінному стані, нею користувалися', 'Стан відмінний, носили їх'],
    ['сліди користування', 'сліди носіння'],
    ['Річ нова, нею не користувалися', 'Запонки нові, їх не носили'],
    ['Річ нова', 'Запонки нові'],
    ['Річчю жодного разу не користувалися', 'Цих запонок жодного разу не надягали'],
    ['На поверхні є помітна', 'На одній із запонок є помітна'],
    ['На металі є дрібні', 'На поверхні є дрібні'],
    ['На лицьовому боці є глибока', 'На одній із запонок є глибока'],
    ['В одному місці поверхня сильно потерта', 'Одна із запонок сильно потерта'],
    ['Механізм спрацьовує', 'Застібка спрацьовує'],
    ['Одна з деталей розхиталася', 'В одній із запонок розхиталася застібка'],
    ['Річ треба', 'Запонки треба'],
    ['Продається', 'Продаються'],
    [
      'Подивитися річ можна у відділенні, де вона зберігається',
      'Подивитися запонки можна у відділенні, де вони зберігаються',
    ],
    ['Покажемо річ', 'Покажемо запонки'],
    ['перевіримо її', 'перевіримо їх'],
  ],
  ручка: ofHardBody,
  ручку: ofHardBody,
  телефон: ofHardBody,
  запальничка: ofHardBody,
  запальничку: ofHardBody,
  сумка: ofLeather,
  сумку: ofLeather,
  портмоне: ofLeather,
  strand: [
    ['На внутрішньому боці', 'На застібці'],
    ['На металі біля краю', 'На металі застібки'],
    ['На полірованому металі', 'На металі застібки'],
    ['Метал трохи', 'Метал застібки трохи'],
    ['Один край виробу трохи погнутий', 'Застібка трохи погнута'],
    ['Виріб погнутий, його', 'Застібка погнута, її'],
    ['Виріб треба', 'Застібку треба'],
  ],
};

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
