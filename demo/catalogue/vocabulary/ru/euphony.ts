/** Small numbers of stones in words; the nouns that are feminine take «две». */
const inWords = ['две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'] as const;

/** What only the whole text shows: «со вторым», «чёрно-синем», one word or fact told twice. */
export function euphony(text: string): string {
  return text
    .replace(/ с (втор|сплит)/g, ' со $1')
    .replace(/(\S+)(?:ем|ом|ым|им) и (\S+ безел)/g, (_, first: string, rest: string) => {
      return `${first === 'син' ? 'сине' : `${first}о`}-${rest}`;
    })
    .replace(
      /браслет(е?)( [A-Z]\w+| миланского плетения|) из стали(?! и )/g,
      (_, ending: string, name: string) =>
        `стальн${ending === '' ? 'ой' : 'ом'} браслет${ending}${name}`,
    )
    .replace(
      /(стальной браслет[^.]*)\. ((?:[А-Я][а-я]+ к|К)орпус) из стали (\S+ [\d,]+ мм) /g,
      '$1. $2 $3 тоже стальной, ',
    )
    .replace(
      /(браслет[^.]* из ([^.,]+))\. ((?:[А-Я][а-я]+ к|К)орпус) из \2 (\S+ [\d,]+ мм) /g,
      '$1. $3 $4 тоже из $2, ',
    )
    .replace('указателем фаз Луны и указателем запаса хода', 'указателями фаз Луны и запаса хода')
    .replace(
      /((?:указателем|указателями фаз Луны и) запаса хода); запас хода —/g,
      '$1; полного завода хватает на',
    )
    .replace(/(часы [^.]*\.) Часы продаются/gi, '$1 Продаются')
    .replace(/(с покрытием) с (\S+ фурнитурой)/g, '$1, с $2')
    .replace(/(, с \S+ фурнитурой) (сделан)/g, '$1, $2')
    .replace(/(темнеющ\S+ к краю) и /g, '$1, и ')
    .replace(
      /(референс ([^,]+?)(?:, (?:выпущены|сделаны)[^.]*)?\. )Референс \2 /,
      '$1Этот референс ',
    )
    .replace(
      /(выпущен\S+ в \d+ году\. (?:Этот референс|Референс(?: \S+){1,3}) )выпуска(ют|ли)/g,
      '$1дела$2',
    )
    .replace(
      /(^|[\s(])([2-9]) (вставк|вставок|жемчужин|\S+(?:а|ов) (?:общей|\())/g,
      (whole, before: string, digit: string, noun: string) => {
        const feminine = /^(?:встав|жемчуж)/.test(noun);
        const word = digit === '2' && !feminine ? 'два' : inWords[Number(digit) - 2];
        return word === undefined ? whole : `${before}${word} ${noun}`;
      },
    );
}
