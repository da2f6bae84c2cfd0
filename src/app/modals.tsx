import type { i18n } from 'i18next';
import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { HostCode } from '../config/hosts';
import { loadWords, type LazyNamespace } from '../shared/lib/lazy-words';
import { report } from '../shared/lib/report';
import type { City } from '../contract/contacts';
import { useAccountContact, type AccountContact } from '../features/account/use-account-contact';
import type { RequestDialogName } from '../features/requests/request-dialogs';
import type { ActiveModal, ModalName } from '../shared/state/active-modal.state';
import { useActiveModal, useOpenModal } from '../shared/state/use-modal';
import { Dialog } from '../shared/ui/dialog';

/** What a dialog is given to show itself. */
export interface ModalProps {
  /** What it was opened with. */
  active: ActiveModal;
  words: i18n;
  /** Title of the city that is asked, for requests. */
  cityTitle: string;
  /** Of who is logged in. */
  account: AccountContact | null;
  close: () => void;
}

interface Modal {
  words: readonly LazyNamespace[];
  title: (words: i18n) => string;
  form?: 'modal' | 'sheet';
  load: () => Promise<(props: ModalProps) => ReactNode>;
}

/** A dialog that ends in a registered request; what it asks for is in the feature's table. */
function requestModal(dialog: RequestDialogName): Modal {
  return {
    words: ['requests', 'forms', 'problems'],
    title: (words) => words.t(`requests:${dialog}.title`),
    load: async () => {
      const { loadRequestForm } = await import('../features/requests/load-request-form');
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

/** Spec §2 "Modals": none is part of a page's first load. */
const modals: Record<ModalName, Modal> = {
  callback: requestModal('callback'),
  question: requestModal('question'),
  buy: requestModal('buy'),
  foundCheaper: requestModal('foundCheaper'),
  requestPhoto: requestModal('requestPhoto'),
  contactOwner: requestModal('contactOwner'),
  appraisal: requestModal('appraisal'),
  tellMe: requestModal('tellMe'),
  subscribe: {
    words: ['requests', 'forms', 'problems'],
    title: (words) => words.t('requests:subscribe.title'),
    load: async () => {
      const { SubscribeForm } = await import('../features/requests/subscribe-form');
      return ({ close }) => <SubscribeForm onClose={close} />;
    },
  },
  login: {
    words: ['forms', 'problems'],
    title: (words) => words.t('forms:login.title'),
    load: async () => {
      const { LoginForm } = await import('../features/account/login-form');
      return ({ close }) => <LoginForm onLoggedIn={close} />;
    },
  },
  search: {
    words: ['search', 'forms'],
    title: (words) => words.t('search:title'),
    form: 'sheet',
    load: async () => {
      const [{ SearchDialog }, { sectionOfPath }] = await Promise.all([
        import('../features/search/search-dialog'),
        import('../features/search/section-of-path'),
      ]);
      const firstSection = sectionOfPath(window.location.pathname);
      return ({ close }) => <SearchDialog firstSection={firstSection} onClose={close} />;
    },
  },
};

interface Loaded {
  active: ActiveModal;
  words: i18n;
  show: (props: ModalProps) => ReactNode;
}

interface ModalsProps {
  host: HostCode;
  /** The visitor's current city. */
  city: City | undefined;
  cities: readonly City[];
}

/** The dialog that is open, with the words it needs; a new one each time, so that it starts empty. */
export function Modals({ host, city, cities }: ModalsProps) {
  const active = useActiveModal();
  const open = useOpenModal();
  const account = useAccountContact();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (active === null) {
      setLoaded(null);
      return undefined;
    }
    let isLeft = false;
    const { words, load } = modals[active.name];
    Promise.all([loadWords(host, words), load()])
      .then(([loadedWords, show]) => {
        if (!isLeft) setLoaded({ active, words: loadedWords, show });
      })
      .catch((error: unknown) => {
        report(error, `modal/${active.name}`);
        if (!isLeft) open(null);
      });
    return () => {
      isLeft = true;
    };
  }, [active, host, open]);

  if (!loaded || loaded.active !== active) return null;
  const { words, show } = loaded;
  const { title, form } = modals[active.name];
  const asked = cities.find(({ alias }) => alias === active.cityAlias) ?? city;
  const close = () => open(null);
  return (
    <I18nextProvider i18n={words}>
      <Dialog title={title(words)} closeLabel={words.t('forms:close')} form={form} onClose={close}>
        {show({ active, words, cityTitle: asked?.title ?? '', account, close })}
      </Dialog>
    </I18nextProvider>
  );
}
