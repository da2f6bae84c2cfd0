import { type HostCode } from '../../../src/config/hosts';

export type LetterKind =
  | 'confirmEmail'
  | 'alreadyRegistered'
  | 'newPassword'
  | 'passwordChanged'
  | 'accountDeleted'
  | 'confirmSubscription';

export interface LetterWords {
  subject: string;
  /** `{name}` and `{topics}` are filled in. */
  lines: readonly string[];
  /** On the button; empty where there is none. */
  link: string;
  after: readonly string[];
}

export const letterSignature: Record<HostCode, string> = {
  ru: 'Ломбард «Карат»',
  en: 'Karat pawnshop',
  ua: 'Ломбард «Карат»',
  uz: '“Karat” lombardi',
};

/** The link that ends a subscription. */
export const unsubscribeWords: Record<HostCode, string> = {
  ru: 'Отписаться от рассылки',
  en: 'Unsubscribe',
  ua: 'Відписатися від розсилки',
  uz: 'Obunani bekor qilish',
};
