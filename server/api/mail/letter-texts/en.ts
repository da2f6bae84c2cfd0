import { type LetterKind, type LetterWords } from '../letter-kinds';

/** Letters in English. */
export const lettersInEnglish: Record<LetterKind, LetterWords> = {
  confirmEmail: {
    subject: 'Confirm your email address',
    lines: ['Hello {name},', 'One last step: please confirm that this address is yours.'],
    link: 'Confirm my address',
    after: [
      'The link works for 48 hours. If you didn’t register with us, you can ignore this email.',
    ],
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    lines: [
      'Hello {name},',
      'Someone tried to register with this address, which already has an account. If you have forgotten your password, set a new one.',
    ],
    link: 'Set a new password',
    after: ['The link works for one hour. If this wasn’t you, you can ignore this email.'],
  },
  newPassword: {
    subject: 'Set a new password',
    lines: ['Hello {name},', 'We received a request to set a new password for your account.'],
    link: 'Set a new password',
    after: [
      'The link can be used only once and expires after one hour. If you didn’t ask for it, you can ignore this email: your old password still works.',
    ],
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    lines: [
      'Hello {name},',
      'Your account password has been changed and you have been signed out on other devices. If this wasn’t you, follow the link to your account, press ‘Sign in’, then ‘Forgot your password?’, set a new password and call us.',
    ],
    link: 'Open my account',
    after: [],
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    lines: [
      'Hello {name},',
      'Your account has been deleted and your subscriptions have ended. We keep only your requests and contracts, for as long as the law requires. If you didn’t ask for this, please call us.',
    ],
    link: '',
    after: [],
  },
  confirmSubscription: {
    subject: 'Confirm your subscription',
    lines: [
      'Hello,',
      'We have been asked to add this address to our mailing list. Topics: {topics}.',
    ],
    link: 'Confirm my subscription',
    after: ['If you didn’t ask for this, do nothing: unless you confirm, we won’t write again.'],
  },
};
