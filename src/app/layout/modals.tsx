import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { loadPart, preparePart } from '../../shared/lib/load-part';
import { report } from '../../shared/lib/report';
import type { City } from '../../contract/contacts';
import { useAccountContact } from '../../features/account/use-account-contact';
import type { ContactSummary } from '../../features/city/use-city';
import type { ActiveModal, ModalName } from '../../shared/state/active-modal.state';
import { dialogAt, reachingEvents } from '../../shared/state/opens-dialog';
import { useActiveModal, useOpenModal } from '../../shared/state/use-modal';
import { whenIdle } from '../../shared/lib/when-idle';
import { AfterPaint } from '../../shared/ui/after-paint';
import type { Dialog as DialogComponent } from '../../shared/ui/dialog';
import type { LoadedModal } from './modal-table';

const loadTable = () => loadPart(() => import('./modal-table'));

interface Loaded extends LoadedModal {
  active: ActiveModal;
  Dialog: typeof DialogComponent;
}

interface ModalsProps {
  host: HostCode;
  /** The visitor's current city. */
  city: City | undefined;
  cities: readonly City[];
  /** Phones and messengers of the current city. */
  contact: ContactSummary | undefined;
}

/** The dialog that is open, with the messages it needs; a new one each time, so that it starts empty. */
export function Modals({ host, city, cities, contact }: ModalsProps) {
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
    const openModal = async () => {
      const { loadModal, Dialog } = await loadTable();
      const modal = await loadModal(host, active.name);
      if (!isLeft) setLoaded({ active, Dialog, ...modal });
    };
    openModal().catch((error: unknown) => {
      report(error, `modal/${active.name}`);
      if (!isLeft) open(null);
    });
    return () => {
      isLeft = true;
    };
  }, [active, host, open]);

  // Known by the time of the first press; what fails here is tried again then.
  useEffect(() => {
    whenIdle(() => void loadTable().catch((error: unknown) => report(error, 'modals')));
  }, []);

  // What a control opens is fetched once the control is reached, before it is pressed.
  useEffect(() => {
    const prepared = new Set<ModalName>();
    const prepare = (event: Event) => {
      const name = dialogAt(event);
      if (!name || prepared.has(name)) return;
      prepared.add(name);
      preparePart(async () => (await loadTable()).loadModal(host, name));
    };
    for (const type of reachingEvents) document.addEventListener(type, prepare);
    return () => {
      for (const type of reachingEvents) document.removeEventListener(type, prepare);
    };
  }, [host]);

  if (!loaded || loaded.active !== active) return null;
  const { modal, Dialog, messages, show } = loaded;
  const { title, form } = modal;
  const asked = cities.find(({ alias }) => alias === active.cityAlias) ?? city;
  const close = () => open(null);
  const content = show({
    active,
    messages,
    cityTitle: asked?.title ?? '',
    contact,
    account,
    close,
  });
  return (
    <I18nextProvider i18n={messages}>
      <Dialog
        title={title(messages)}
        closeLabel={messages.t('forms:close')}
        form={form}
        onClose={close}
      >
        {/* A sheet takes what is typed from its first frame on; a form may come with the next one. */}
        {form === 'sheet' ? content : <AfterPaint>{content}</AfterPaint>}
      </Dialog>
    </I18nextProvider>
  );
}
