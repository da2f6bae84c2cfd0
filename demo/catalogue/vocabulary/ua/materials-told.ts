/**
 * What a bag is of is told by its leather or canvas: «Шкіра теляча, чорна»; a check has two colours, and
 * what is plated or lacquered is told so.
 */
export const materialsTold = (text: string): string =>
  text
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
        plated === undefined ? 'Покриття паладієве' : `Метал ${plated}ий`,
    )
    .replace(
      /Запальничку зроблено (?:зі|із|з) латуні, вкритої (\S+)им лаком(?=[.;])/gu,
      'Латунь покрито $1им лаком',
    );

/** The leather of a model that is aged is told to be so. */
export const agedTold = (text: string): string =>
  text
    .replace(/(?=телячої шкіри)(?<!зістареної )(?<=Aged Calfskin.*)/gu, 'зістареної ')
    .replace(/(?<=Шкіра теляча, )(?!зістарена)(?<=Aged Calfskin.*)/gu, 'зістарена, ');

const checkTold = (_: string, name: string) => `полотна ${checks[name] ?? ''} клітинку`;
const checks: Readonly<Record<string, string>> = {
  Azur: 'в кремово-синю',
  Ébène: 'в коричневу',
  Graphite: 'в чорно-сіру',
};
