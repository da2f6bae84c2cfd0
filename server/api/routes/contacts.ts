import { type FastifyInstance } from 'fastify';
import { cityContacts } from '../../../src/contract/contacts';
import { findContact, listCities } from '../db/repositories/cities';
import { type Dependencies } from '../dependencies';
import { notFound } from '../failure';
import { serve } from '../serve';
import { phoneLink } from './phone-link';

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
        phone_link: phoneLink(contact.phoneHeader),
        phone_skype: contact.phoneSkype,
        phone_skype_link: contact.phoneSkype && phoneLink(contact.phoneSkype),
        phone_item: contact.phoneItem,
        phone_item_link: phoneLink(contact.phoneItem),
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
