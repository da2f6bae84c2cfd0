import type about from './locales/ru/about.json';
import type account from './locales/ru/account.json';
import type articles from './locales/ru/articles.json';
import type catalogue from './locales/ru/catalogue.json';
import type claims from './locales/ru/claims.json';
import type common from './locales/ru/common.json';
import type contacts from './locales/ru/contacts.json';
import type desk from './locales/ru/desk.json';
import type diamonds from './locales/ru/diamonds.json';
import type errors from './locales/ru/errors.json';
import type forms from './locales/ru/forms.json';
import type glossary from './locales/ru/glossary.json';
import type home from './locales/ru/home.json';
import type info from './locales/ru/info.json';
import type item from './locales/ru/item.json';
import type layout from './locales/ru/layout.json';
import type lists from './locales/ru/lists.json';
import type offers from './locales/ru/offers.json';
import type preview from './locales/ru/preview.json';
import type problems from './locales/ru/problems.json';
import type requests from './locales/ru/requests.json';
import type reading from './locales/ru/reading.json';
import type sales from './locales/ru/sales.json';
import type search from './locales/ru/search.json';
import type services from './locales/ru/services.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof about;
      account: typeof account;
      articles: typeof articles;
      catalogue: typeof catalogue;
      claims: typeof claims;
      common: typeof common;
      contacts: typeof contacts;
      desk: typeof desk;
      diamonds: typeof diamonds;
      errors: typeof errors;
      forms: typeof forms;
      glossary: typeof glossary;
      home: typeof home;
      info: typeof info;
      item: typeof item;
      layout: typeof layout;
      lists: typeof lists;
      offers: typeof offers;
      preview: typeof preview;
      problems: typeof problems;
      requests: typeof requests;
      reading: typeof reading;
      sales: typeof sales;
      search: typeof search;
      services: typeof services;
    };
  }
}
