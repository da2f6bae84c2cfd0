import { hosts, type HostCode } from '../config/hosts';
import { originOf } from '../domain/addresses';

interface SharedLinkProps {
  host: HostCode;
  /** Path with the slash; null: the page has no address of its own (404). */
  path: string | null;
  type: 'website' | 'article';
  /** Name of the house. */
  house: string;
  title: string;
  summary: string;
  /** Address of a social card, 1200 × 630. */
  card?: string;
  /** Address of a picture where there is no card. */
  image?: string;
}

/** What messengers and social networks show of a link to the page. */
export const SharedLink = (props: SharedLinkProps) => {
  const { host, path, type, house, title, summary, card, image } = props;
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={house} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:locale" content={hosts[host].intlLocale.replace('-', '_')} />
      {path !== null && <meta property="og:url" content={`${originOf(host)}${path}`} />}
      <meta property="og:image" content={card ?? image} />
      {card && <CardFacts title={title} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

/** What a card is, so that it shows at once where a link is shared for the first time. */
const CardFacts = ({ title }: { title: string }) => (
  <>
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={title} />
  </>
);
