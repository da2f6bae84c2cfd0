import type { ComponentType } from 'react';
import type { FormPageName } from '../config/text-pages';
import { FormSlot } from './form-slot';

/** What any form of a page is given. */
export interface PageFormProps {
  cities: readonly { alias: string; city: string }[];
}

/** The form of each form page, loaded with it. */
const forms: Partial<Record<FormPageName, () => Promise<ComponentType<PageFormProps>>>> = {
  ticket: async () => (await import('../features/tickets/ticket-form')).TicketForm,
};

export function PageForm({
  name,
  phone,
  cities,
}: PageFormProps & { name: FormPageName; phone: { hotline: string } | null }) {
  const load = forms[name];
  return load ? <FormSlot load={load} props={{ cities }} phone={phone} /> : null;
}
