/** The thread of the sentence encoder: it loads the model, reads stored documents and answers with the meaning of their sentences. */
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { sentencesToEncode } from '@wenjian/plagiarism';
import { serveEngine } from '../../platform/queue/serve-engine.ts';
import type { Embedder } from './embedder.port.ts';
import { openEncoder } from './local.embedder.ts';
import type { EncodedDocument } from './sentence-encoder.port.ts';

let opened: Promise<Embedder> | undefined;

await serveEngine<readonly string[], readonly EncodedDocument[]>(async (documentPaths) => {
  opened ??= openEncoder();
  const embedder = await opened;
  const encoded: EncodedDocument[] = [];
  for (const path of documentPaths) {
    const document = JSON.parse(await readFile(path, 'utf8')) as Document;
    const { sentences, leftOut } = sentencesToEncode(document);
    const texts = sentences.map(({ text }) => text);
    // Both sides in the same form: neither answers the other.
    const vectors = await embedder.embed(texts, 'article');
    encoded.push({
      leftOut,
      sentences: sentences.map((one, at) => ({ ...one, vector: vectors[at] ?? new Float32Array() })),
    });
  }
  return encoded;
});
