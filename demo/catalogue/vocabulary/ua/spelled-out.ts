import { asSentence } from '../fill';
import { ownBezels, withVerb } from './bezels';
import { besidesTime, functionsTold } from './functions-told';
import { caseOfTwo, gold, metalAlso, metalOnce, ofName } from './metals';
import { ofModel } from './of-model';
import { ofPiece } from './of-piece';
import { ofWork } from './of-work';
import { openingsTold } from './openings-told';
import { pearlsTold } from './pearls';
import { saidOnce } from './said-once';
import { motifOfNamed, shapeOfNamed } from './shapes-told';

/**
 * What the words of several slots leave to be said: a clarity grade is named after the colour before
 * it («колір G, чистота VS1»), a case or bracelet of one metal has an adjective («сталевий корпус»), a
 * strap beside the dial is its subject. A case and its bracelet of one metal name it once. A pendant
 * has a back and no inside, a bag has a clasp where a pen has a mechanism, earrings and cufflinks are
 * a pair, and pearls are told of in words of their own (`pearlsTold`). A strand of pearls has but a clasp of gold, and a check has two colours. What a bag is of is told by its
 * leather or canvas. What stands far before is looked for last: first, it would be looked for at each
 * letter.
 */
export function spelledOut(text: string): string {
  const told = caseOfTwo(
    withVerb(toldOut(ownBezels(openingsTold(pearlsTold(motifOfNamed(text)))))),
  );
  return saidOnce(
    shapeOfNamed(besidesTime(ofWork(ofModel(ofPiece(colourAlso(metalAlso(metalOnce(told)))))))),
  );
}

function toldOut(text: string): string {
  return (
    text
      .replace(/(?<=колір [^,;()]+, )(?=(?:IF|VVS[12]|VS[12]|SI[12]|I1)\b)/gu, 'чистота ')
      .replace(
        /хронограф(ом|)(?:, | і | та )функці(?:ю|єю) флайбек/gu,
        'хронограф$1 із функцією флайбек',
      )
      .replace(/(?<=(?:становить|працює|іде|на) \d*(?<!1)1) година/gu, ' годину')
      .replace(/^(?=.*сталі та білого золота)(?=.*рифлен).*$/su, ofWhiteGoldBezel)
      .replace(/^(?=.*сталі та (?:жовтого|рожевого) золота)(?=.*рифлен).*$/su, ofGoldBezel)
      .replace(
        /(?<=[Кк]орпус (?:\p{L}+ий, )?)(зі сталі|з титану|з кераміки|з бронзи|з платини|з карбону)(?=[,;.])/gu,
        (metal) => `${metals[metal] ?? ''}ий`,
      )
      .replace(
        /(зі сталі|з титану|з кераміки|з бронзи|з платини|з карбону)(?=, (?:діаметром|завширшки))(?<=^Корпус цього .* — (?:\p{L}+ий, )?\1)/gu,
        (metal) => `${metals[metal] ?? ''}ий`,
      )
      .replace(
        /Механізм раз у раз зупиняється: його треба почистити й змастити(?<=кварцов.*)/gu,
        'Годинник раз у раз зупиняється: треба замінити батарейку й почистити механізм',
      )
      // The smooth ring of this one has but a triangle.
      .replace(/, з 60-хвилинною шкалою(?<=Superocean Heritage.*)/gu, '')
      // A model that is a number would read as a year.
      .replace(/(?<= цей )(?=\d)/gu, 'годинник ')
      .replace(/(?<= цього )(?=\d)/gu, 'годинника ')
      .replace(/(?<=^Для )(?=\d)/u, 'моделі ')
      .replace(/^(?=\d+ — )/u, 'Модель ')
      .replace(
        /([Рр])озкриті крила(?:(?<=Two Butterfly.*)|(?=.*Two Butterfly))/gu,
        (_, first: string) => (first === 'Р' ? 'Крила двох метеликів' : 'крила двох метеликів'),
      )
      .replace(/(?<=Корпус )з латуні (?=під \S+ лаком)/gu, 'латунний, ')
      .replace(
        /має ([^.;]+)(?<=(?:годинник |року випуску |року, |\(референс [^)]*\) )має [^.;]+)/giu,
        (_, functions: string) => functionsTold(functions),
      )
      .replace(/(?= \()(?<=встав\p{L}+ з \p{L}+) \(\p{L}[^)]*\)/gu, '')
      .replace(/[\p{L}-]+ого полотна(?<=Damier (Azur|Ébène|Graphite).*)/gu, checkTold)
      .replace(
        /(?:Сумку|Портмоне) зроблено (?:зі|із|з) (\S+?)(ь?)ої (теляч|козяч)ої шкіри(, |(?=\.))/gu,
        (_, colour: string, soft: string, hide: string, rest: string) =>
          `Шкіра ${hide}а, ${colour}${soft === '' ? 'а' : 'я'}${rest && '; '}`,
      )
      .replace(
        /(?:Сумку|Портмоне) зроблено (?:зі|із|з) (\S+?)(ь?)ої (шкіри \p{L}+)(, |(?=\.))/gu,
        (_, colour: string, soft: string, hide: string, rest: string) =>
          `${hide.replace('шкіри', 'Шкіра')}, ${colour}${soft === '' ? 'а' : 'я'}${rest && '; '}`,
      )
      .replace(
        /(?:Сумку|Портмоне) зроблено з полотна (в \S+ клітинку) (із захисним покриттям)(, |(?=\.))/gu,
        (_, check: string, coating: string, rest: string) =>
          `Полотно ${check}, ${coating}${rest && '; '}`,
      )
      .replace(
        /(?:Сумку|Портмоне) зроблено (?:зі|із|з) (\S+?)(ь?)ого полотна (із захисним покриттям)(, |(?=\.))/gu,
        (_, colour: string, soft: string, coating: string, rest: string) =>
          `Полотно ${colour}${soft === '' ? 'е' : 'є'}, ${coating}${rest && '; '}`,
      )
      .replace(
        /(?:Запальничку|Запонки) зроблено (?:зі|із|з) (?:(хромован|позолочен)ого металу|металу, вкритого паладієм)(?=[.;])/gu,
        (_, plated: string | undefined) =>
          plated === undefined ? 'Метал вкрито паладієм' : `Метал ${plated}ий`,
      )
      .replace(
        /Запальничку зроблено (?:зі|із|з) латуні під (\S+)им лаком(?=[.;])/gu,
        'Латунь покрито $1им лаком',
      )
      .replace(/(?<!застібкою )з (?=\p{L}+ого золота)(?<=Akoya Strand.*)/gu, 'із застібкою з ')
      .replace(
        /Діаманти (вільно ковзають) (між двома сапфіровими скельцями); у прикрасі — /gu,
        (_, move: string, where: string) => `${asSentence(where)} ${move} `,
      )
      .replace(
        /У прикрасі — ([^;]*); діаманти (вільно ковзають) (між двома сапфіровими скельцями)/gu,
        (_, stones: string, move: string, where: string) =>
          `${asSentence(where)} ${move} ${stones}`,
      )
      .replace(/(?<=\d діамант\p{L}* \([^)]*\) та )(?=\d+ діамант)/gu, 'ще ')
      .replace(
        /([Чч])отирилисник облямований(?:(?=.*\d Motifs)|(?<=\d+ Motifs.*))/gu,
        '$1отирилисники облямовані',
      )
      .replace(/ без рами(?=.*Рами немає)/gu, '')
      .replace(
        /: барви свіжі, без втрат(?<=(?:естамп|папер|папір|літографія).*)/giu,
        ': аркуш чистий, барви свіжі',
      )
      .replace(
        /Відомостей про походження немає, р(?<=(?:майстерн|друкарн)\p{L}+ «.*)/giu,
        'Документів немає, р',
      )
      .replace(/(?<=\s)з (?=світл|срібляст)/gu, 'зі ')
      .replace(/шкірою (\S+?)(ь?)ого кольору/gu, '$1$2ою шкірою')
      .replace(
        /(?<=\. )(?:Без підзаводу|За повного заводу) (калібр [^;]+? з ручним заводом) працює(?= \d)/gu,
        'Усередині працює $1 і запасом ходу',
      )
      .replace(
        /(?<=; )без підзаводу (калібр [^;]+? з ручним заводом) працює(?= \d)/gu,
        'усередині — $1 і запасом ходу',
      )
      .replace(/(?<=з ручним заводом) із (?=запасом ходу)/gu, ' і ')
      .replace(/На внутрішньому боці(?<=(?:підвіск|брошк).*)/giu, 'На зворотному боці')
      .replace(
        /Механізм спрацьовує не щоразу(?<=(?:складається вдвоє|лише для карток).*)/gu,
        'Один зі швів розійшовся',
      )
      .replace(/Механізм(?= спрацьовує не щоразу)(?<=(?:сумк|портмоне).*)/giu, 'Застібка')
      .replace(/Механізм(?= спрацьовує не щоразу)(?<=телефон.*)/giu, 'Одна з кнопок')
      .replace(
        /(?<!корпус (?:і|та) \p{L}+ий )(к|б)(орпус|раслет)(у|і|)( Oyster| Jubilee| President| міланського плетіння|) (зі сталі|з титану|з кераміки|з бронзи|з платини|з карбону)(?! та )/giu,
        metalTold,
      )
      .replace(/(сталев|титанов|платинов)ий корпус і ((?:\S+ий )?)\1ий браслет/gu, bothOfMetal)
      .replace(
        new RegExp(`корпус ${gold} і ((?:\\S+ий )?браслет${ofName}) \\1`, 'u'),
        'корпус і $2 $1',
      )
      .replace(/(?<=корпус(?: [^.;]* золота)? )і(?= інтегрован)/gu, 'та')
      .replace(/(становить [^.]*\. Заявлений водозахист) становить/gu, '$1 —')
      // Cartier counts its bracelets by the centimetre: their size is a number.
      .replace(/внутрішній обхват — (\d+) см(?<=Cartier.*)/giu, (told, size: string) =>
        told.startsWith('В') ? `Розмір — ${size}` : `розмір — ${size}`,
      )
      // The screws of this bracelet are turned with a tool of its own.
      .replace(/^(?=[^.]*Love)(?=[^.]*браслет).*$/isu, (told) =>
        told.replace('коробка, сертифікат', 'коробка, викрутка, сертифікат'),
      )
      .replace(/(?<=Циферблат [^.]+; )на ((?:\S+ому )*)(ремінці|браслеті) ?([^.]*)/gu, strapTold)
      .replace(
        /(?<=^|\. )На ((?:\S+ому )*)(ремінці|браслеті)(?![^.;]* марка ) ?([^.;]*)(?=; циферблат|\.)/gu,
        (...told) => asSentence(strapTold(...(told as [string, string, string, string]))),
      )
      .replace(
        /(?:зі|із|з) шкіри алігатора(?=.*Spirit of Big Bang|(?<=Spirit of Big Bang.*))/gu,
        'з каучуку та шкіри алігатора',
      )
      .replace(/зернистий(?<=White Birch.*)/gu, 'з рельєфом березової кори')
      .replace(/зернистий(?<=Snowflake.*)/gu, 'з фактурою снігу')
      .replace(/зернистий(?<=Shunbun.*)/gu, 'з рельєфом у вигляді пелюсток сакури')
      .replace(
        /На безелі помітний слід від удару, решта корпусу ціла(?<=(?:Carrera Chronograph 39\b|езеля немає|без безеля|оковин|кутах|горизонтальн\p{L}+ ребр).*)/gu,
        'На корпусі помітний слід від удару, інших пошкоджень немає',
      )
      .replace(/(?=телячої шкіри)(?<!зістареної )(?<=Aged Calfskin.*)/gu, 'зістареної ')
      .replace(/(?<=Шкіра теляча, )(?!зістарена)(?<=Aged Calfskin.*)/gu, 'зістарена, ')
      .replace(/(?<=Design) Gold(?= (?:Yellow|Red) Gold)/gu, '')
      // The opening has said what case the watch has.
      .replace(
        /(\p{Lu}\p{L}+ий) корпус має ([\d,]+ мм) завширшки(?<=має (?:корпус|\p{L}+і корпус) .*)/gu,
        (_, form: string, width: string) => `Корпус ${form.toLowerCase()}, завширшки ${width}`,
      )
      // What the phone is of is told with its screen.
      .replace(
        /(Екран сенсорний[^.]*)\. ([^.]*\. |)Задня (панель [^.]*\.)/gu,
        (_, screen: string, between: string, back: string) =>
          `${screen}; задня ${back} ${between}`.trim(),
      )
      .replace(/“([^”]*)”/gu, '«$1»')
  );
}

const checkTold = (_: string, name: string) => `полотна ${checks[name] ?? ''} клітинку`;
const checks: Readonly<Record<string, string>> = {
  Azur: 'в кремово-синю',
  Ébène: 'в коричневу',
  Graphite: 'в чорно-сіру',
};

/** Of a Datejust of two metals the case is of steel, and its fluted bezel alone of gold. */
const ofWhiteGoldBezel = (text: string) =>
  text
    .replace(
      /(?<=орпус(?:у|і|) |^Корпус цього .* (?:—|зроблено) )зі сталі та білого золота/gu,
      'зі сталі',
    )
    .replace(/(?<=[Бб]езель рифлений)(?!, )/u, ', з білого золота')
    .replace(/(?<=з рифленим безелем)(?! з білого)/u, ' з білого золота');

/** Of one of steel and gold the fluted bezel is of the gold. */
const ofGoldBezel = (text: string) =>
  text
    .replace(/(?<=[Бб]езель рифлений)(?!, )/u, ', золотий')
    .replace(/(?<=з рифленим )(?=безелем)/u, 'золотим ');

const ofHide = '(?:каучуков|текстильн|шкірян|атласн)ий';
const dialAndStrap = new RegExp(
  `(?:Циферблат ([\\p{L}-]+)[иі]й; ремінець \\1[иі]й, (${ofHide})|Ремінець ([\\p{L}-]+)[иі]й, (${ofHide}); циферблат \\3[иі]й)\\.`,
  'u',
);
const strapAlso =
  /(?:(?<=[Цц]иферблат ([\p{L}-]+)[иі]й(?:, [^;.]*)?; ремінець )|(?<=зі? ([\p{L}-]+)[иі]м [^.;]*циферблатом[^.]*\. Ремінець )|(?<=^(?:Циферблат цього [^—]* —|[^;]*; циферблат|У цього .* циферблат) ([\p{L}-]+)[иі]й[^—]*\. Ремінець ))(?=(?:\1|\2|\3)[иі]й)/u;
const dialAlso =
  /(?:(?<=Ремінець ([\p{L}-]+)[иі]й[^.;]*; циферблат )|(?<=на ([\p{L}-]+?)ь?ому [^.]*ремінці[^.]*\. Циферблат )|(?<=(?:року,|і|має) ([\p{L}-]+)[иі]й (?:\p{L}+ий )?ремінець[^.]*\. Циферблат ))(?=(?:\1|\2|\3)[иі]й)/u;

/** «Циферблат і каучуковий ремінець чорні», where both would be said to be black. */
const colourAlso = (text: string) =>
  text
    .replace(
      dialAndStrap,
      (_, colour: string | undefined, strap: string | undefined, ofStrap = '', hide = '') =>
        `Циферблат і ${strap ?? hide} ремінець ${colour ?? ofStrap}і.`,
    )
    .replace(strapAlso, 'теж ')
    .replace(dialAlso, 'теж ');

/** «сталеві корпус і браслет Oyster», but «корпус і трирядний браслет зі сталі». */
const bothOfMetal = (_: string, metal: string, kind: string) =>
  kind === '' ? `${metal}і корпус і браслет` : `корпус і ${kind}браслет ${ofMetals[metal] ?? ''}`;
const ofMetals: Readonly<Record<string, string>> = {
  сталев: 'зі сталі',
  титанов: 'з титану',
  платинов: 'з платини',
};

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
