import { type RowsTold } from '../rows-told';
import { artInOrder } from './art-order';
import { ceramicOnce, colourOnce, dialAlone, strapWithDial } from './dial-and-strap';
import { countersWithDial } from './dial-counters';
import { inForm } from './in-form';
import { inRepairTold } from './in-repair';
import { lastWords } from './last-words';
import { ownWords } from './own-words';
import { setByAge } from './set-by-age';

/** Stones of an inlay by their genitive. */
const inlayStones: Readonly<Record<string, string>> = {
  перламутра: 'перламутр',
  оникса: 'оникс',
  малахита: 'малахит',
  бирюзы: 'бирюза',
  сердолика: 'сердолик',
};

/** Small numbers of stones in words; the nouns that are feminine take «две». */
const inWords = ['две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'] as const;

/** Whether a bracelet's sentence and a case's name the same metal. */
function isOfOneMetal(bracelet: string, body: string): boolean {
  const metal =
    /[Бб]раслете?(?: [A-Z]\w+| миланского плетения)? (?:из (стали и \S+ золота|\S+ золота|платины|титана))/.exec(
      bracelet,
    )?.[1];
  return metal === undefined
    ? /[Сс]тальн(?:ой|ом) браслет/.test(bracelet) && /из стали(?! и )/.test(body)
    : body.includes(`из ${metal}`);
}

/** What is told once of a steel watch is its case; its bracelet then needs no metal. */
function steelOnce(text: string): string {
  const isTold =
    /[Сс]тальн(?:ой|ого|ом) корпус|Корпус стальной|из стали(?! и )|[Сс]тальны[ех][ ,]|— стальной, /.test(
      text,
    );
  return isTold ? text.replace(/стальн(?:ой|ом) (браслет)/g, '$1') : text;
}

/** A watch whose crown or crystal is at fault keeps out water as its maker says, not as it is told. */
function waterAsMade(text: string): string {
  return /заводная головка не держится|скол у края стекла/.test(text)
    ? text.replace(
        /(?<!аявленная )([Вв])одозащита — /,
        (_, letter: string) => `${letter === 'В' ? 'З' : 'з'}аявленная водозащита — `,
      )
    : text;
}

/** What only the whole text shows: «со вторым», «чёрно-синем», one word or fact told twice. */
export function euphony(text: string, rows?: RowsTold): string {
  const told = ownWords(inForm(text))
    // A name keeps its quotation marks, in the shape that this language gives them.
    .replace(/“([^”]+)”/g, '«$1»')
    // The calibre in the first sentence, and in the next what it does.
    .replace(
      / с калибром ~(,? .+? год[ау]\.) Механизм калибр (.+?) (?=с автоподзаводом|с ручным заводом)/,
      ' с калибром $2$1 Механизм ',
    )
    .replace(/ работают на (кварцев)?(?:ый )?калибр /, (_, quartz: string | undefined) =>
      quartz === undefined ? ' работают на калибре ' : ' работают на кварцевом калибре ',
    )
    // A model that bears the name of its calibre tells it.
    .replace(/^([^.]*? Cali(?:ber|bre) ([\d.]+)) с калибром \2(?=,? )/, '$1')
    .replace(
      / с кварцевый калибр (\S+)(?: с ([^.]*?))?(?= выпущены)/,
      (_, calibre: string, functions: string | undefined) =>
        ` с кварцевым калибром ${calibre}${functions ? ` и ${functions}` : ''}`,
    )
    // A metal that case and bracelet share is that of the watch.
    .replace(
      /(?<! носят)((?: с [^.]*?циферблатом[^.]*? и)? на (?:\S+ )?браслете(?: Oyster| Jubilee| President| миланского плетения)?) из (стали и \S+ золота|титана и \S+ золота|\S+ золота|платины|титана|(?:\S+ой )?керамики)(?=[ .,])([^]*?[.] (?:[А-Я][а-я]+ к|К)орпус)(?: тоже)? из (?:\2|керамики|тех же металлов)(?= [а-я])/,
      ' из $2$1$3',
    )
    // Water resistance belongs to the case, which the first sentence told.
    .replace(/((?<=\. )[^.]*циферблат[^.]*\.) (Водозащита — [^.]*\.)(?= |$)/, '$2 $1')
    .replace(
      /^((?:(?!\. [А-ЯЁ]).)*[Кк]ольцо (?:(?!\. [А-ЯЁ]).)*\. )Кольцо весит ([\d,]+ г), внутренний/,
      '$1Масса — $2, внутренний',
    )
    .replace(/(Ширина броши — [\d,]+ см)\. Масса — /, '$1, масса — ')
    .replace(/ с (втор|сплит)/g, ' со $1')
    .replace(/(\S+)(?:ем|ом|ым|им) и (\S+ безел)/g, (_, first: string, rest: string) => {
      return `${first === 'син' ? 'сине' : `${first}о`}-${rest}`;
    })
    .replace(
      /браслет(е?)( [A-Z]\w+| миланского плетения|) из стали(?! и )/g,
      (_, ending: string, name: string) =>
        `стальн${ending === '' ? 'ой' : 'ом'} браслет${ending}${name}`,
    )
    // The case before the bracelet of the same metal, whose sentence follows.
    .replace(
      /(?<=(?<!\b(?:A|H|Cie))\. )([^.]*[Бб]раслет[^.]*\.) ((?:[А-Я][а-я]+ к|К)орпус[^.]*\.)(?= |$)/,
      (whole, dial: string, body: string) => (isOfOneMetal(dial, body) ? `${body} ${dial}` : whole),
    )
    .replace(
      /([Бб]раслет[^.]* из ([^.,]+)(?:, с[^.]*)?\.(?: (?:Этот р|Р)еференс \S[^А-Я]* год[ау]?\.)?) ((?:[А-Я][а-я]+ к|К)орпус) из \2 (\S+ [\d,]+ мм),? /g,
      '$1 $3 тоже из $2, $4, ',
    )
    .replace(
      /( из (стали и \S+ золота)[ ,.].*браслете? \w+) из \2/g,
      (_, before: string, metals: string) =>
        `${before}${/калибр/.test(before) ? `, тоже из ${metals}` : ' из тех же металлов'}`,
    )
    .replace(
      /( из (\S+ золота|платины|титана)[ ,:.].*[Бб]раслете?(?: [A-Z]\w+| миланского плетения)?) из \2/g,
      '$1, тоже из $2',
    )
    .replace(
      /([Бб]раслет[^.]* из (стали и \S+ золота)[ ,.;].*[Кк]орпус[^.]*?) из \2/,
      '$1 из тех же металлов',
    )
    .replace(
      /([Бб]раслет[^.]* из (\S+ золота|платины|титана)[ ,.;].*[Кк]орпус)(?<!тоже) из \2 (\S+ [\d,]+ мм),? /,
      '$1 тоже из $2, $3, ',
    )
    .replace(
      /([Бб]раслет[^.]* из (\S+ золота|платины|титана)[ ,.;].*[Кк]орпус)(?<!тоже) из \2 (?=со? |без )/,
      '$1 тоже из $2, ',
    )
    .replace(/тоже (из тех же металлов), (диаметром|шириной) (\S+ мм),/, '$1 $2 $3')
    // As it follows «в», whose ending {form} has not.
    .replace(/(^В| в) (\S+)ый корпусе/g, '$1 $2ом корпусе')
    // Gold that has not the form of the ring itself: «— из жёлтого золота, с головой пантеры».
    .replace(/( — из [^.,;—]*?(?:золота|платины)) (?=(?:в виде|в форме|с) )/g, '$1, ')
    .replace(/(^|\. )Корпус из стали, водозащита/g, '$1Корпус стальной, водозащита')
    .replace(/(^|\. )Корпус из стали(?! и \S+ золота)/g, '$1Стальной корпус')
    .replace(/корпус из стали(?! и \S+ золота)/g, 'стальной корпус')
    .replace(/корпуса из стали(?! и \S+ золота)/g, 'стального корпуса')
    .replace(/корпусе из стали(?! и \S+ золота)/g, 'стальном корпусе')
    .replace(/^(Мужск|Женск)ие часы из стали(?! и )/, (_, whose: string) => {
      return `Стальные ${whose.toLowerCase()}ие часы`;
    })
    .replace(
      /^(Мужск|Женск)ие часы (.+?) из стали(?! и )(?= на | с )/,
      (_, whose: string, name: string) => {
        return `Стальные ${whose.toLowerCase()}ие часы ${name}`;
      },
    )
    .replace(/^Часы (.+?) из стали(?= выпущены| на | с )/, 'Стальные часы $1')
    .replace(/^Эти ((?:\S+ие )?)часы (.+?) из стали(?= изготовлены)/, 'Эти стальные $1часы $2')
    .replace(/^Эти (\S+ие) часы (.+?) из стали(?= на )/, 'Эти стальные $1 часы $2')
    .replace(
      /([Зз])апонки( [^.]*?|) из стали(?! и )/,
      (_, letter: string, name: string) => `${letter === 'З' ? 'С' : 'с'}тальные запонки${name}`,
    )
    .replace(/— ((?:\S+ )?часы)( \d{4} года|) из стали(?! и )/, '— стальные $1$2')
    .replace(/^([^—]+) из стали — (?=\S+ часы)/, '$1 — стальные ')
    .replace(
      /^([^—]* из [^—]* — [^.]*браслет[^.]*?)(?:, тоже из [^.,]*| из тех же металлов)(?=\.)/,
      '$1',
    )
    .replace(/^([^.]*браслет[^.]*), тоже из [^.,]* (?=выпущены)/, '$1 ')
    .replace(/^([^.]*браслет[^.]*) из тех же металлов (?=выпущены)/, '$1 ')
    .replace(/ из металла с (?=палладиевым|золотым)/, ' с ')
    // A coating belongs to the thing, not to its making.
    .replace(
      /( (?:сделан|изготовлен)\S* (?!эт)[^.]*?)(?<!фурнитура| —)( с (?:палладиевым|золотым) покрытием)(?=[.;])/,
      '$2$1',
    )
    .replace(
      /(сделал эт[^]*?)( во? \p{Lu}\p{L}+(?: в \d{4} году)?)( с (?:палладиевым|золотым) покрытием)(?=[.;])/u,
      '$1$3$2',
    )
    .replace('хронографом, функцией флайбэк', 'хронографом с функцией флайбэк')
    .replace(
      'указателями дня недели и даты и малой секундной стрелкой',
      'малой секундной стрелкой и указателями дня недели и даты',
    )
    .replace('указателем фаз Луны и указателем запаса хода', 'указателями фаз Луны и запаса хода')
    .replace(/, (?=указателями фаз Луны и запаса хода)/, ' и ')
    .replace(
      /((?:указателем|указателями фаз Луны и) запаса хода); (?:запас хода —|завода хватает на)/g,
      '$1; полного завода хватает на',
    )
    .replace(/(похожим на [^,.]*?) и (?=(?:\S+ )*?браслет)/g, '$1, и ')
    .replace(/(темнеющ\S+ к краю) и /g, '$1, и ')
    // A case without a bezel does not tell its size before that.
    .replace(
      /(корпус)(е?)( из [^,.]*?)? диаметром ([\d,]+ мм) без безеля(, с выпуклым стеклом)?,?/gi,
      (_, body: string, ending: string, metal = '', size: string, glass = '') =>
        ending === ''
          ? `${body}${metal} без безеля${glass}, диаметр — ${size},`
          : `${body}е${metal} без безеля, диаметром ${size}${glass},`,
    )
    .replace(/(без безеля, [^.;]*),(?=[.;])/, '$1')
    .replace(/(держится без заметной оправы\. )Камень — /, '$1Здесь это ')
    .replace(
      /^([^.]*с каймой из мелких шариков)([^]*?) В украшении вставка из ([^ .]+)\./,
      '$1 и вставкой из $3$2',
    )
    .replace(/В украшении вставка из ([^ .]+)\./, (_, stone: string) => {
      return `Вставка — ${inlayStones[stone] ?? stone}.`;
    })
    // What the sentence just before names needs no other name.
    .replace(/^(?!Металл)((?:(?!\. (?!Сделан)[А-ЯЁ]).)*)\. В украшении /, (_, first: string) => {
      return `${first}. В ${/подвеск|брошь/i.test(first) ? 'ней' : 'нём'} `;
    })
    .replace(
      /(, у них .*\. )У часов (\p{Ll})/u,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    )
    .replace(
      /([Вв])ысота( без рамы)? — (\d+) см, ширина — \3 см/,
      (_, letter: string, bare: string | undefined, side: string) =>
        `${letter === 'В' ? 'Ф' : 'ф'}ормат квадратный, сторона${bare ?? ''} — ${side} см`,
    )
    .replace(/В колорите преобладают ([^.]*\. За сдержанный колорит)/, 'Преобладают $1')
    // A reference is named where its years are told.
    .replace(
      /^(.*?), референс (\S+(?: [A-Z\d]\S*)*?),( .*?)\. Референс \2 (?=выпуска)/,
      '$1$3. Референс $2 ',
    )
    .replace(
      /(еференс(?:ом| —| этих [^—]* —)? (\S+(?: [A-Z\d]\S*)*?)[ ),:;.].*)Референс \2 (?=выпуска)/,
      '$1Этот референс ',
    )
    .replace(
      /((?:выпу(?:щен|стил)[^.]* в \d+ году[^.]*|^В \d+ году выпущен.*?|года выпуска)\. (?:Этот референс|Референс(?: \S+){1,3}) )выпуска(ют|ли)/g,
      (_, before: string, ending: string) => `${before}производ${ending === 'ют' ? 'ят' : 'или'}`,
    )
    .replace(
      /(^|[\s(])([2-9]) (вставк|вставок|жемчужин|\S+(?:а|ов) (?:общей|\())/g,
      (whole, before: string, digit: string, noun: string) => {
        const feminine = /^(?:встав|жемчуж)/.test(noun);
        const word = digit === '2' && !feminine ? 'два' : inWords[Number(digit) - 2];
        return word === undefined ? whole : `${before}${word} ${noun}`;
      },
    )
    .replace(
      /(бриллиант\S* общей массой [^;.]*?\)) и (\S+) бриллиант\S* общей/g,
      '$1 и ещё $2 общей',
    );
  const aged = setByAge(steelOnce(inRepairTold(told)));
  const dialled = countersWithDial(strapWithDial(ceramicOnce(waterAsMade(aged))));
  return lastWords(artInOrder(dialAlone(colourOnce(dialled))), rows);
}
