import { useTranslation } from 'react-i18next';
import { Carousel } from '../../shared/ui/carousel';
import { ServiceCard } from './service-card';

/** Services that have a page, side by side. */
export function ServiceCarousel({
  services,
}: {
  services: readonly Queries.ServiceCardFieldsFragment[];
}) {
  const { t } = useTranslation('home');
  return (
    <Carousel
      slides={services.map((service) => ({
        id: service.entityId,
        content: <ServiceCard service={service} level={3} />,
      }))}
      words={{
        previous: t('services.previous'),
        next: t('services.next'),
      }}
    />
  );
}
