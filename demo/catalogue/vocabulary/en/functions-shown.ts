/** What a watch has, as its dial shows it. */
const shownAs: Readonly<Record<string, string>> = {
  'a date display': 'the date',
  'a day and date display': 'the day and the date',
  'a large date': 'a large date',
  'a moon-phase display': 'the phases of the moon',
  'a power-reserve display': 'the state of winding',
  'a second time zone': 'a second time zone',
  'small seconds': 'the seconds on a small dial',
};

const besides = /^(?<named>Besides the hours and minutes, this .*?), has (?<functions>[^.]*)\./u;

/** `Besides the hours and minutes, this watch shows the date`, where its dial shows all that it has. */
export const functionsShown = (text: string): string =>
  text.replace(besides, (whole, named: string, functions: string) => {
    const shown = functions.split(/, | and (?!date display)/u).map((one) => shownAs[one]);
    if (shown.includes(undefined)) return whole;
    return `${named}, shows ${shown.join(' and ')}.`;
  });
