import type { i18n } from 'i18next';
import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { HostCode } from '../config/hosts';
import { loadWords, type LazyNamespace } from '../shared/lib/lazy-words';
import { report } from '../shared/lib/report';
import type { ActiveModal } from '../shared/state/active-modal.state';
import { useActiveModal, useOpenModal } from '../shared/state/use-modal';
import { Dialog } from '../shared/ui/dialog';

/** What a dialog is given to show itself. */
export interface ModalProps {
  words: i18n;
  /** Title of the current city, for requests. */
  cityTitle: string;
  close: () => void;
}

interface Modal {
  words: readonly LazyNamespace[];
  title: (words: i18n) => string;
  form?: 'modal' | 'sheet';
  load: () => Promise<(props: ModalProps) => ReactNode>;
}

/** Spec §2 "Modals": none is part of a page's first load. */
const modals: Record<ActiveModal, Modal> = {
  callback: {
    words: ['forms', 'problems'],
    title: (words) => words.t('forms:callback.title'),
    load: async () => {
      const { CallbackForm } = await import('../features/requests/callback-form');
      return ({ cityTitle }) => <CallbackForm cityTitle={cityTitle} />;
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
  name: ActiveModal;
  words: i18n;
  show: (props: ModalProps) => ReactNode;
}

/** The dialog that is open, with the words it needs; a new one each time, so that it starts empty. */
export function Modals({ host, cityTitle }: { host: HostCode; cityTitle: string }) {
  const active = useActiveModal();
  const open = useOpenModal();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (active === null) {
      setLoaded(null);
      return undefined;
    }
    let isLeft = false;
    const { words, load } = modals[active];
    Promise.all([loadWords(host, words), load()])
      .then(([loadedWords, show]) => {
        if (!isLeft) setLoaded({ name: active, words: loadedWords, show });
      })
      .catch((error: unknown) => {
        report(error, `modal/${active}`);
        if (!isLeft) open(null);
      });
    return () => {
      isLeft = true;
    };
  }, [active, host, open]);

  if (!loaded || loaded.name !== active) return null;
  const { words, show } = loaded;
  const { title, form } = modals[active];
  const close = () => open(null);
  return (
    <I18nextProvider i18n={words}>
      <Dialog title={title(words)} closeLabel={words.t('forms:close')} form={form} onClose={close}>
        {show({ words, cityTitle, close })}
      </Dialog>
    </I18nextProvider>
  );
}
