import { graphql } from 'gatsby';
import type { Picture as PictureFacts } from '../../contract/wire';
import { PageCard } from '../../shared/ui/page-card';

interface OfferCardProps {
  offer: { path: string; title: string; text: string; cover: PictureFacts | null };
  /** Of its heading: third below a titled section, second right below the page's title. */
  level?: 2 | 3;
}

/** A pawnshop action or a special offer, on the way to its page. */
export function OfferCard({ offer, level = 3 }: OfferCardProps) {
  const { path, title, text, cover } = offer;
  return (
    <PageCard
      path={path}
      title={title}
      text={text}
      picture={cover}
      sizes="(min-width: 992px) 22vw, (min-width: 640px) 44vw, 92vw"
      level={level}
    />
  );
}

export const pawnshopActionCard = graphql`
  fragment PawnshopActionCard on PawnshopAction {
    entityId
    path
    title
    text
    cover {
      ...PictureFields
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
      ...PictureFields
    }
  }
`;
