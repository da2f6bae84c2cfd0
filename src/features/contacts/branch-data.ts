import type { Week } from '../../contract/contacts';
import type { JsonLdOf } from '../../shared/lib/json-ld';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

interface Branch {
  city: string;
  address: string;
  phoneLink: string;
  week: Week;
  place: { latitude: number; longitude: number } | null;
  picture: { src: string } | null;
}

/** A branch for search engines: a pawnshop that is a jewelry store too (schema.org). */
export function branchData(branch: Branch, name: string, address: string): JsonLdOf<'PawnShop'> {
  const hours = openingHours(branch.week);
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
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}

/** Closed days have no entry. */
function openingHours(week: Week): JsonLdOf<'OpeningHoursSpecification'>[] {
  return days.flatMap((day, index) => {
    const hours = week[index];
    if (!hours) return [];
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${day}`,
        opens: hours.opens,
        closes: hours.closes,
      },
    ];
  });
}
