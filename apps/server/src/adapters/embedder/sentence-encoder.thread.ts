/** The thread of the sentence encoder: it loads the model, reads a stored document and answers with the meaning of its sentences. */
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { sentencesToEncode } from '@wenjian/plagiarism';
import { serveEngine } from '../../platform/queue/serve-engine.ts';
import type { Embedder } from './embedder.port.ts';
import { openEncoder } from './local.embedder.ts';
import type { EncodedDocument } from './sentence-encoder.port.ts';

export interface EncodeInput {
  readonly documentPath: string;
  readonly mostSentences: number;
}

let opened: Promise<Embedder> | undefined;

await serveEngine<EncodeInput, EncodedDocument>(async ({ documentPath, mostSentences }) => {
  opened ??= openEncoder();
  const embedder = await opened;
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  const { sentences, leftOut } = sentencesToEncode(document, mostSentences);
  const texts = sentences.map(({ text }) => text);
  // Both sides in the same form: neither answers the other.
  const vectors = await embedder.embed(texts, 'article');
  return {
    leftOut,
    sentences: sentences.map((one, at) => ({ ...one, vector: vectors[at] ?? new Float32Array() })),
  };
});
