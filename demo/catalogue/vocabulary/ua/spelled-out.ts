import { asSentence } from '../fill';

/**
 * What the words of several slots leave to be said: a clarity grade is named after the colour before
 * it («колір G, чистота VS1»), thousands stand apart from hundreds («3 900 метрів»), a case or
 * bracelet of one metal has an adjective («сталевий корпус»), a strap beside the dial is its subject.
 * A pendant has a back and no inside, a bag has a lock where a pen has a mechanism, and a few pearls
 * without a weight are counted in words. What stands far before is looked for last: first, it would be
 * looked for at each letter.
 */
export function spelledOut(text: string): string {
  return text
    .replace(/(?<=колір [^,;()]+, )(?=(?:IF|VVS[12]|VS[12]|SI[12]|I1)\b)/gu, 'чистота ')
    .replace(/(?<=\s\d{1,3})(?=\d{3} метр)/gu, '\u00a0')
    .replace(/хронограф(?:, | і )функцію флайбек/gu, 'хронограф із функцією флайбек')
    .replace(/(?<=годинник )має ([^.]+)/giu, (_, functions: string) => functionsTold(functions))
    .replace(/За висновком гемолога, у(?= прикрасі — [^(.]+\.)/gu, 'У')
    .replace(/(?<=У прикрасі — )[2-9](?= (?:перлин|встав)[^(.]*\.)/gu, inWords)
    .replace(/ без рами(?=.*Рами немає)/gu, '')
    .replace(/(?<=\s)з (?=світл)/gu, 'зі ')
    .replace(/шкірою (\S+?)(ь?)ого кольору/gu, '$1$2ою шкірою')
    .replace(/(?<=з ручним заводом) із (?=запасом ходу)/gu, ' і ')
    .replace(
      /Композиція побудована навколо одного каменя(?<=сережки.*)/iu,
      'У кожній сережці по одному каменю',
    )
    .replace(/На внутрішньому боці(?<=(?:сережки|підвіск|брошк).*)/giu, 'На зворотному боці')
    .replace(/Механізм(?= спрацьовує не щоразу)(?<=сумк.*)/giu, 'Замок')
    .replace(/Механізм(?= спрацьовує не щоразу)(?<=(?:портмоне|запонки).*)/giu, 'Застібка')
    .replace(/Механізм(?= спрацьовує не щоразу)(?<=телефон.*)/giu, 'Одна з кнопок')
    .replace(
      /(к|б)(орпус|раслет)(у|і|)( Oyster| Jubilee| President| міланського плетіння|) (зі сталі|з титану|з кераміки|з бронзи|з платини|з карбону)(?! та )/giu,
      metalTold,
    )
    .replace(/(?<=Циферблат [^.]+; )на ((?:\S+ому )*)(ремінці|браслеті) ?([^.]*)/gu, strapTold)
    .replace(/“([^”]*)”/gu, '«$1»');
}

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
