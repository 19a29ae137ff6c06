/** The thread that computes fingerprints. In: a stored document. Out: the hashes for the index. */
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { fingerprintSet, tokenise } from '@wenjian/plagiarism';
import { serveEngine } from '../../../platform/queue/serve-engine.ts';

export interface FingerprintInput {
  readonly documentPath: string;
}

await serveEngine<FingerprintInput, Int32Array>(async ({ documentPath }) =>
  fingerprintSet(tokenise(JSON.parse(await readFile(documentPath, 'utf8')) as Document)),
);
