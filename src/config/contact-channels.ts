/**
 * How somebody wishes to be answered (spec §3 "Contact-channel option"). A callback sends the word,
 * an account the number; spec §3: a callback's default is the Russian word for phone.
 */
export const contactChannels = {
  call: { forApi: 'телефон', forAccountApi: 1 },
  whatsapp: { forApi: 'whatsapp', forAccountApi: 2 },
  viber: { forApi: 'viber', forAccountApi: 3 },
  telegram: { forApi: 'telegram', forAccountApi: 4 },
} as const;

export type ContactChannel = keyof typeof contactChannels;

export const contactChannelWords = Object.values(contactChannels).map(({ forApi }) => forApi);
export const notifyTypes = Object.values(contactChannels).map(({ forAccountApi }) => forAccountApi);
