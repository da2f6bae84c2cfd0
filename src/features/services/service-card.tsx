import { graphql } from 'gatsby';
import { PageCard } from '../../shared/ui/page-card';
import { serviceTitle } from '../../domain/service-title';

interface ServiceCardProps {
  service: Queries.ServiceCardFieldsFragment;
  level?: 2 | 3;
  /** Whether its picture is what a visitor sees first. */
  isFirst?: boolean;
}

export function ServiceCard({ service, level, isFirst }: ServiceCardProps) {
  const { path, title, preview, cover } = service;
  return (
    <PageCard
      path={path}
      title={serviceTitle(title)}
      text={preview}
      picture={cover}
      sizes="(min-width: 768px) 30vw, 92vw"
      level={level}
      isFirst={isFirst}
    />
  );
}

export const serviceCardFields = graphql`
  fragment ServiceCardFields on Service {
    entityId
    path
    title
    preview
    cover {
      ...PictureFields
    }
  }
`;
