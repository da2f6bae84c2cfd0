import { append } from './append';

/**
 * Documents by their scores, the best first; ties keep the order of the index. Scores are few and
 * documents many (half of the stock holds `часы`), so only ids are sorted.
 * @param scores by document id, the index in `documents`
 */
export function nearestFirst<Document>(
  scores: ReadonlyMap<number, number>,
  documents: readonly Document[],
): Document[] {
  const idsByScore = new Map<number, number[]>();
  for (const [docId, score] of scores) append(idsByScore, score, docId);
  const nearest: Document[] = [];
  for (const [, docIds] of [...idsByScore].sort(([one], [other]) => other - one)) {
    for (const docId of Uint32Array.from(docIds).sort()) {
      const document = documents[docId];
      if (document !== undefined) nearest.push(document);
    }
  }
  return nearest;
}
