import { asSentence } from '../fill';
import { type RowsTold } from '../rows-told';

/** Years in which a reference is made, or was; the verb is that of the sentence («выпускают», «производили»). */
interface Told {
  /** «референс 126600» or «этот референс». */
  reference: string;
  /** The same in the genitive. */
  ofReference: string;
  /** «Марка», or «Дом» of some makers. */
  maker: string;
  stem: string;
  isStill: boolean;
  /** «с 2017 года», «с того же года», «с 2010 по 2021 год», «с того же года по 2021-й». */
  years: string;
}

type Way = (told: Told) => string;

const verbs: Readonly<Record<string, readonly [still: string, once: string]>> = {
  выпуска: ['ет', 'л'],
  производ: ['ит', 'ил'],
};

const impersonal: Way = ({ reference, stem, isStill, years }) => {
  const [still, once] = stem === 'выпуска' ? ['ют', 'ли'] : ['ят', 'или'];
  return `${asSentence(reference)} ${stem}${isStill ? still : once} ${years}.`;
};
const byMaker: Way = ({ reference, maker, stem, isStill, years }) => {
  const [still = '', once = ''] = verbs[stem] ?? [];
  const ending = isStill ? still : `${once}${maker === 'Дом' ? '' : 'а'}`;
  return `${maker} ${stem}${ending} ${reference} ${years}.`;
};
/** When it began, and when it ended. */
const byBeginning: Way = ({ reference, ofReference, isStill, years }) => {
  const [, first, last] =
    /^с (того же|\d{4})(?: года)?(?: по (\d{4})(?: год|-й))?$/.exec(years) ?? [];
  const began = `в ${first === 'того же' ? 'том же' : first} году`;
  return isStill
    ? `Производство ${ofReference} началось ${began}.`
    : `${asSentence(reference)} начали выпускать ${began}, а в ${last}-м сняли с производства.`;
};
const inCatalogue: Way = ({ reference, maker, isStill, years }) =>
  `${asSentence(reference)}${isStill ? '' : ' был'} в каталоге ${maker === 'Дом' ? 'дома' : 'марки'} ${years}.`;

const ways = { impersonal, byBeginning, inCatalogue, byMaker } as const satisfies Record<
  string,
  Way
>;

const sentence =
  /(?<=\. )(Этот референс|Референс (?:\S+(?: [A-Z\d]\S*)*?)) (выпуска|производ)(ют|ят|ли|или) (с [^.]* год[а]?)\.(?= |$)/;

/**
 * The years of a reference in several ways by turns, as they follow the first sentence of most watches;
 * of a text in no row they stay as they are. A maker named just before is not named again.
 */
export function yearsInTurn(text: string, rows?: RowsTold): string {
  const told = sentence.exec(text);
  if (rows === undefined || !told) return text;
  const [whole, named = '', stem = '', ending = '', years = ''] = told;
  const before = text.slice(0, told.index);
  const isMakerTold = /(?:^|\s)(?:марк|дом)\S*\s/i.test(before);
  const isVerbTold = /(?:марка|дом) (?:\S+ )?выпуска/i.test(text);
  const usable = (['byBeginning', 'inCatalogue', 'byMaker'] as const).filter(
    (way) => !(isMakerTold && way !== 'byBeginning') && !(isVerbTold && way === 'byMaker'),
  );
  const way = rows.inTurn<keyof typeof ways>(['impersonal', ...usable], (one) => `years: ${one}`);
  const reference = `${named.charAt(0).toLowerCase()}${named.slice(1)}`;
  const said = ways[way]({
    reference,
    ofReference: reference.replace('этот ', 'этого ').replace('референс', 'референса'),
    maker: /Cartier|Chanel|Bvlgari|Chopard|Hermès/.test(text) ? 'Дом' : 'Марка',
    stem,
    isStill: ending === 'ют' || ending === 'ят',
    // The year of the watch, told just before.
    years: years
      .replace(/того же \d{4} года/, 'того же года')
      .replace(/того же \d{4}-го по (\d{4}) год/, 'того же года по $1-й'),
  });
  return text.replace(whole, () => said);
}
