import { length, number, pipe, regex, string, type InferOutput } from 'valibot';
import { defineEndpoint } from './endpoint';
import {
  filledText,
  flag,
  id,
  listOf,
  nullableShape,
  nullableText,
  nullablePicture,
  shape,
  slug,
} from './wire';

/** A time of day, `HH:MM`. */
const clock = () => pipe(string(), regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM'));

/** Opening hours of seven days, Monday first, in the city's own time; null on a closed day. */
export type Week = ({ opens: string; closes: string } | null)[];

const messengersAnswer = shape({ telegram: flag(), whatsapp: flag(), viber: flag() });

const contactAnswer = shape({
  model: shape({
    id: id(),
    alias: slug(),
    city: filledText(),
    address: filledText(),
    hours: filledText(),
    phone_header: filledText(),
    /** The same number for `tel:`, digits with a leading plus. */
    phone_link: filledText(),
    phone_skype: nullableText(),
    phone_skype_link: nullableText(),
    phone_item: filledText(),
    phone_item_link: filledText(),
    hotline: filledText(),
    /** How to come by public transport. */
    transport: filledText(),
    /** Monday first, in the city's own time; null on a closed day. */
    week: pipe(listOf(nullableShape({ opens: clock(), closes: clock() })), length(7)),
    /** IANA name. */
    time_zone: filledText(),
    place: nullableShape({ latitude: number(), longitude: number() }),
    /** Of the city where the branch is. */
    picture: nullablePicture(),
  }),
  display_messengers: shape({ phone_header: messengersAnswer, phone_item: messengersAnswer }),
  /** A city with a null title is not listed (spec §2 "City switcher"). */
  cities: listOf(shape({ id: id(), alias: slug(), title: nullableText() })),
});

type ContactAnswer = InferOutput<typeof contactAnswer>;

export type Messengers = Record<'telegram' | 'whatsapp' | 'viber', boolean>;

export type City = ContactAnswer['cities'][number];

export type Contact = ReturnType<typeof toContact>;

export interface CityContacts {
  contact: Contact;
  cities: City[];
}

/** Spec §7: GET contacts followed by /{alias}. */
export const cityContacts = defineEndpoint({
  method: 'GET',
  path: '/contacts/:alias',
  summary: 'Phones, messengers and address of a city’s branch.',
  answer: contactAnswer,
  reshape: (wire): CityContacts => ({ contact: toContact(wire), cities: wire.cities }),
});

function toContact({ model, display_messengers }: ContactAnswer) {
  return {
    id: model.id,
    alias: model.alias,
    city: model.city,
    address: model.address,
    hours: model.hours,
    phoneHeader: model.phone_header,
    phoneLink: model.phone_link,
    phoneSkype: model.phone_skype,
    phoneSkypeLink: model.phone_skype_link,
    phoneItem: model.phone_item,
    phoneItemLink: model.phone_item_link,
    hotline: model.hotline,
    transport: model.transport,
    week: model.week,
    timeZone: model.time_zone,
    place: model.place,
    picture: model.picture,
    messengers: {
      phoneHeader: display_messengers.phone_header,
      phoneItem: display_messengers.phone_item,
    },
  };
}
