import { type Database } from '../../server/api/db/connect';
import { covers } from '../../server/api/db/schema/covers';
import { describePicture } from '../pictures/describe';
import { type CoverFamily } from '../pictures/subject';
import { neutralRows, type AllTexts } from './all-texts';
import { idsOf, insertNumbered } from './insert';

export type CoverId = (family: CoverFamily, url: string) => number;

/** A cover for each page that shows one; gives its id. */
export async function seedCovers(db: Database, texts: AllTexts): Promise<CoverId> {
  const urlsOf: Record<CoverFamily, string[]> = {
    article: neutralRows(texts, 'articles').map(({ url }) => url),
    service: neutralRows(texts, 'services').map(({ url }) => url),
    action: neutralRows(texts, 'actions').map(({ url }) => url),
    city: neutralRows(texts, 'cities').map(({ alias }) => alias),
    special: neutralRows(texts, 'specials').map(({ url }) => url),
    video: neutralRows(texts, 'videos').map(({ url }) => url),
  };
  const families = Object.keys(urlsOf) as CoverFamily[];
  const subjects = families.flatMap((of) =>
    urlsOf[of].map((url) => ({ kind: 'cover' as const, of, url })),
  );
  const idOf = idsOf(
    'cover',
    subjects.map(({ of, url }) => `${of}/${url}`),
  );
  await insertNumbered(
    db,
    covers,
    subjects.map((subject) => ({
      address: `${subject.of}/${subject.url}/cover.jpg`,
      ...describePicture(subject, 'cover'),
    })),
  );
  return (family, url) => idOf(`${family}/${url}`);
}
