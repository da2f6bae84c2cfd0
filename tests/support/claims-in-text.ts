import { claimNames, claims, type ClaimName } from '../../src/config/claims';
import { languageOf, type HostCode } from '../../src/config/hosts';
import type { LanguageCode } from '../../src/config/languages';

/** A number that a text states of the house. */
export interface Stated {
  claim: ClaimName;
  /** The words it stands in. */
  words: string;
  /** Its numbers, in the order of the text. */
  numbers: number[];
}

/** A statement that is not the ledger's. */
export interface Stray extends Stated {
  allowed: number[];
}

/** Digits with their groups set apart as the host does it; `0,18` and `0.18`. */
const slavicNumber = '(\\d{1,3}(?: \\d{3})+|\\d+(?:,\\d+)?)';
const englishNumber = '(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)';
const dash = '(?:[–-]| до | to | dan )';

/**
 * How each language says each kind of claim. `#` is a number, `~` the sign between two. A claim may be
 * said in several ways; only words that speak of the house are looked for, so that an article may
 * say by how many percent a market rose.
 */
const saidOn: Record<LanguageCode, Partial<Record<ClaimName, readonly string[]>>> = {
  ru: {
    buyBack: ['до # % (?:её |его |их |от |рыночной )?(?:стоимости|цены)'],
    loan: [
      '(?:за[йё]м|выда|сумм)[^.;:]{0,30}? от # до # рублей',
      '(?:за[йё]м|под залог|под картину)[^.;:]{0,30}? от # рублей',
      'займы (?:выдают|выдаём) до # рублей',
    ],
    loanBelowBuyBack: ['на #~# % ниже'],
    fancyCut: ['на #~# % дешевле'],
    watchPurchase: ['от # до # долларов'],
    warranty: ['от # месяц\\p{L}* до # (?:лет|года)'],
    delivery: ['(?:приед|достав|прибы|прибуд|окажется|придут)[^.;]{0,60}? (?:за|в течение) # час'],
    appeal: ['(?:ответ|обращени)[^.;]{0,60}? в течение # дней'],
    dataRequest: ['в течение # календарных дней'],
    extension: ['не менее чем на # месяц', 'за # рабочих дн'],
    stones: ['камн\\p{L}*,? (?:в украшениях |принимаем |которые оцениваем отдельно )?от # карат'],
    auction: ['с оценкой до # рублей'],
    records: ['не менее # (?:лет|года)(?! назад)'],
    offices: ['в # городах'],
  },
  en: {
    buyBack: ['up to #% of (?:the |its |their )?(?:market )?(?:value|price|worth)'],
    loan: ['loans?[^.;:]{0,30}? # to # roubles', 'loans?[^.;:]{0,30}? from # roubles'],
    loanBelowBuyBack: ['#~#% (?:lower|below)'],
    fancyCut: ['#~#% less'],
    watchPurchase: ['# to # US dollars'],
    warranty: ['# months to # years'],
    delivery: ['(?:reach|deliver|arriv)[^.;]{0,80}? within # hours', '#-hour delivery'],
    appeal: ['(?:answer|reply|replies|complaint)[^.;]{0,60}? within # days'],
    dataRequest: ['within # calendar days'],
    extension: ['at least # months', 'within # working days'],
    stones: ['stones (?:in jewellery |appraised individually |are accepted )?from # (?:carat|ct)'],
    auction: ['valued at up to # roubles'],
    records: ['kept for at least # years'],
    offices: ['in # cities'],
  },
  ua: {
    buyBack: ['до # % (?:її |його |від |ринкової )?(?:вартості|ціни)'],
    loan: ['(?:позик|вида|сум)[^.;:]{0,30}? від # до # рублів', 'позик[^.;:]{0,30}? від # рублів'],
    loanBelowBuyBack: ['на #~# % нижч'],
    fancyCut: ['на #~# % дешевш'],
    watchPurchase: ['від # до # доларів'],
    warranty: ['від # місяц\\p{L}* до # рок'],
    delivery: ['(?:приїд|достав|прибу|привез)[^.;]{0,60}? (?:за|протягом) # годин'],
    appeal: ['(?:відповід|звернен)[^.;]{0,60}? протягом # днів'],
    dataRequest: ['протягом # календарних днів'],
    extension: ['щонайменше на # місяц', 'за # робоч'],
    stones: ['камен\\p{L}*,? (?:в прикрасах |приймаємо |які оцінюємо окремо )?від # карат'],
    auction: ['оцінк(?:а|ою) до # рублів'],
    records: ['щонайменше # рок'],
    offices: ['у # містах'],
  },
  uz: {
    buyBack: ['qiymat\\p{L}* # ?(?:% ?gacha|foizigacha)'],
    loan: ['qarz[^.;:]{0,30}? # dan # rublgacha', '# dan # rublgacha qarz', '# rubldan qarz'],
    loanBelowBuyBack: ['#~# ?(?:%|foiz) past'],
    fancyCut: ['#~# ?(?:%|foiz) arzon'],
    watchPurchase: ['# dan # (?:AQSH )?dollarigacha'],
    warranty: ['# oydan # yilgacha'],
    delivery: ['# soat(?:da| ichida)[^.;]{0,30}?(?:yetib|kel|yetkaz)'],
    appeal: ['javob[^.;]{0,30}? # kun ichida'],
    dataRequest: ['# kalendar kuni ichida'],
    extension: ['kamida # oyga', '# ish kunida'],
    stones: ['toshlar # karatdan'],
    auction: ['bahosi # rublgacha'],
    records: ['kamida # yil'],
    offices: ['# shaharda'],
  },
};

/** One kind of space and of sign, so that a text is read alike however it was set. */
const settled = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, ' ').replace(/[‐‑−]/g, '-');

/** What a host's text states of the house. */
export function statedIn(text: string, host: HostCode): Stated[] {
  const number = languageOf(host) === 'en' ? englishNumber : slavicNumber;
  const plain = settled(text);
  return claimNames.flatMap((claim) =>
    (saidOn[languageOf(host)][claim] ?? []).flatMap((way) => {
      const said = new RegExp(
        way.replace(/#/g, number).replace(/~/g, dash).replace(/ %/g, ' ?%'),
        'giu',
      );
      return [...plain.matchAll(said)].map(([words, ...groups]) => ({
        claim,
        words,
        numbers: groups.filter((group) => group !== undefined).map((group) => read(group, host)),
      }));
    }),
  );
}

function read(written: string, host: HostCode): number {
  const bare = languageOf(host) === 'en' ? written.replace(/,/g, '') : written.replace(/ /g, '');
  return Number(bare.replace(',', '.'));
}

/** What a host's text states of the house that the ledger does not. */
export function strayIn(text: string, host: HostCode): Stray[] {
  return statedIn(text, host).flatMap((stated) => {
    const allowed = Object.values<number>(claims[stated.claim].numbers[host]);
    return stated.numbers.every((number) => allowed.includes(number))
      ? []
      : [{ ...stated, allowed }];
  });
}

/** Every percentage of a text, for pages where all of them are the house's. */
export function percentagesIn(text: string): number[] {
  return [...settled(text).matchAll(/(\d+)(?:[–-](\d+))? ?%/g)].flatMap(([, from, to]) =>
    [from, to].filter((end) => end !== undefined).map(Number),
  );
}

/** Percentages of the ledger on a host. */
export function ledgerPercentages(host: HostCode): number[] {
  return claimNames.flatMap((name) =>
    Object.entries<number>(claims[name].numbers[host]).flatMap(([unit, value]) =>
      /Percent$/.test(unit) ? [value] : [],
    ),
  );
}
