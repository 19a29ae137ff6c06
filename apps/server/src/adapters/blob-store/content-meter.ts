import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { BlobSummary } from './blob-store.port.ts';

/** Passes bytes through unchanged; after the last byte it knows their hash and number. */
export class ContentMeter extends Transform {
  readonly #hash = createHash('sha256');
  #size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    done(null, chunk);
  }

  /** Call once, after the stream has ended. */
  summary(): BlobSummary {
    return { sha256: this.#hash.digest('hex'), size: this.#size };
  }
}
