import { originOf } from '../../domain/addresses';
import type { HostCode } from '../../config/hosts';
import type { JsonLdOf } from '../../shared/lib/json-ld';

interface ShownService {
  path: string;
  title: string;
  preview: string;
  picture: { src: string } | null;
}

/** A service of the house as a Service of schema.org. */
export function serviceData(
  service: ShownService,
  house: string,
  host: HostCode,
): JsonLdOf<'Service'> {
  const origin = originOf(host);
  return {
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.preview,
    url: `${origin}${service.path}`,
    ...(service.picture && { image: service.picture.src }),
    provider: { '@type': 'PawnShop', name: house, url: `${origin}/` },
  };
}
