/** Small numbers of stones in words; the nouns that are feminine take «две». */
const inWords = ['две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'] as const;

/** What only the whole text shows: «со вторым», «чёрно-синем», one reference or reserve told twice. */
export function euphony(text: string): string {
  return text
    .replace(/ с (втор|сплит)/g, ' со $1')
    .replace(/(\S+)(?:ем|ом|ым|им) и (\S+ безел)/g, (_, first: string, rest: string) => {
      return `${first === 'син' ? 'сине' : `${first}о`}-${rest}`;
    })
    .replace(
      /(браслет[^.]* из ([^.,]+))\. Корпус из \2 диаметром ([\d,]+ мм) /g,
      '$1. Корпус диаметром $3 тоже из $2, ',
    )
    .replace(
      / — ручка (.+)\. Это роллер со съёмным колпачком\./g,
      ' — роллер $1. Колпачок съёмный.',
    )
    .replace(
      / — ручка (.+)\. Это перьевая ручка с золотым пером и съёмным колпачком\./g,
      ' — перьевая ручка $1. Перо золотое, колпачок съёмный.',
    )
    .replace(/(указателем запаса хода); запас хода —/g, '$1; полного завода хватает на')
    .replace(/(с покрытием) с (\S+ фурнитурой)/g, '$1, с $2')
    .replace(/(, с \S+ фурнитурой) (сделан)/g, '$1, $2')
    .replace(/(по кругу|как галька|крылья|от центра|стёклами) (сделан)/g, '$1, $2')
    .replace(/(темнеющ\S+ к краю) и /g, '$1, и ')
    .replace(
      /(референс ([^,]+?)(?:, (?:выпущены|сделаны)[^.]*)?\. )Референс \2 /,
      '$1Этот референс ',
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
