import { cityContacts, type Contact } from '../../contract/contacts';
import { callApi } from '../../shared/lib/http';

export async function fetchContact(alias: string): Promise<Contact> {
  const { contact } = await callApi(cityContacts, { params: { alias } });
  return contact;
}
