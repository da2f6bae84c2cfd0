/** Messengers that take a link by its address alone; nothing of theirs is loaded here. */
export const shareTargets = ['telegram', 'whatsapp', 'viber'] as const;
export type ShareTarget = (typeof shareTargets)[number];

const addresses: Record<ShareTarget, (url: string, title: string) => string> = {
  telegram: (url, title) => `https://t.me/share/url?${query({ url, text: title })}`,
  whatsapp: (url, title) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
  viber: (url, title) => `viber://forward?${query({ text: `${title} ${url}` })}`,
};

// `+` for a space would be read as a plus by the messengers' own apps.
const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Where a messenger sends a page from; `url` is absolute. */
export function shareAddress(target: ShareTarget, url: string, title: string): string {
  return addresses[target](url, title);
}
