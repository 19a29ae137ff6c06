/** The thread that joins files. In: stored documents. Out: the joined one as JSON. */
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { serveEngine } from '../../../platform/queue/serve-engine.ts';
import { type JoinedPlace, joinDocuments, type NamedDocument } from './join-documents.ts';

export interface JoinInput {
  readonly files: readonly { readonly name: string; readonly documentPath: string }[];
  readonly hasPages: boolean;
}

export interface JoinOutput {
  readonly documentJson: string;
  readonly places: readonly JoinedPlace[];
}

await serveEngine<JoinInput, JoinOutput>(async ({ files, hasPages }) => {
  const documents: NamedDocument[] = [];
  for (const { name, documentPath } of files)
    documents.push({ name, document: JSON.parse(await readFile(documentPath, 'utf8')) as Document });
  const { document, places } = joinDocuments(documents, hasPages);
  return { documentJson: JSON.stringify(document), places };
});
