/** A word or a sentence with its first letter a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
