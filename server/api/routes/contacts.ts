import { type FastifyInstance } from 'fastify';
import { limits } from '../../../src/config/limits';
import { cityContacts } from '../../../src/contract/contacts';
import { currentContact } from '../../../src/contract/reading';
import { currentCityOf } from '../../../src/domain/current-city';
import { findContact, listCities } from '../db/repositories/cities';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { coverAnswer } from '../pictures/pictures-of';
import { serve } from '../http/serve';
import { phoneLink } from './phone-link';

export function contactRoutes(api: FastifyInstance, { db, publicUrl }: Dependencies): void {
  serve(api, cityContacts, async ({ host, param }) => {
    const contact = await findContact(db, host, param('alias'));
    if (!contact) throw notFound();
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
        transport: contact.transport,
        week: contact.week.map((day) => day && { opens: day[0], closes: day[1] }),
        time_zone: contact.timeZone,
        place:
          contact.latitude !== null && contact.longitude !== null
            ? { latitude: contact.latitude, longitude: contact.longitude }
            : null,
        picture: coverAnswer(contact.cover, publicUrl()),
      },
      display_messengers: {
        phone_header: contact.headerMessengers,
        phone_item: contact.itemMessengers,
      },
      cities: await listCities(db, host),
    };
  });

  serve(api, currentContact, async ({ host, query }) => {
    const cities = await listCities(db, host);
    const asked = query.alias ?? currentCityOf(cities)?.alias ?? limits.defaultCity;
    // Spec §3: an alias that is not found has no title.
    const title = cities.find(({ alias }) => alias === asked)?.title ?? '';
    return { data: { alias: asked, title } };
  });
}
