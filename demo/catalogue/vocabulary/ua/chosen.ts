/** «Майстри X вибрали чорну телячу шкіру»: what a piece is of, in the accusative. */
export const materialChosen = (text: string): string =>
  text.replace(
    /(?<=^Для .* майстри .* вибрали )(?:зі|із|з) ([^.]*)(?=\. Виготовлено )/u,
    (_, material: string) => accusative(material),
  );

const accusative = (material: string) =>
  material
    .replace(/^[^,]*(?=шкіри|смоли)/u, (kind) =>
      kind.replaceAll(/ьої /gu, 'ю ').replaceAll(/ої /gu, 'у '),
    )
    .replace(/^[^,]*(?=полотна|золота)/u, (kind) =>
      kind.replaceAll(/ього /gu, 'є ').replaceAll(/ого /gu, 'е '),
    )
    .replace(/^[^,]*(?=металу)/u, (kind) => kind.replaceAll(/ого /gu, 'ий '))
    .replace('вкритого', 'вкритий')
    .replace(
      /шкіри|смоли|полотна|золота|металу|латуні|сталі|срібла/u,
      (noun) => nouns[noun] ?? noun,
    );

const nouns: Readonly<Record<string, string>> = {
  шкіри: 'шкіру',
  смоли: 'смолу',
  полотна: 'полотно',
  золота: 'золото',
  металу: 'метал',
  латуні: 'латунь',
  сталі: 'сталь',
  срібла: 'срібло',
};

/** «Має позолочене оздоблення»: a part that a piece has. */
export const partsHad = (text: string): string =>
  text
    .replace(/(?<=^\p{L}+ .* має )оздоблення (\p{L}+е)(?=\. )/u, '$1 оздоблення')
    .replace(/(?<=^\p{L}+ .* має оздоблення)(?= вкрите )/u, ',')
    .replace(/майстерень(?= Vertu)/u, 'майстерні');
