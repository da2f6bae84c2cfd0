import { graphql, Link } from 'gatsby';
import { Picture } from '../../shared/ui/picture';
import { serviceTitle } from './service-title';
import * as styles from './service-card.module.css';

interface ServiceCardProps {
  service: Queries.ServiceCardFieldsFragment;
  level?: 2 | 3;
}

export function ServiceCard({ service, level = 2 }: ServiceCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture picture={service.cover} sizes="(min-width: 768px) 30vw, 92vw" />
      <Title className={styles.title}>
        <Link className={styles.link} to={service.path}>
          {serviceTitle(service.title)}
        </Link>
      </Title>
      <p className={styles.preview}>{service.preview}</p>
    </article>
  );
}

export const serviceCardFields = graphql`
  fragment ServiceCardFields on Service {
    entityId
    path
    title
    preview
    cover {
      src
      width
      height
      color
      alt
    }
  }
`;
