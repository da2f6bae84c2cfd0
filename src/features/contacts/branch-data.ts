import type { Week } from '../../contract/contacts';
import type { JsonLd } from '../../shared/lib/json-ld';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Branch {
  city: string;
  address: string;
  phoneLink: string;
  week: Week;
  place: { latitude: number; longitude: number } | null;
  picture: { src: string } | null;
}

/** A branch for search engines: a pawnshop that is a jewelry store too (schema.org). */
export function branchData(branch: Branch, name: string, address: string): JsonLd {
  return {
    '@type': 'PawnShop',
    additionalType: 'https://schema.org/JewelryStore',
    name,
    url: address,
    telephone: branch.phoneLink,
    ...(branch.picture && { image: branch.picture.src }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: branch.city,
      streetAddress: branch.address,
    },
    ...(branch.place && {
      geo: { '@type': 'GeoCoordinates', ...branch.place },
    }),
    openingHoursSpecification: branch.week.flatMap((hours, day) =>
      hours
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `https://schema.org/${days[day]}`,
              ...hours,
            },
          ]
        : [],
    ),
  };
}
