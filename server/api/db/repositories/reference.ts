import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import { hosts as hostFacts, type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { videos, videoTexts } from '../schema/articles';
import { cities, cityTexts } from '../schema/cities';
import { coverFields } from './covers';
import { covers } from '../schema/covers';
import { documents, questions, seoTexts, terms, termTexts } from '../schema/reference';

export function listQuestions(db: Database, host: HostCode) {
  return db
    .select({ id: questions.id, question: questions.question, answer: questions.answer })
    .from(questions)
    .where(eq(questions.host, host))
    .orderBy(asc(questions.position), asc(questions.id));
}

/** The glossary in the order of the host's alphabet. */
export async function listTerms(db: Database, host: HostCode) {
  const rows = await db
    .select({
      id: terms.id,
      key: terms.key,
      term: termTexts.term,
      definition: termTexts.definition,
    })
    .from(terms)
    .innerJoin(termTexts, and(eq(termTexts.termId, terms.id), eq(termTexts.host, host)));
  const { compare } = new Intl.Collator(hostFacts[host].intlLocale);
  return rows.sort((one, other) => compare(one.term, other.term) || one.id - other.id);
}

const videoOnHost = (host: HostCode) =>
  and(eq(videoTexts.videoId, videos.id), eq(videoTexts.host, host));

/** One page of videos, newest first. */
export function listVideos(
  db: Database,
  { host, limit, offset }: { host: HostCode; limit: number; offset: number },
) {
  return selectVideos(db, host)
    .orderBy(desc(videos.publishDate), asc(videos.id))
    .limit(limit)
    .offset(offset);
}

/** One video of a host; undefined when the host does not tell of it. */
export async function findVideo(db: Database, host: HostCode, id: number) {
  const [row] = await selectVideos(db, host).where(eq(videos.id, id));
  return row;
}

function selectVideos(db: Database, host: HostCode) {
  return db
    .select({
      id: videos.id,
      url: videos.url,
      title: videoTexts.title,
      description: videoTexts.description,
      embedUrl: videos.embedUrl,
      seconds: videos.seconds,
      publishDate: videos.publishDate,
      transcript: videoTexts.transcript,
      cover: coverFields,
    })
    .from(videos)
    .innerJoin(videoTexts, videoOnHost(host))
    .leftJoin(covers, eq(covers.id, videos.coverId))
    .$dynamic();
}

export async function countVideos(db: Database, host: HostCode): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(videos)
    .innerJoin(videoTexts, videoOnHost(host));
  return row?.total ?? 0;
}

/** Documents of a city's branch; undefined when the host does not list the city. */
export async function listDocuments(db: Database, host: HostCode, alias: string) {
  const [city] = await db
    .select({ id: cities.id })
    .from(cities)
    .innerJoin(cityTexts, and(eq(cityTexts.cityId, cities.id), eq(cityTexts.host, host)))
    .where(and(eq(cities.alias, alias), isNotNull(cityTexts.title)));
  if (!city) return undefined;
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.host, host), eq(documents.cityId, city.id)))
    .orderBy(asc(documents.position), asc(documents.id));
}

export async function findDocument(db: Database, host: HostCode, id: number) {
  const [row] = await db
    .select({
      title: documents.title,
      issuedOn: documents.issuedOn,
      city: cityTexts.title,
      address: cityTexts.address,
    })
    .from(documents)
    .innerJoin(
      cityTexts,
      and(eq(cityTexts.cityId, documents.cityId), eq(cityTexts.host, documents.host)),
    )
    .where(and(eq(documents.id, id), eq(documents.host, host)));
  return row;
}

/** SEO texts of a city, by path. */
export function listSeoTexts(db: Database, host: HostCode, alias: string) {
  return db
    .select({
      path: seoTexts.path,
      title: seoTexts.title,
      description: seoTexts.description,
      text: seoTexts.text,
    })
    .from(seoTexts)
    .innerJoin(cities, eq(cities.id, seoTexts.cityId))
    .where(and(eq(seoTexts.host, host), eq(cities.alias, alias)))
    .orderBy(asc(seoTexts.path), asc(seoTexts.id));
}
