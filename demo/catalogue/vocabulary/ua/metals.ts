export const gold =
  '((?:зі сталі та|з титану та|з) (?:білого|жовтого|рожевого) золота)(?! з ланками)';
export const ofName = '( Oyster| Jubilee| President|)';
const goldByDial = new RegExp(`; браслет(?: (\\S+)ий,)?${ofName},? ${gold}(?=\\.)`, 'u');
const links = ' міланського плетіння| з ланками у формі літери H';
const steelCase =
  '(?:(?:Діаметр \\k<metal>ого корпусу —|Корпус \\k<metal>ий, діаметром) (?<size>[\\d,]+ мм)|(?<form>\\S+) \\k<metal>ий корпус має (?<width>[\\d,]+ мм) завширшки)(?!, (?:зі?|із|без) )';
const steelByDial = new RegExp(
  `; браслет(?<name> Oyster| Jubilee| President|)(?: (?<kind>\\S+)ий,)? (?<metal>сталев|титанов|платинов)ий(?:,(?<links>${links}))?\\. ${steelCase}`,
  'iu',
);

const strapAlone = /\. Браслет([^.;]*)\. (?=Корпус|Діаметр|\S+ \S+ корпус )/u;
const strapThenDial = /(?<=^|\. )Браслет([^.;]*); циферблат ([^.]*)\./u;

/**
 * «Корпус діаметром 40 мм і браслет Oyster — зі сталі та жовтого золота», where either would be said
 * to be of it, or of steel in two sentences side by side.
 */
export function metalOnce(text: string): string {
  const dialFirst = text.replace(strapThenDial, 'Циферблат $2; браслет$1.');
  const once = metalOfBoth(dialFirst);
  if (once !== dialFirst) return once;
  const withStrap = text.replace(strapAlone, '; браслет$1. ');
  const both = metalOfBoth(withStrap);
  return both === withStrap ? text : both;
}

/** The same of a text that tells the dial before the bracelet. */
function metalOfBoth(text: string): string {
  const [strap = '', kind, bracelet = '', metal = ''] = goldByDial.exec(text) ?? [];
  const caseTold = new RegExp(
    `(?:Корпус ${metal}, діаметром|Діаметр корпусу ${metal} —) ([\\d,]+ мм)(?!, (?:зі?|із|без) )`,
    'u',
  );
  if (strap !== '' && caseTold.test(text)) {
    return text.replace(strap, '').replace(caseTold, (_, size: string) => {
      return bothTold(`Корпус діаметром ${size}`, kind, bracelet, metal);
    });
  }
  const steel = steelByDial.exec(text);
  if (!steel?.groups) return text;
  const { groups } = steel;
  const sized = groups.form ? `${groups.form} корпус завширшки` : 'Корпус діаметром';
  const both = bothTold(
    `${sized} ${groups.size ?? groups.width ?? ''}`,
    groups.kind,
    `${groups.name ?? ''}${groups.links ?? ''}`,
    `${groups.metal ?? ''}і`,
  );
  return text.replace(steel[0], `. ${both}`);
}

const steelAlso =
  /(?<=(?:(сталев|титанов|платинов)\p{L}+ браслет|[Бб]раслет[^.;]*? (сталев|титанов|платинов)ий).*Корпус )(?=(?:\1|\2)ий, )/u;
const steelOfBracelet =
  /(?<=(?:у (сталев|титанов|платинов)ому корпусі|має (сталев|титанов|платинов)ий корпус) [^.]*\. Браслет(?: Oyster| Jubilee| President)? )(?=(?:\1|\2)ий)/u;
const steelDiameter =
  /Діаметр (сталев|титанов|платинов)ого корпусу — ([\d,]+ мм)(?<=(?:\1\p{L}+ браслет|[Бб]раслет[^.;]*? \1ий).*)/u;
const goldAlso = new RegExp(`(?<=[Бб]раслет\\p{L}*${ofName} ${gold}.*Корпус )(?=\\2,)`, 'u');
const goldDiameter = new RegExp(
  `Діаметр корпусу ${gold} — ([\\d,]+ мм)(?<=[Бб]раслет\\p{L}*${ofName} \\1.*)`,
  'u',
);

const caseOfGold = `(?:Корпус (?:\\p{L}+ий, )?|Діаметр корпусу )${gold}(?:,| —)[^.]*\\. `;
const goldSame = new RegExp(
  `(?<=${caseOfGold}(?:(?:Заявлений|Марка)[^.]*\\. )?Браслет${ofName} )\\1`,
  'u',
);

/** The same wherever the bracelet is told after the case. */
const goldLater = new RegExp(
  `${gold}(?=[.;])(?<=(?:[Кк]орпус \\1(?:,| діаметром)|Діаметр корпусу \\1 —) .*[Бб]раслет${ofName} \\1)`,
  'u',
);

const sameMetal = (metal: string) =>
  metal.includes(' та ') ? 'з тих самих металів' : 'з того самого золота';

/** «Корпус також сталевий» after a bracelet of the same metal, «браслет із того самого золота» after the case. */
export const metalAlso = (text: string) =>
  text.includes('орпус також')
    ? text
    : text
        .replace(steelAlso, 'також ')
        .replace(steelDiameter, 'Корпус також $1ий, діаметром $2')
        .replace(steelOfBracelet, 'теж ')
        .replace(goldAlso, 'також ')
        .replace(goldDiameter, 'Корпус також $1, діаметром $2')
        .replace(goldSame, sameMetal)
        .replace(goldLater, (_, metal: string) => `${sameMetal(metal)}, що й корпус`);

const ofTwo = 'Корпус зі сталі та (?:жовтого|рожевого) золота';
const ofTwoFluted = new RegExp(
  `${ofTwo}((?:, діаметром [\\d,]+ мм)?)(?:, безель рифлений, золотий| з рифленим золотим безелем|, з рифленим золотим безелем)`,
  'u',
);
const ofTwoOther = new RegExp(`${ofTwo}((?:, діаметром [\\d,]+ мм)?)(?=[,;.])`, 'u');

/** Of a Rolex of steel and gold the case is of steel, its bezel and crown alone of gold. */
export function caseOfTwo(text: string): string {
  const [, gold] = /зі сталі та (жовтого|рожевого) золота/u.exec(text) ?? [];
  if (gold === undefined || !text.includes('Rolex')) return text;
  return text
    .replace(diameterOfTwo, 'Корпус $1, діаметром $2')
    .replace(ofTwoFluted, `Корпус сталевий$1; рифлений безель і заводна головка — з ${gold} золота`)
    .replace(ofTwoOther, 'Корпус сталевий$1, заводна головка золота')
    .replace(inCaseOfTwo, (_, ending: string) => `сталев${ofSteel[ending] ?? ''} корпус${ending}`)
    .replace(/(?<=безель рифлений, )золотий/iu, `з ${gold} золота`);
}

const diameterOfTwo = /Діаметр корпусу (зі сталі та (?:жовтого|рожевого) золота) — ([\d,]+ мм)/u;
const inCaseOfTwo = /корпус(у|і|) зі сталі та (?:жовтого|рожевого) золота/gu;
const ofSteel: Readonly<Record<string, string>> = { '': 'ий', у: 'ого', і: 'ому' };

const bothTold = (sized: string, kind: string | undefined, bracelet: string, metal: string) =>
  `${sized} ${kind === undefined ? 'і' : `та ${kind}ий`} браслет${bracelet} — ${metal}`;
