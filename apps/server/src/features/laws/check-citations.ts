/**
 * Checks every citation of a document against the corpus; without a corpus, against the register of laws
 * only.
 */
import {
  type Citation,
  createLawDirectory,
  findCitations,
  type Judgement,
  judgeCitation,
} from '@wenjian/answers';
import type { Document } from '@wenjian/document';
import type { Connection } from '../../platform/database/database.ts';
import { articlesOfLaws, listLaws } from './laws.repository.ts';

export type CheckedCitation = Citation & Judgement;

/** `today`: ISO date. In text order. */
export async function checkCitations(
  connection: Connection,
  document: Document,
  today: string,
): Promise<readonly CheckedCitation[]> {
  const directory = createLawDirectory(await listLaws(connection));
  const citations = findCitations(document, directory);
  const cited = citations.flatMap(({ law, address }) => (address === null ? [] : directory.find(law)));
  // The new place of a repealed law's rule is searched in its successor.
  const following = cited.flatMap(({ repealedBy }) =>
    repealedBy === null ? [] : directory.find(repealedBy),
  );
  const ids = [...new Set([...cited, ...following].map(({ id }) => id))];
  const rows = await articlesOfLaws(connection, ids);
  const byLaw = Map.groupBy(
    rows.map(({ lawId, number, sub, text }) => ({ lawId, number: number ?? 0, sub, text })),
    ({ lawId }) => lawId,
  );
  const corpus = { directory, articlesOf: (lawId: number) => byLaw.get(lawId) ?? [], today };
  return citations.map((citation) => ({ ...citation, ...judgeCitation(citation, corpus) }));
}
