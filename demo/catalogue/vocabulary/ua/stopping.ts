const stops = 'раз у раз зупиняється';
const told = '(?:без підзаводу|за повного заводу)';
const hours = '(\\d+ годин\\p{L}*)';

/** Of a watch that stops again and again its reserve is told, but not that it goes so long. */
export const thatStops = (text: string): string =>
  text.includes(stops)
    ? text
        .replace(opening, 'Цей $1 має запас ходу $2')
        .replace(takenOff, 'Цей $1 має запас ходу ')
        .replace(sentence, 'Усередині — $1 із запасом ходу $2')
        .replace(clause, 'усередині — $1 із запасом ходу $2')
        .replace(/(?<=запасом ходу \d*(?<!1)1) годину/u, ' година')
    : text;

const opening = new RegExp(`^Від повного заводу цей (.*?) іде ${hours}(?=\\. )`, 'u');
const takenOff = /^Якщо цей (.*?) зняти на ніч, він не зупиниться: запас ходу — /u;
const movement = `((?:автоматичний )?калібр [^;]*?) працює ${hours}`;
const sentence = new RegExp(`(?<=\\. )${told} ${movement}`, 'iu');
const clause = new RegExp(`(?<=; )${told} ${movement}`, 'u');
