/** A set that is not there, told behind what the thing itself is without, would read as more of it. */
export const withoutOnce = (text: string): string =>
  text.replace(
    /((?<!\p{L})без [^.]*\. )(?:Продаём без|Часы без|Без) (коробки и документов)/iu,
    (_, before: string, set: string) =>
      `${before}${set.charAt(0).toUpperCase()}${set.slice(1)} нет`,
  );
