/** What a reader gives back that has read this document, without pages. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from '@wenjian/document';
import type { DocumentReader, ReadOutcome } from '../adapters/document-reader/document-reader.port.ts';
import { factsOf } from '../adapters/document-tools/document-facts.ts';

export async function readAs(document: Document): Promise<ReadOutcome & { kind: 'read' }> {
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-read-'));
  const documentPath = join(folder, 'document.json');
  await writeFile(documentPath, JSON.stringify(document));
  const release = () => rm(folder, { recursive: true, force: true });
  return { kind: 'read', documentPath, facts: factsOf(document), pdfPath: null, release };
}

/** Of a reader whose documents have no pictures to look at. */
export const withoutPictureText: Pick<DocumentReader, 'readPictureText'> = {
  readPictureText: () =>
    Promise.reject(new Error('a document without pictures was looked at for their text')),
};
