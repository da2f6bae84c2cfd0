import { graphql, Link } from 'gatsby';
import type { Picture as PictureFacts } from '../../contract/wire';
import { Picture } from '../../shared/ui/picture';
import * as styles from './offer-card.module.css';

interface OfferCardProps {
  offer: { path: string; title: string; text: string; cover: PictureFacts };
  /** Of its heading: third below a titled section, second right below the page's title. */
  level?: 'h2' | 'h3';
}

/** A pawnshop action or a special offer, on the way to its page. */
export function OfferCard({ offer, level: Heading = 'h3' }: OfferCardProps) {
  return (
    <article className={styles.card}>
      <Picture
        picture={offer.cover}
        sizes="(min-width: 992px) 22vw, (min-width: 640px) 44vw, 92vw"
      />
      <Heading className={styles.title}>
        <Link className={styles.link} to={offer.path}>
          {offer.title}
        </Link>
      </Heading>
      <p className={styles.text}>{offer.text}</p>
    </article>
  );
}

export const pawnshopActionCard = graphql`
  fragment PawnshopActionCard on PawnshopAction {
    entityId
    path
    title
    text
    cover {
      src
      width
      height
      color
      alt
    }
  }
`;

export const specialOfferCard = graphql`
  fragment SpecialOfferCard on SpecialOffer {
    entityId
    path
    title
    text
    cover {
      src
      width
      height
      color
      alt
    }
  }
`;
