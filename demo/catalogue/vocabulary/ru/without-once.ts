import { asSentence } from '../fill';
/**
 * A set that is not there, told behind what the thing itself is without, would read as more of it; nor
 * does «нет» close one sentence and tell of the set in the next.
 */
export const withoutOnce = (text: string): string =>
  text
    // Nor is a thing sold twice.
    .replace(
      /((?:^|\. )(?:Продаём (?!без )|Предлагаем |В (?:продаже|наличии) — )[^]*\. )Продаём без/,
      '$1Без',
    )
    .replace(
      /((?<!\p{L})без [^.]*\. )(?:Продаём без|Часы без|Без) (коробки и документов)/iu,
      (_, before: string, set: string) => `${before}${asSentence(set)} нет`,
    )
    .replace(
      /(?<= нет\. )(?:Коробки и (документов|сертификата)|Документов и коробки) нет/,
      (_, paper: string | undefined) => `Без коробки и ${paper ?? 'документов'}`,
    )
    .replace(
      /(?<= нет\. )Документов нет[,;] (\p{L})([^.]*)\./u,
      (_, letter: string, work: string) => `${letter.toUpperCase()}${work}; документов нет.`,
    )
    .replace(/(?<= нет\. )Заключения эксперта нет; его можно/, 'Заключение эксперта можно');
