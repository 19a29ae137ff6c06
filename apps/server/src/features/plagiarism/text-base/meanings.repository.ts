/** What the sentences of a text base's documents mean, so that sources without common words are found. */
import type { MeaningSigns, SignedDocument } from '@wenjian/plagiarism';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { textBaseDocuments as documents, textBaseMeanings as meanings } from '../../../database/schema.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import type { Connection } from '../../../platform/database/database.ts';

export async function saveMeaning(
  connection: Connection,
  scope: TeamScope,
  documentId: string,
  { dimensions, words }: MeaningSigns,
): Promise<void> {
  const [row] = await connection
    .select({ document: documents.number })
    .from(documents)
    .where(and(eq(documents.teamId, scope.teamId), eq(documents.id, documentId)));
  if (row === undefined) return;
  const set = { dimensions, signs: new Uint8Array(words.buffer, words.byteOffset, words.byteLength) };
  await connection
    .insert(meanings)
    .values({ ...row, ...set })
    .onConflictDoUpdate({ target: meanings.document, set });
}

/** The newest first. `except`: ids of documents that are compared anyway. */
export async function listMeanings(
  connection: Connection,
  scope: TeamScope,
  { except, limit }: { readonly except: readonly string[]; readonly limit: number },
): Promise<readonly SignedDocument[]> {
  const rows = await connection
    .select({ documentId: documents.id, dimensions: meanings.dimensions, signs: meanings.signs })
    .from(meanings)
    .innerJoin(documents, eq(documents.number, meanings.document))
    .where(
      and(
        eq(documents.teamId, scope.teamId),
        eq(documents.status, 'ready'),
        except.length === 0 ? undefined : notInArray(documents.id, [...except]),
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(limit);
  return rows.map(({ documentId, dimensions, signs }) => ({
    documentId,
    signs: { dimensions, words: new Uint32Array(Uint8Array.from(signs).buffer) },
  }));
}
