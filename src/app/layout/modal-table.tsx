import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { HostCode } from '../../config/hosts';
import type { AccountContact } from '../../features/account/use-account-contact';
import type { ContactSummary } from '../../features/city/use-city';
import type { RequestDialogName } from '../../features/requests/request-dialogs';
import { loadMessages, type LazyNamespace } from '../../shared/lib/lazy-messages';
import { loadPart } from '../../shared/lib/load-part';
import type { ActiveModal, ModalName } from '../../shared/state/active-modal.state';

/** What a dialog is given to show itself. */
export interface ModalProps {
  /** What it was opened with. */
  active: ActiveModal;
  messages: i18n;
  /** Title of the city that is asked, for requests. */
  cityTitle: string;
  /** Phones and messengers of the visitor's city. */
  contact: ContactSummary | undefined;
  /** Of who is logged in. */
  account: AccountContact | null;
  close: () => void;
}

interface Modal {
  namespaces: readonly LazyNamespace[];
  title: (messages: i18n) => string;
  form?: 'modal' | 'sheet';
  load: () => Promise<(props: ModalProps) => ReactNode>;
}

/** A dialog that ends in a registered request; what it asks for is in the feature's table. */
function requestModal(dialog: RequestDialogName): Modal {
  return {
    namespaces: ['requests', 'forms', 'problems'],
    title: (messages) => messages.t(`requests:${dialog}.title`),
    load: async () => {
      const { loadRequestForm } = await loadPart(
        () => import('../../features/requests/load-request-form'),
      );
      const Form = await loadRequestForm(dialog);
      return ({ active, cityTitle, account, close }) => (
        <Form
          about={active.about}
          filled={active.filled}
          cityTitle={cityTitle}
          account={account}
          onClose={close}
        />
      );
    },
  };
}

/** A dialog that asks for a message of the account. */
function mailboxModal(purpose: 'forgotPassword' | 'confirmation'): Modal {
  return {
    namespaces: ['forms', 'problems'],
    title: (messages) => messages.t(`forms:${purpose}.title`),
    load: async () => {
      const { MailboxForm } = await loadPart(() => import('../../features/account/mailbox-form'));
      return ({ close }) => <MailboxForm purpose={purpose} onClose={close} />;
    },
  };
}

/** Spec §2 "Modals": none is part of a page's first load, and neither is this table. */
const modals: Record<ModalName, Modal> = {
  call: {
    namespaces: ['forms', 'requests'],
    title: (messages) => messages.t('forms:call.title'),
    load: async () => {
      const { CallNumbers } = await loadPart(() => import('./call-numbers'));
      return ({ contact }) => <CallNumbers contact={contact} />;
    },
  },
  callback: requestModal('callback'),
  question: requestModal('question'),
  buy: requestModal('buy'),
  foundCheaper: requestModal('foundCheaper'),
  requestPhoto: requestModal('requestPhoto'),
  contactOwner: requestModal('contactOwner'),
  appraisal: requestModal('appraisal'),
  tellMe: requestModal('tellMe'),
  bringClient: requestModal('bringClient'),
  subscribe: {
    namespaces: ['requests', 'forms', 'problems'],
    title: (messages) => messages.t('requests:subscribe.title'),
    load: async () => {
      const { SubscribeForm } = await loadPart(
        () => import('../../features/requests/subscribe-form'),
      );
      return ({ close }) => <SubscribeForm onClose={close} />;
    },
  },
  login: {
    namespaces: ['forms', 'problems'],
    title: (messages) => messages.t('forms:login.title'),
    load: async () => {
      const { LoginForm } = await loadPart(() => import('../../features/account/login-form'));
      return ({ close }) => <LoginForm onLoggedIn={close} />;
    },
  },
  registration: {
    namespaces: ['forms', 'problems'],
    title: (messages) => messages.t('forms:registration.title'),
    load: async () => {
      const { RegistrationForm } = await loadPart(
        () => import('../../features/account/registration-form'),
      );
      return ({ close }) => <RegistrationForm onClose={close} />;
    },
  },
  forgotPassword: mailboxModal('forgotPassword'),
  confirmation: mailboxModal('confirmation'),
  search: {
    namespaces: ['search', 'forms'],
    title: (messages) => messages.t('search:title'),
    form: 'sheet',
    load: async () => {
      const [{ SearchDialog }, { sectionOfPath }] = await Promise.all([
        loadPart(() => import('../../features/search/search-dialog')),
        loadPart(() => import('../../features/search/section-of-path')),
      ]);
      const firstSection = sectionOfPath(window.location.pathname);
      return ({ close }) => <SearchDialog firstSection={firstSection} onClose={close} />;
    },
  },
};

export interface LoadedModal {
  modal: Modal;
  messages: i18n;
  show: (props: ModalProps) => ReactNode;
}

/** Gets all that a dialog needs to be shown; what has come once is not fetched again. */
export async function loadModal(host: HostCode, name: ModalName): Promise<LoadedModal> {
  const modal = modals[name];
  const [messages, show] = await Promise.all([loadMessages(host, modal.namespaces), modal.load()]);
  return { modal, messages, show };
}

// What every dialog needs comes with the table.
export { Dialog } from '../../shared/ui/dialog';
