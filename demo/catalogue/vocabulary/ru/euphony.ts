/** Small numbers of stones in words; the nouns that are feminine take «две». */
const inWords = ['две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'] as const;

/** A strand of pearls has no metal but its clasp. */
const strand: readonly (readonly [plain: string, own: string])[] = [
  ['с изнанки заметна', 'на замке заметна'],
  ['С изнанки видны', 'На замке видны'],
  ['на полированном металле', 'на полированном замке'],
  ['На металле видна', 'На замке видна'],
  ['Металл слегка потёрт', 'Замок слегка потёрт'],
  ['Металл в одном месте слегка погнут', 'Замок слегка погнут'],
  ['изделие деформировано', 'замок деформирован'],
  ['металл в одном месте надломлен', 'металл замка надломлен'],
];

/** The crystal of this watch reaches the edge of its case and leaves no room for a bezel. */
const glassbox: readonly (readonly [plain: string, own: string])[] = [
  ['с тонким безелем', 'с выпуклым стеклом без безеля'],
  ['На безеле заметный след', 'На корпусе заметный след'],
];

function ownWords(text: string): string {
  const own = [
    ...(text.includes('Akoya Strand') ? strand : []),
    ...(text.includes('Carrera Chronograph 39') ? glassbox : []),
  ];
  return own.reduce((told, [plain, better]) => told.replace(plain, better), text);
}

/** What only the whole text shows: «со вторым», «чёрно-синем», one word or fact told twice. */
export function euphony(text: string): string {
  return (
    ownWords(text)
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
        /(стальн\S+ браслет[^.]*)\. ((?:[А-Я][а-я]+ к|К)орпус) из стали (\S+ [\d,]+ мм) /g,
        '$1. $2 $3 тоже стальной, ',
      )
      .replace(
        /(браслет[^.]* из ([^.,]+)(?:, с[^.]*)?)\. ((?:[А-Я][а-я]+ к|К)орпус) из \2 (\S+ [\d,]+ мм) /g,
        '$1. $3 $4 тоже из $2, ',
      )
      .replace(/( из (стали и \S+ золота)[ ,].*браслет \w+) из \2/g, '$1 из тех же металлов')
      .replace(
        /( из (\S+ золота|платины|титана)[ ,].*браслет(?: \w+| миланского плетения)?) из \2/g,
        '$1 тоже из $2',
      )
      .replace(/(^|\. )Корпус из стали (?=\S+ [\d,]+ мм)/g, '$1Стальной корпус ')
      .replace(/([А-Я][а-я]+) корпус из стали (?=\S+ [\d,]+ мм)/g, '$1 стальной корпус ')
      // A chequered canvas is known by its cheques.
      .replace(/(Damier [^.]*из \S+ого) (холста)/g, '$1 клетчатого $2')
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
      )
  );
}
