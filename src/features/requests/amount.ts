const blanks = /[\s\u00A0\u202F'’]/g;
const currency = /(?:₽|руб(?:\.|лей|ля|ль)?|р\.|rub\.?|roubles?)$/i;
const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;
const kopecks = /[.,]0{1,2}$/;

/**
 * Whole roubles of what was typed or pasted, e.g. `1 500 000 ₽`, `1.500.000` or `1500000,00`; the text
 * itself when it is no amount, so that the contract refuses it and nobody is taken at a number that
 * they did not mean. Empty for empty.
 */
export function amountOf(text: string): string {
  const bare = text.replace(blanks, '').replace(currency, '').replace(kopecks, '');
  const digits = grouped.test(bare) ? bare.replace(/[.,]/g, '') : bare;
  if (digits === '') return text.trim();
  return /^\d+$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : text.trim();
}

/** An amount with its thousands set apart; what is no amount stays as it was typed. */
export function amountAtRest(text: string): string {
  const amount = amountOf(text);
  return /^\d+$/.test(amount) ? amount.replace(/\B(?=(?:\d{3})+$)/g, '\u202F') : text;
}
