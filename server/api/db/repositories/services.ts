import { and, asc, eq, or } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { covers } from '../schema/covers';
import { services, serviceTexts } from '../schema/services';
import { coverFields } from './covers';
import { toKey } from './keys';

const onHost = (host: HostCode) =>
  and(eq(serviceTexts.serviceId, services.id), eq(serviceTexts.host, host));

/** One page of a host's services in the order to show. */
export function listServices(
  db: Database,
  { host, limit, offset }: { host: HostCode; limit: number; offset: number },
) {
  return db
    .select({
      id: services.id,
      url: services.url,
      title: serviceTexts.title,
      preview: serviceTexts.preview,
      cover: coverFields,
    })
    .from(services)
    .innerJoin(serviceTexts, onHost(host))
    .leftJoin(covers, eq(covers.id, services.coverId))
    .orderBy(asc(services.position), asc(services.id))
    .limit(limit)
    .offset(offset);
}

/** Spec §7: a service is asked for by slug or id. */
export async function findService(db: Database, host: HostCode, slugOrId: string) {
  const id = toKey(slugOrId);
  const isAsked = id === null ? undefined : eq(services.id, id);
  const [row] = await db
    .select({
      id: services.id,
      url: services.url,
      title: serviceTexts.title,
      preview: serviceTexts.preview,
      text: serviceTexts.text,
      steps: serviceTexts.steps,
      papers: serviceTexts.papers,
      terms: serviceTexts.terms,
      questions: serviceTexts.questions,
      cover: coverFields,
    })
    .from(services)
    .innerJoin(serviceTexts, onHost(host))
    .leftJoin(covers, eq(covers.id, services.coverId))
    .where(or(eq(services.url, slugOrId), isAsked));
  return row;
}
