import { type LanguageCode } from '../../../src/config/languages';

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

export const letterSignature: Record<LanguageCode, string> = {
  ru: 'Ломбард «Карат»',
  en: 'Karat Pawnshop',
  ua: 'Ломбард «Карат»',
  uz: '“Karat” lombardi',
};

/** The link that ends a subscription. */
export const unsubscribeWords: Record<LanguageCode, string> = {
  ru: 'Отписаться от рассылки',
  en: 'Unsubscribe',
  ua: 'Відписатися від розсилки',
  uz: 'Obunani bekor qilish',
};
