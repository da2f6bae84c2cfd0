import * as is from './rules';
import { type } from './type';

const weekday = is.memberOf(
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
);

/** The house with its branches, and what it does. */
export const house = [
  type('PawnShop', {
    required: ['name', 'url'],
    recommended: [],
    // As the provider of a service it is the whole house, which has many addresses.
    alone: {
      required: ['address'],
      recommended: ['telephone', 'geo', 'openingHoursSpecification', 'image'],
    },
    properties: {
      name: is.text,
      url: is.address,
      additionalType: is.memberOf('JewelryStore'),
      telephone: is.text,
      image: is.address,
      address: is.objectOf('PostalAddress'),
      geo: is.objectOf('GeoCoordinates'),
      openingHoursSpecification: is.listOf(is.objectOf('OpeningHoursSpecification')),
    },
  }),
  type('PostalAddress', {
    required: ['addressLocality', 'streetAddress'],
    recommended: [],
    properties: { addressLocality: is.text, streetAddress: is.text },
  }),
  type('GeoCoordinates', {
    required: ['latitude', 'longitude'],
    recommended: [],
    properties: { latitude: is.between(-90, 90), longitude: is.between(-180, 180) },
  }),
  type('OpeningHoursSpecification', {
    required: ['dayOfWeek', 'opens', 'closes'],
    recommended: [],
    properties: { dayOfWeek: weekday, opens: is.timeOfDay, closes: is.timeOfDay },
  }),
  type('Service', {
    required: ['name', 'serviceType', 'provider'],
    recommended: ['description', 'url', 'image'],
    properties: {
      name: is.text,
      serviceType: is.text,
      description: is.anyText,
      url: is.address,
      image: is.address,
      provider: is.objectOf('PawnShop'),
    },
  }),
  type('WebApplication', {
    required: ['name', 'applicationCategory', 'operatingSystem'],
    recommended: ['description', 'url'],
    properties: {
      name: is.text,
      description: is.text,
      url: is.address,
      applicationCategory: is.text,
      operatingSystem: is.text,
      isAccessibleForFree: is.flag,
      provider: is.objectOf('PawnShop'),
    },
  }),
  type('Organization', {
    required: ['name', 'url'],
    recommended: [],
    alone: { required: [], recommended: ['logo', 'sameAs'] },
    properties: {
      name: is.text,
      description: is.text,
      url: is.address,
      logo: is.address,
      sameAs: is.listOf(is.address),
    },
  }),
  type('WebSite', {
    required: ['name', 'url'],
    recommended: ['potentialAction'],
    properties: {
      name: is.text,
      url: is.address,
      inLanguage: is.language,
      potentialAction: is.objectOf('SearchAction'),
    },
  }),
  type('SearchAction', {
    required: ['target'],
    recommended: [],
    properties: {
      target: is.objectOf('EntryPoint'),
      'query-input': is.text,
    },
  }),
  type('EntryPoint', {
    required: ['urlTemplate'],
    recommended: [],
    properties: { urlTemplate: is.address },
  }),
];
