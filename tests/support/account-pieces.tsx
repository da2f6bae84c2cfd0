import type { ReactNode } from 'react';
import { LoginForm } from '../../src/features/account/login-form';
import { MailboxForm } from '../../src/features/account/mailbox-form';
import { DeleteAccount } from '../../src/features/account/parts/delete-account';
import { DownloadData } from '../../src/features/account/parts/download-data';
import { NotificationsPart } from '../../src/features/account/parts/notifications-part';
import { OrderMessages } from '../../src/features/account/parts/order-messages';
import { OrdersPart } from '../../src/features/account/parts/orders-part';
import { OverviewPart } from '../../src/features/account/parts/overview-part';
import { PasswordForm } from '../../src/features/account/parts/password-form';
import { ProfilePart } from '../../src/features/account/parts/profile-part';
import { SavedPart } from '../../src/features/account/parts/saved-part';
import { Sessions } from '../../src/features/account/parts/sessions';
import { SubscriptionsPart } from '../../src/features/account/parts/subscriptions-part';
import { RegistrationForm } from '../../src/features/account/registration-form';
import { NewPasswordForm } from '../../src/features/tokens/new-password-form';
import account from '../../src/locales/ru/account.json';
import desk from '../../src/locales/ru/desk.json';
import forms from '../../src/locales/ru/forms.json';

/** What the backend answers while nothing is wrong, by path; `POST` before those that change something. */
const day = '2026-11-20T10:00:00.000Z';
const anna = {
  ...{ id: 7, name: 'Анна', email: 'anna@karat.example', phone: '+79161234567', nickname: '' },
  ...{ notify_type: 1, is_regular_customer: false, created_at: day },
};
const alerts = { about_prices: false, about_filters: false, about_free: false };
const settings = { by_email: true, by_phone: false, notify_type: 1, about_orders: true, ...alerts };
const message = { id: 1, order_id: 5, is_ours: true, text: 'Ждём вас', created_at: day };

export const usualAnswers: Record<string, object> = {
  '/account': { data: anna },
  '/subscriptions': { topics: ['news'] },
  '/notification-settings': { data: settings },
  '/saved-items': { data: [] },
  '/product-orders': { data: [] },
  '/product-orders/5/messages': { data: [message] },
  '/sessions': {
    data: [
      { created_at: day, expires_at: day, is_current: true },
      { created_at: '2026-11-19T10:00:00.000Z', expires_at: day, is_current: false },
    ],
  },
  '/account-data': {
    data: {
      ...{ account: {}, notification_settings: {}, topics: [], saved_items: [] },
      ...{ filters: [], requests: [], messages: [] },
    },
  },
  'POST /login': { account_token: 't2' },
  'POST /register': { message: 'Готово' },
  'POST /forgotPassword': { message: 'Готово' },
  'POST /sendVerificationEmail': { message: 'Готово' },
  'POST /resetPassword': { message: 'Готово' },
  'POST /edit': { data: anna },
  'POST /subscriptions': { topics: ['news', 'discounts'] },
  'POST /notification-settings': { data: settings },
  'POST /changePassword': { message: 'Готово', account_token: 't2' },
  'POST /delete-account': { message: 'Готово' },
  'POST /product-orders/5/messages': { data: { ...message, id: 2, is_ours: false } },
  'POST /logout': { message: 'Готово' },
  'POST /sessions/end-others': { message: 'Готово' },
};

/** A form of the account as somebody fills it in. */
export interface AccountForm {
  name: string;
  form: () => ReactNode;
  /** The call that it makes. */
  path: string;
  isSignedIn: boolean;
  /** What is typed into which field, passwords apart: they are never kept. */
  typed: [label: string, value: string][];
  passwords: string[];
  /** Boxes that are ticked. */
  ticked: string[];
  submit: string;
}

const secret = 'зелёный трамвай';
const nothing = () => undefined;
const form = (
  given: Pick<AccountForm, 'name' | 'form' | 'path' | 'submit'> & Partial<AccountForm>,
): AccountForm => ({ isSignedIn: true, typed: [], passwords: [], ticked: [], ...given });

export const newSecret = secret;

export const accountForms: AccountForm[] = [
  form({
    name: 'login',
    form: () => <LoginForm onLoggedIn={nothing} />,
    path: 'POST /login',
    isSignedIn: false,
    typed: [[forms.email, 'anna@karat.example']],
    passwords: [forms.password],
    submit: forms.login.submit,
  }),
  form({
    name: 'registration',
    form: () => <RegistrationForm onClose={nothing} />,
    path: 'POST /register',
    isSignedIn: false,
    typed: [
      [forms.name, 'Анна'],
      [forms.email, 'anna@karat.example'],
      [forms.phone.label, '9161234567'],
    ],
    passwords: [forms.password, forms.newPassword.again],
    submit: forms.registration.submit,
  }),
  form({
    name: 'forgotten password',
    form: () => <MailboxForm purpose="forgotPassword" onClose={nothing} />,
    path: 'POST /forgotPassword',
    isSignedIn: false,
    typed: [[forms.email, 'anna@karat.example']],
    submit: forms.forgotPassword.submit,
  }),
  form({
    name: 'confirmation once more',
    form: () => <MailboxForm purpose="confirmation" onClose={nothing} />,
    path: 'POST /sendVerificationEmail',
    isSignedIn: false,
    typed: [[forms.email, 'anna@karat.example']],
    submit: forms.confirmation.submit,
  }),
  form({
    name: 'new password by a link',
    form: () => {
      window.history.replaceState(null, '', '/account/new-password/?token=abc');
      return <NewPasswordForm />;
    },
    path: 'POST /resetPassword',
    isSignedIn: false,
    passwords: [desk.password.first, forms.newPassword.again],
    submit: desk.password.submit,
  }),
  form({
    name: 'personal data',
    form: () => <ProfilePart />,
    path: 'POST /edit',
    typed: [[forms.name, 'Анна Петровна']],
    submit: account.save,
  }),
  form({
    name: 'mailing topics',
    form: () => <SubscriptionsPart />,
    path: 'POST /subscriptions',
    ticked: [account.subscriptions.of.discounts],
    submit: account.save,
  }),
  form({
    name: 'notifications',
    form: () => <NotificationsPart />,
    path: 'POST /notification-settings',
    ticked: [account.notifications.about_prices],
    submit: account.save,
  }),
  form({
    name: 'change of password',
    form: () => <PasswordForm />,
    path: 'POST /changePassword',
    passwords: [account.password.current, account.password.new, forms.newPassword.again],
    submit: account.password.submit,
  }),
  form({
    name: 'deletion',
    form: () => <DeleteAccount />,
    path: 'POST /delete-account',
    passwords: [account.password.current],
    submit: account.deletion.submit,
  }),
  form({
    name: 'message about an order',
    form: () => <OrderMessages order={5} />,
    path: 'POST /product-orders/5/messages',
    typed: [[account.orders.message, 'Когда можно приехать?']],
    submit: account.orders.send,
  }),
];

/** A button of the account that does something by itself. */
export interface AccountButton {
  name: string;
  part: () => ReactNode;
  path: string;
  press: string;
  says: string;
}

export const accountButtons: AccountButton[] = [
  {
    name: 'signing out',
    part: () => <OverviewPart />,
    path: 'POST /logout',
    press: account.signOut,
    says: account.signOutFailed,
  },
  {
    name: 'ending other sessions',
    part: () => <Sessions />,
    path: 'POST /sessions/end-others',
    press: account.sessions.end,
    says: account.notKept,
  },
  {
    name: 'downloading all data',
    part: () => <DownloadData />,
    path: '/account-data',
    press: account.data.download,
    says: account.failed,
  },
];

/** What a part of the account shows of its own once it is there. */
export const accountParts: [name: string, part: () => ReactNode, path: string, shows: string][] = [
  ['orders', () => <OrdersPart />, '/product-orders', account.orders.none],
  ['saved items', () => <SavedPart renderCard={nothing} />, '/saved-items', account.saved.none],
  ['mailing topics', () => <SubscriptionsPart />, '/subscriptions', account.subscriptions.legend],
  [
    'notifications',
    () => <NotificationsPart />,
    '/notification-settings',
    account.notifications.how,
  ],
  ['personal data', () => <ProfilePart />, '/account', forms.channel.legend],
  ['sessions', () => <Sessions />, '/sessions', account.sessions.end],
  [
    'letters of an order',
    () => <OrderMessages order={5} />,
    '/product-orders/5/messages',
    'Ждём вас',
  ],
];
