import type { Dice } from './dice';

/** Words of the four languages, names that the glossary may link, and letters that need escaping. */
const words = [
  'часы',
  'механизм',
  'хронограф',
  'безель',
  'калибр',
  'турбийон',
  'скупка',
  'залог',
  'оценка',
  'годинник',
  'застава',
  'соат',
  'garov',
  'watch',
  'loan',
  'bezel',
  'tourbillon',
  'Rolex',
  'Omega',
  'золото',
  '18 К',
  '«Сатурн»',
  '<b>',
  '&',
  '"цена"',
  "d'or",
  '5 %',
  '№ 7',
  '—',
  'é',
  '🕰',
  'ґ',
  'oʻ',
] as const;

/** Addresses that every host has, whatever its data. */
const addresses = [
  '/',
  '/about/',
  '/contacts/',
  '/uslugi/',
  '/clocks_today/',
  '/faq/',
  '/reviews/',
];

/** One line of plain text. */
export function title(dice: Dice): string {
  return `Правка ${dice.whole(1e6)} ${dice.list(1, 6, () => dice.pick(words)).join(' ')}`;
}

/** Sentences of plain text. */
export function plainText(dice: Dice): string {
  return dice.list(1, 3, () => `${dice.list(4, 30, () => dice.pick(words)).join(' ')}.`).join(' ');
}

/** HTML as an editor writes it; its links lead to what every host has. */
export function html(dice: Dice): string {
  return dice.list(1, 5, () => block(dice)).join('\n');
}

function block(dice: Dice): string {
  const text = escaped(plainText(dice));
  switch (dice.whole(5)) {
    case 0:
      return `<h2>${escaped(title(dice))}</h2><p>${text}</p>`;
    case 1:
      return `<ul>${dice.list(1, 4, () => `<li>${escaped(title(dice))}</li>`).join('')}</ul>`;
    case 2:
      return `<p>${text} <a href="${address(dice)}">${escaped(title(dice))}</a></p>`;
    case 3:
      return `<blockquote><em>${text}</em></blockquote>`;
    default:
      return `<p>${text}</p>`;
  }
}

/** An address that every host has. */
export function address(dice: Dice): string {
  return dice.pick(addresses);
}

/** A day of the last years or of the next days, as editors give it. */
export function day(dice: Dice): string {
  return new Date(Date.UTC(2025, 0, 1 + dice.whole(720))).toISOString().slice(0, 10);
}

/** A name for addresses. */
export function slug(dice: Dice): string {
  return `edit-${dice.pick(['one', 'two', 'a_b', 'z'])}-${dice.whole(1e6)}`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
