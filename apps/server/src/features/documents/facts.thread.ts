/** The thread that finds the facts of one document for the table over many contracts. */
import { readFile } from 'node:fs/promises';
import { toldFacts, understandContract } from '@wenjian/contract';
import type { Document } from '@wenjian/document';
import type { StoredFacts } from '../../database/schema.ts';
import { serveEngine } from '../../platform/queue/serve-engine.ts';

export interface FactsInput {
  /** JSON stored by this product when it read the document. */
  readonly documentPath: string;
}

await serveEngine<FactsInput, StoredFacts>(async ({ documentPath }) => {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  return { kind: 'told', ...toldFacts(understandContract(document)) };
});
