import { type HostCode } from '../../../../src/config/hosts';
import { routes } from '../../../../src/config/routes';
import { type Database } from '../connect';
import { countVideos, listQuestions, listTerms, listVideos } from './reference';

/** Terms, questions and videos of a host with the words that they are found by. */
export async function referencePages(db: Database, host: HostCode) {
  const terms = await listTerms(db, host);
  const questions = await listQuestions(db, host);
  const limit = await countVideos(db, host);
  const videos = await listVideos(db, { host, limit, offset: 0 });
  return [
    ...terms.map(({ id, key, term, definition }) => ({
      id,
      kind: 'term' as const,
      title: term,
      preview: definition,
      path: routes.glossary(key),
      // A definition names other things too: whoever looks for those is not helped by the term.
      words: term,
      names: [term],
    })),
    ...questions.map(({ id, question, answer }) => ({
      id,
      kind: 'question' as const,
      title: question,
      preview: answer,
      path: routes.faq(id),
      words: question,
      names: [],
    })),
    ...videos.map(({ id, url, title, description }) => ({
      id,
      kind: 'video' as const,
      title,
      preview: description,
      path: routes.video(url),
      words: `${title} ${description}`,
      names: [],
    })),
  ];
}
