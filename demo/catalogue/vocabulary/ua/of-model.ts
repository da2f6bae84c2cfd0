import { asSentence } from '../fill';

/** What makes one model, told where its collection's note has not told it, and what its metal asks for. */
export function ofModel(text: string): string {
  const told = conditionOf(
    features.reduce((told, { model, sentence, unless, ofDial }) => {
      if (!model.test(told) || (unless ?? asWritten(sentence)).test(told)) return told;
      const withDial = ofDial === undefined ? told : toldWithDial(told, ofDial);
      return withDial === told ? told.replace(place, `$& ${sentence}`) : withDial;
    }, text),
  ).replace(/(?<=калібр 9F62)(?=[;.])/u, ' із заявленою похибкою до 10 секунд на рік');
  if (/Sky-Dweller/u.test(told)) {
    return told
      .replace(/(?<=[Бб]езель рифлений)(?!, обертовий)/u, ', обертовий')
      .replace('рифленим безелем', 'рифленим обертовим безелем');
  }
  return withCeramicBezel.test(told) ? told.replace(ofInsert, 'керамічний, ') : told;
}

/** References whose coloured ring is of ceramic. */
const withCeramicBezel =
  /(?<![\d.])(?:1[12]66(?:00|1\d|60)|124060|1[12]67[12]\d|210\.3[02]\.42|215\.30\.44|329\.30\.44|03\.3100\.3600|L3\.781|5000-1110|WBP201A|25600TB|AB2010121)|SeaQ/u;
const ofInsert = /(?<=[Бб]езель [^,.;]+[иі]й, )(?=обертовий|з 24-|з тахіметричною|зі шкалою)/u;

interface Feature {
  model: RegExp;
  sentence: string;
  /** What the note says of it; the sentence itself where it says nothing. */
  unless?: RegExp;
  /** The same as a part of what the dial is, where that can be told in one sentence. */
  ofDial?: OfDial;
}

interface OfDial {
  /** Beside «циферблат чорний» or «з чорним циферблатом», with its preposition. */
  having: string;
  /** Beside «циферблат і ремінець чорні», which are two. */
  are: string;
}

/** The small dials of a chronograph: «зі сріблястими лічильниками», «лічильники сріблясті». */
const counters = (having: string, are: string): Omit<Feature, 'model'> => ({
  sentence: asSentence(`${are}.`),
  unless: /лічильник/iu,
  ofDial: { having, are },
});

const features: readonly Feature[] = [
  {
    model: /Happy Sport/u,
    sentence: 'Між двома скельцями над циферблатом вільно рухаються діаманти.',
    unless: /діаманти/u,
  },
  {
    model: /American 1921/u,
    sentence: 'Шкалу повернуто праворуч, щоб бачити час за кермом.',
    unless: /повернут/u,
  },
  { model: /Milgauss/u, sentence: 'Секундна стрілка помаранчева, у формі блискавки.' },
  {
    model: /Milgauss/u,
    sentence: 'Годинник витримує магнітне поле в тисячу гаусів.',
    unless: /гаус/u,
  },
  { model: /Polaris Date/u, sentence: 'Внутрішню шкалу обертають другою головкою.' },
  {
    model: /310\.30\.42\.50\.01\.002/u,
    sentence: 'Скло сапфірове з обох боків: крізь задню кришку видно механізм.',
    unless: /задню кришку|Задня кришка/u,
  },
  {
    model: /310\.30\.42\.50\.01\.001|311\.30\.42\.30\.01\.005/u,
    sentence: 'Задня кришка глуха, скло органічне (Hesalite).',
  },
  { model: /Railmaster/u, sentence: 'Годинник витримує магнітне поле до 15 тисяч гаусів.' },
  {
    model: /03\.(?:3[12]00\.3600|2040\.400)\/69/u,
    ...counters(
      'із синім, антрацитовим і сірим лічильниками',
      'лічильники трьох кольорів: синій, антрацитовий і сірий',
    ),
  },
  {
    model: /Air-King|Explorer (?!II)/u,
    sentence: 'Позначки 3, 6 і 9 — арабські цифри.',
    unless: /арабськ/u,
    ofDial: { having: 'з арабськими цифрами 3, 6 і 9', are: '' },
  },
  { model: /VTNR/u, sentence: 'Заводна головка й віконце дати розташовані ліворуч.' },
  {
    model: /Black Bay Chrono|405\.035/u,
    ...counters('із двома сріблястими лічильниками', 'обидва лічильники сріблясті'),
  },
  {
    model: /26331ST|AB0138211B1A1|AB012012\/BB01|AB0134101B1A1|CBS2210\.FC6534/u,
    ...counters('зі сріблястими лічильниками', 'лічильники сріблясті'),
  },
  {
    model: /AB0118221G1P1/u,
    ...counters('із двома чорними лічильниками', 'обидва лічильники чорні'),
  },
  {
    model: /CAW211P/u,
    ...counters('із двома білими лічильниками', 'обидва лічильники білі'),
  },
  { model: /Monaco Calibre 11/u, sentence: 'Заводна головка розташована ліворуч.' },
  { model: /Lange 1(?= )/u, sentence: 'Шкалу годин і хвилин зміщено ліворуч від центра.' },
  {
    model: /Pano/u,
    sentence: 'Шкалу годин і хвилин зміщено від центра.',
    unless: /зміщен/u,
  },
  { model: /Luminor|Submersible/u, sentence: 'Заводну головку притискає скоба.', unless: /скоб/u },
  {
    model: /Ballon Bleu/u,
    sentence: 'Заводну головку із синім кабошоном прикриває металева дуга.',
    unless: /кабошон/u,
  },
  {
    model: /Pasha/u,
    sentence: 'Заводну головку закриває ковпачок на ланцюжку.',
    unless: /ковпач/u,
  },
  // An officer's case.
  {
    model: /5227J/u,
    sentence: 'Задня кришка прозора, її прикриває ще одна, відкидна.',
    unless: /відкидн/u,
  },
  { model: /Reverso/u, sentence: 'Корпус перевертається.', unless: /перевертається/u },
  {
    model: /Navitimer/u,
    sentence: 'Зовнішня шкала — логарифмічна лінійка.',
    unless: /ліній[кц]/u,
  },
];

const asWritten = (sentence: string) => new RegExp(sentence.slice(0, -1), 'u');

const dialClause = /[Цц]иферблат (?:теж )?[\p{L}-]+[иі]й(?:, [^;.]*)?(?=[;.])/u;
const dialIns = /(?<=[зі] (?:[\p{L}-]+им ){1,2}циферблатом)(?! і )/u;
const ofTwo = /(?<=Циферблат і \p{L}+ ремінець \p{L}+і)(?=\.)/u;

/** «Циферблат чорний, зі сріблястими лічильниками», «з чорним циферблатом і сріблястими лічильниками». */
function toldWithDial(text: string, { having, are }: OfDial): string {
  const more = ` і ${having.replace(/^\S+ /u, '')}`;
  if (dialClause.test(text)) {
    return text.replace(dialClause, (clause) =>
      /, (?:зі?|із) [^,]*$/u.test(clause) && !having.includes(' і ')
        ? clause + more
        : `${clause}, ${having}`,
    );
  }
  if (are !== '' && ofTwo.test(text)) return text.replace(ofTwo, `, ${are}`);
  // A number beside the verb would be read with it, and dials of three colours make a list of four.
  return /\d$| і /u.test(having) ? text : text.replace(dialIns, more);
}

/** After the sentence that tells the dial. */
const sentence = String.raw`(?:[^.]|\.(?=\S)|(?<=\b[A-Z]|Cie)\.)*\.`;
/** After the dial, and after the sentence that names the watch where it follows. */
const place = new RegExp(
  `[Цц]иферблат(?!ом і під)${sentence}(?: (?:Цей [A-Z\\d]|Годинник (?:зроб|виготов))${sentence})?(?= )`,
  'u',
);

const ceramicCase = /керамічн\p{L}+ корпус|[Кк]орпус\p{L}*(?:(?!безел)(?:[^.;]|\.(?=\S)))*керамі/u;
const ofOtherMetal =
  /(?:керамічн|титанов|бронзов|карбонов)\p{L}+ корпус|[Кк]орпус\p{L}*(?:(?!безел)(?:[^.;]|\.(?=\S)))*(?:керамі|титан|бронзов|карбон)/u;

/** A strap of hide or cloth has a buckle, one of rubber (but of a BR) and a bracelet have a clasp. */
const buckled = /^(?:(?!.*(?:каучук|SBGM221))|(?=.*BR 0)).*ремін/isu;

function conditionOf(text: string): string {
  const told = ofCase(text);
  return buckled.test(text)
    ? told.replace(/(?<=на корпусі й |на |на корпусі і )застібці(?=[ .])/giu, 'пряжці')
    : told;
}

/** Ceramic is chipped, not scratched, and neither it nor what is matt or tarnishes is polished. */
function ofCase(text: string): string {
  if (!ofOtherMetal.test(text)) return text;
  const told = text.replace(
    'Стан ідеальний, корпус не потребує полірування',
    'Стан ідеальний, на корпусі немає помітних подряпин',
  );
  if (!ceramicCase.test(text)) return told;
  return told
    .replace('дрібні подряпини на корпусі й застібці', 'дрібні подряпини на застібці')
    .replace('легкі потертості на корпусі', 'легкі потертості на застібці')
    .replace('На корпусі є глибока подряпина', 'На корпусі є невеликий скол');
}
