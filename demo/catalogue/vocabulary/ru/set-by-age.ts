/** Boxes of what was made up to this year have been kept, or lost; others are there, or not. */
const keptUpTo = 2014;

const isNew = /(?:Часы|Изделие|Серьги|Вещь|Запонки) (?:новые|новая|новое|ни разу)|Вещью ни разу/;

/** What came with a thing is kept or lost where the thing is old. */
export function setByAge(text: string): string {
  const [first = ''] = text
    .replace(/\b(Co|Cie|A(?=\. Lange)|H(?=\. Moser)|T(?=\. Dupont))\. /g, '$1 ')
    .split('. ', 1);
  // The year of the thing itself, not those of its reference.
  const [, told] =
    /(?:^|\s)[Вв] (\d{4}) году/.exec(first) ??
    /год выпуска — (\d{4})/.exec(first) ??
    /(\d{4}) год/.exec(first) ??
    [];
  const year = Number(told ?? Infinity);
  return year > keptUpTo || isNew.test(text)
    ? text
    : text
        .replace(
          /(Футляр и сертификат|Коробка и документы|Коробка, чехол и документы) прилагаются/,
          '$1 сохранились',
        )
        .replace(/Прилагаются (?=(?:оригинальная |фирменная )?коробка)/, 'Сохранились ')
        .replace(
          /Коробки и (документов|сертификата) нет(?=[.,;])/,
          (_, paper: string) =>
            `Коробка и ${paper === 'документов' ? 'документы' : 'сертификат'} не сохранились`,
        )
        .replace(
          /Комплект полный: (коробка, (?:документы и бирка|сертификат и чек бутика))\./,
          'Сохранились $1.',
        )
        .replace(
          /Без коробки и документов(?=[.;])|Документов и коробки нет(?=[.;])/,
          'Коробка и документы не сохранились',
        );
}
