import { useState, type ComponentType } from 'react';
import type { FormPageName } from '../config/text-pages';
import { useAccountContact } from '../features/account/use-account-contact';
import { useChosenAlias } from '../features/city/use-chosen-alias';
import { useCurrentCity } from '../features/city/use-city';
import type { RequestDialogName } from '../features/requests/request-dialogs';
import { FormSlot } from './form-slot';
import { loadPart } from '../shared/lib/load-part';

/** What any form of a page is given. */
export interface PageFormProps {
  cities: readonly { alias: string; city: string }[];
}

/** A request form of the dialogs' table, standing in a page; once done it can be filled in anew. */
async function requestForm(name: RequestDialogName): Promise<ComponentType<PageFormProps>> {
  const { loadRequestForm } = await loadPart(
    () => import('../features/requests/load-request-form'),
  );
  const Request = await loadRequestForm(name);
  return function PageRequest({ cities }) {
    const chosen = useChosenAlias();
    const current = useCurrentCity();
    const account = useAccountContact();
    const [times, setTimes] = useState(0);
    const alias = current?.alias ?? chosen;
    const cityTitle = cities.find((city) => city.alias === alias)?.city ?? '';
    return (
      <Request
        key={times}
        cityTitle={cityTitle}
        account={account}
        isInPage
        onClose={() => setTimes(times + 1)}
      />
    );
  };
}

/** The form of each form page, loaded with it. */
const forms: Record<FormPageName, () => Promise<ComponentType<PageFormProps>>> = {
  feedback: () => requestForm('question'),
  director: () => requestForm('director'),
  appeals: () => requestForm('appeal'),
  ticket: async () => (await loadPart(() => import('../features/tickets/ticket-form'))).TicketForm,
};

interface NamedFormProps extends PageFormProps {
  name: FormPageName;
  phone: { hotline: string } | null;
}

export function PageForm({ name, phone, cities }: NamedFormProps) {
  return (
    <FormSlot
      load={forms[name]}
      props={{ cities }}
      phone={phone}
      room={name === 'ticket' ? 'small' : 'form'}
    />
  );
}
