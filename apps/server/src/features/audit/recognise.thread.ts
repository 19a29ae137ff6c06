/** The thread of recognition. In: a stored document. Out: its facts as a contract. */
import { readFile } from 'node:fs/promises';
import { contractFacts } from '@wenjian/api';
import { understandContract } from '@wenjian/contract';
import type { Document } from '@wenjian/document';
import { serveEngine } from '../../platform/queue/serve-engine.ts';
import type { ContractFacts } from './audit.input.ts';
import { readFacts } from './result/read-facts.ts';

export interface RecogniseInput {
  readonly documentPath: string;
}

await serveEngine<RecogniseInput, ContractFacts>(async ({ documentPath }) => {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  return contractFacts.parse(readFacts(understandContract(document)));
});
