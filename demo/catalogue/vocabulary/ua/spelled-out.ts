import { asSentence } from '../fill';
import { ofGoldBezel, ofWhiteGoldBezel } from './bezels-of-gold';
import { ownBezels, withVerb } from './bezels';
import { partsHad } from './parts-had';
import { colourAlso } from './colours-told';
import { functionsTold } from './functions-told';
import { agedTold, materialsTold } from './materials-told';
import { caseOfTwo, gold, metalAlso, metalOnce, ofName } from './metals';
import { ofModel } from './of-model';
import { ofPiece } from './of-piece';
import { ofWork } from './of-work';
import { openingsTold } from './openings-told';
import { pearlsTold } from './pearls';
import { saidOnce } from './said-once';
import { motifOfNamed, shapeOfNamed } from './shapes-told';
import { strapsTold } from './straps-told';

/**
 * What the words of several slots leave to be said: a clarity grade is named after the colour before
 * it («колір G, чистота VS1»), a case or bracelet of one metal has an adjective («сталевий корпус»). A
 * case and its bracelet of one metal name it once. A pendant has a back and no inside, a bag has a clasp
 * where a pen has a mechanism, earrings and cufflinks are a pair, and a strand of pearls has but a clasp
 * of gold. What stands far before is looked for last: first, it would be looked for at each letter.
 */
export function spelledOut(text: string): string {
  const named = pearlsTold(motifOfNamed(text));
  const told = toldOut(agedTold(materialsTold(ownBezels(openingsTold(named)))));
  const whole = metalAlso(metalOnce(caseOfTwo(withVerb(strapsTold(told)))));
  const things = ofWork(ofModel(ofPiece(colourAlso(whole))));
  return saidOnce(partsHad(shapeOfNamed(things)));
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
        /Механізм раз у раз зупиняється: його треба почистити й змастити(?<=кварцов.*)/gu,
        'Годинник раз у раз зупиняється: треба замінити батарейку й почистити механізм',
      )
      // The smooth ring of this one has but a triangle.
      .replace(/, з 60-хвилинною шкалою(?<=Superocean Heritage.*)/gu, '')
      // A model that is a number would read as a year.
      .replace(/(?<= цей )(?=\d)/gu, 'годинник ')
      .replace(/(?<= цього )(?=\d)/gu, 'годинника ')
      .replace(/^(?=\d+ — )/u, 'Модель ')
      .replace(
        /([Рр])озкриті крила(?:(?<=Two Butterfly.*)|(?=.*Two Butterfly))/gu,
        (_, first: string) => (first === 'Р' ? 'Крила двох метеликів' : 'крила двох метеликів'),
      )
      .replace(/(?<=Корпус )з латуні, вкритої (?=\S+ лаком)/gu, 'латунний, вкритий ')
      .replace(
        /має ([^.;]+)(?<=(?:годинник |року випуску |року, |\(референс [^)]*\) )має [^.;]+)/giu,
        (_, functions: string) => functionsTold(functions),
      )
      .replace(/(?= \()(?<=встав\p{L}+ з \p{L}+) \(\p{L}[^)]*\)/gu, '')
      .replace(/(?<!застібкою )з (?=\p{L}+ого золота)(?<=Akoya Strand.*)/gu, 'із застібкою з ')
      .replace(
        /Діаманти (вільно ковзають) (між двома сапфіровими скельцями)\. У прикрасі — /gu,
        (_, move: string, where: string) => `${asSentence(where)} ${move} `,
      )
      .replace(
        /У прикрасі — ([^;]*?)\. Діаманти (вільно ковзають) (між двома сапфіровими скельцями)/gu,
        (_, stones: string, move: string, where: string) =>
          `${asSentence(where)} ${move} ${stones}`,
      )
      .replace(/(?<=\d діамант\p{L}* \([^)]*\) та )(?=\d+ діамант)/gu, 'ще ')
      .replace(
        /Вставка має форму чотирилисника(?:(?=.*\d Motifs)|(?<=\d+ Motifs.*))/gu,
        'Кожна вставка має форму чотирилисника',
      )
      // An inlay is told before its form.
      .replace(
        /((?:Кожна в|В)ставка) (має форму чотирилисника[^.]*\.) (У прикрасі — [^.]*\.)/gu,
        '$3 $1 $2',
      )
      .replace(/У прикрасі — вставка ([^.]*)\. Вставка (?=має форму)/gu, 'Вставка $1 ')
      .replace(/ без рами(?=.*Рами немає)/gu, '')
      .replace(
        /: барви свіжі, без втрат(?<=(?:естамп|папер|папір|літографія).*)/giu,
        ': аркуш чистий, барви свіжі',
      )
      .replace(
        /Відомостей про походження немає, але р(?<=(?:майстерн|друкарн)\p{L}+ «.*)/giu,
        'Документів немає, але р',
      )
      .replace(/(?<=\s)з (?=світл|срібляст)/gu, 'зі ')
      .replace(/шкірою (\S+?)(ь?)ого кольору/gu, '$1$2ою шкірою')
      .replace(
        /(?<=\. )Без підзаводу (калібр [^;]+? з ручним заводом) працює(?= \d)/gu,
        'Усередині працює $1 і запасом ходу',
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
      .replace(/(?<=Design) Gold(?= (?:Yellow|Red) Gold)/gu, '')
      // The opening has said what case the watch has.
      .replace(
        /(\p{Lu}\p{L}+ий) корпус має ([\d,]+ мм) завширшки(?<=має (?:корпус|\p{L}+і корпус) .*)/gu,
        (_, form: string, width: string) => `Корпус ${form.toLowerCase()}, завширшки ${width}`,
      )
      .replace(
        /розхиталася застібка(?<=поворотни[йм] зам(?:ок|ком).*)/gu,
        'розхитався поворотний замок',
      )
      // What the phone is of is told with its screen.
      .replace(
        /(Екран сенсорний[^.]*)\. ([^.]*\. |)Задня (панель [^.]*\.)/gu,
        (_, screen: string, between: string, back: string) =>
          `${screen}. Задня ${back} ${between}`.trim(),
      )
      .replace(/“([^”]*)”/gu, '«$1»')
  );
}

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
