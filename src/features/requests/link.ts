const withScheme = /^[a-z][a-z\d+.-]*:/i;
const looksLikeDomain = /^[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/;

/** An address as the contract wants it: people leave out `https://`. Anything else stays as typed. */
export function linkOf(text: string): string {
  const link = text.trim();
  return !withScheme.test(link) && looksLikeDomain.test(link) ? `https://${link}` : link;
}
