import { originOf } from '../../domain/addresses';
import type { HostCode } from '../../config/hosts';
import type { JsonLd } from '../../shared/lib/json-ld';

interface ShownService {
  path: string;
  title: string;
  preview: string;
  picture: { src: string } | null;
}

/** A service of the house as a Service of schema.org. */
export function serviceData(service: ShownService, house: string, host: HostCode): JsonLd {
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

/** Questions with their answers as a FAQPage of schema.org; null when there are none. */
export function questionData(
  questions: readonly { question: string; answer: string }[],
): JsonLd | null {
  if (questions.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
