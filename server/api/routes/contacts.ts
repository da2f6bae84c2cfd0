import { type FastifyInstance } from 'fastify';
import { cityContacts } from '../../../src/contract/contacts';
import { findContact, listCities } from '../db/repositories/cities';
import { type Dependencies } from '../dependencies';
import { notFound } from '../failure';
import { serve } from '../serve';

export function contactRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, cityContacts, async ({ host, param }) => {
    const contact = await findContact(db, host, param('alias'));
    if (!contact) throw notFound('City');
    return {
      model: {
        id: contact.cityId,
        alias: contact.alias,
        city: contact.title,
        address: contact.address,
        hours: contact.hours,
        phone_header: contact.phoneHeader,
        phone_link: toLink(contact.phoneHeader),
        phone_skype: contact.phoneSkype,
        phone_skype_link: contact.phoneSkype && toLink(contact.phoneSkype),
        phone_item: contact.phoneItem,
        phone_item_link: toLink(contact.phoneItem),
        hotline: contact.hotline,
      },
      display_messengers: {
        phone_header: contact.headerMessengers,
        phone_item: contact.itemMessengers,
      },
      cities: await listCities(db, host),
    };
  });
}

/** A phone for `tel:`: digits with a leading plus. The trunk prefix 8 of Russia becomes its code. */
function toLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('8') ? `+7${digits.slice(1)}` : `+${digits}`;
}
