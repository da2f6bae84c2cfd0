import { buildApiBaseOf } from '../../domain/addresses';
import { hostCodes } from '../../config/hosts';
import { cityContacts, type City } from '../../contract/contacts';
import { parseAnswer, urlFor } from '../../contract/endpoint';
import { importantMessages } from '../../contract/important-messages';
import { mainData } from '../../contract/main-data';
import { menuList } from '../../contract/menu';
import { cityDocuments, sitemap } from '../../contract/reading';
import * as nodes from './site-nodes';
import { listedCities } from './listed-cities';
import { by, detailedSource, source, type Reading } from './source';

/** What surrounds the pages: menus, cities with contacts and documents, messages, pages of the other hosts. */
export function siteSources({ code, base, clean }: Reading) {
  return [
    source(code, {
      rootKey: 'MenuRow',
      required: true,
      url: urlFor(menuList, base),
      parse: by(menuList),
      toNode: nodes.toMenuRowNode,
    }),
    source(code, {
      rootKey: 'City',
      required: true,
      url: urlFor(mainData, base),
      parse: (body, url) => parseAnswer(mainData, body, url).cities,
      toNode: nodes.toCityNode,
    }),
    detailedSource(code, {
      rootKey: 'Contact',
      required: true,
      imageKeys: ['picture'],
      url: urlFor(mainData, base),
      parse: listedCities,
      details: {
        url: ({ alias }: City) => urlFor(cityContacts, base, { params: { alias } }),
        parse: (body, url) => parseAnswer(cityContacts, body, url).contact,
      },
      toNode: nodes.toContactNode,
    }),
    // Which pages the other hosts have (hreflang), and when the own ones changed (sitemap).
    ...hostCodes.map((other) =>
      source(code, {
        rootKey: 'HostPages',
        // The backend of another country may be down; that must not stop this country's build.
        keepOnFailure: other !== code,
        // Nor does it count the changes of this one.
        ...(other !== code && { revision: undefined }),
        url: urlFor(sitemap, buildApiBaseOf(other)),
        parse: (body, url) => [{ id: other, pages: parseAnswer(sitemap, body, url) }],
        toNode: nodes.toHostPagesNode,
      }),
    ),
    detailedSource(code, {
      rootKey: 'CityDocuments',
      url: urlFor(mainData, base),
      parse: listedCities,
      details: {
        url: ({ alias }: City) => urlFor(cityDocuments, base, { params: { city: alias } }),
        // The answer does not name its city; its address does.
        parse: (body, url) => ({
          id: new URL(url).pathname.split('/').at(-1) ?? '',
          documents: parseAnswer(cityDocuments, body, url),
        }),
      },
      toNode: nodes.toCityDocumentsNode,
    }),
    source(code, {
      rootKey: 'ImportantMessage',
      url: urlFor(importantMessages, base),
      parse: by(importantMessages),
      toNode: nodes.toImportantMessageNode(clean),
    }),
  ];
}
