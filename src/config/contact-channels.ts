/** How somebody wishes to be answered (spec §3 "Contact-channel option"). */
export interface ContactChannelOption {
  /** Its drawing in `src/shared/ui/icon.tsx`. */
  icon: 'phone' | 'whatsapp' | 'viber' | 'telegram';
  /** Sent with a request. */
  typeForApi: string;
  /** Kept with an account. */
  typeForAccountApi: number;
}

export const contactChannels = {
  call: { icon: 'phone', typeForApi: 'звонок', typeForAccountApi: 1 },
  whatsapp: { icon: 'whatsapp', typeForApi: 'whatsapp', typeForAccountApi: 2 },
  viber: { icon: 'viber', typeForApi: 'viber', typeForAccountApi: 3 },
  telegram: { icon: 'telegram', typeForApi: 'telegram', typeForAccountApi: 4 },
} as const satisfies Record<string, ContactChannelOption>;

export type ContactChannel = keyof typeof contactChannels;

const options = Object.values(contactChannels);

/** Spec §3 "Callback payload": the word for phone, where no channel is named. */
export const defaultContactWord = 'телефон';

/** Words that a request may name its channel with. */
export const contactWords = [
  defaultContactWord,
  ...options.map(({ typeForApi }) => typeForApi),
] as const;

export type ContactWord = (typeof contactWords)[number];

/** Spec §3: a second list of the options, whose codes for a request are the account's numbers. */
export const contactWordOfNumber: { readonly [number: string]: ContactWord | undefined } =
  Object.fromEntries(options.map((option) => [option.typeForAccountApi, option.typeForApi]));

export const notifyTypes = options.map(({ typeForAccountApi }) => typeForAccountApi);
