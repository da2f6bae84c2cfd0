/** Watches of a country by where it says they were made. */
const ofCountry: Readonly<Record<string, string>> = {
  Швейцарии: 'швейцарские',
  Германии: 'немецкие',
  Японии: 'японские',
  Франции: 'французские',
  Италии: 'итальянские',
};

/**
 * Watches of a year are of their country too: «швейцарские часы 2023 года»; so are those that are
 * named with it first.
 */
export function ofTheirCountry(text: string): string {
  const named = text.replace(/^Во? (\S+) (?=(?:\S+ )?часы )/, (whole, country: string) => {
    const [letter = '', ...others] = ofCountry[country] ?? '';
    return letter === '' ? whole : `${letter.toUpperCase()}${others.join('')} `;
  });
  return named.replace(/ — во? (\S+) (?=(?:\S+ )?часы \d{4} года)/, (whole, country: string) =>
    ofCountry[country] ? ` — ${ofCountry[country]} ` : whole,
  );
}
