const stops = 'раз у раз зупиняється';
const hours = '(\\d+ годин\\p{L}*)';

/** Of a watch that stops again and again its reserve is told, but not that it goes so long. */
export const thatStops = (text: string): string =>
  text.includes(stops)
    ? text
        .replace(opening, 'Цей $1 має запас ходу $2')
        .replace(sentence, 'Усередині — $1 із запасом ходу $2')
        .replace(/(?<=запасом ходу \d*(?<!1)1) годину/u, ' година')
    : text;

const opening = new RegExp(`^Після повного заводу цей (.*?) іде ${hours}(?=\\. )`, 'u');
const sentence = new RegExp(
  `(?<=\\. )Без підзаводу ((?:автоматичний )?калібр [^;]*?) працює ${hours}`,
  'u',
);
