/** The product's own encoder in a thread of its own: a user's text goes to no endpoint. */
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { EncodedDocument, SentenceEncoder } from './sentence-encoder.port.ts';
import type { EncodeInput } from './sentence-encoder.thread.ts';

/** Of sentences; two kilobytes each. */
const MOST_KEPT = 12_000;

/**
 * `report` says why there is no meaning: the model or its runtime cannot be had, or a limit was passed. A document that is checked again is
 * not read again. Kept are whole documents: what the model says of a sentence depends a little on those it is read with.
 */
export function createSentenceEncoder(report: (error: unknown) => void): SentenceEncoder {
  const kept = new KeptDocuments();
  return {
    async encode({ sha256, path }, mostSentences, signal) {
      const key = `${sha256} ${mostSentences}`;
      const known = kept.find(key);
      if (known !== undefined) return known;
      const entry = new URL('./sentence-encoder.thread.ts', import.meta.url);
      const input: EncodeInput = { documentPath: path, mostSentences };
      try {
        const encoded = await runEngine<EncodedDocument>({ entry, input, signal, endsItself: true });
        kept.add(key, encoded);
        return encoded;
      } catch (error) {
        signal.throwIfAborted();
        report(error);
        return null;
      }
    },
  };
}

class KeptDocuments {
  /** The most recently used is last. */
  readonly #documents = new Map<string, EncodedDocument>();
  #sentences = 0;

  find(key: string): EncodedDocument | undefined {
    const document = this.#documents.get(key);
    if (document === undefined) return undefined;
    this.#documents.delete(key);
    this.#documents.set(key, document);
    return document;
  }

  add(key: string, document: EncodedDocument): void {
    // Two checks may have asked for it at once.
    if (this.#documents.has(key)) return;
    this.#documents.set(key, document);
    this.#sentences += document.sentences.length;
    for (const [oldest, { sentences }] of this.#documents) {
      if (this.#sentences <= MOST_KEPT) return;
      this.#documents.delete(oldest);
      this.#sentences -= sentences.length;
    }
  }
}
