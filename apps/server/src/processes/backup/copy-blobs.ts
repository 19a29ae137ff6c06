/** Copies contents from one store to another, each checked against its hash. */

import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';

/**
 * `present`: it already existed. `missing`: the source store does not have it. `rotten`: its bytes do not
 * match its hash; nothing was stored.
 */
export type Copied = 'copied' | 'present' | 'missing' | 'rotten';

/** Copies of small files wait for the store, not for the disk. */
const AT_ONCE = 8;

/** A few at a time. When one fails no other is started, and all have ended before this fails. */
export async function copyBlobs(
  names: AsyncIterable<string>,
  from: BlobStore,
  to: BlobStore,
  tell: (sha256: string, outcome: Copied) => void,
): Promise<void> {
  const left = names[Symbol.asyncIterator]();
  let hasFailed = false;
  const copyOn = async () => {
    try {
      for (let next = await left.next(); !next.done && !hasFailed; next = await left.next())
        tell(next.value, await copyBlob(from, to, next.value));
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  await allAtRest(Array.from({ length: AT_ONCE }, copyOn));
}

async function copyBlob(from: BlobStore, to: BlobStore, sha256: string): Promise<Copied> {
  if (await to.has(sha256)) return 'present';
  const opened = await from.open(sha256);
  if (!opened) return 'missing';
  const check = new NameCheck(sha256);
  try {
    await allAtRest([pipeline(opened.stream, check), to.put(check)]);
    return 'copied';
  } catch (error) {
    if (check.isRotten) return 'rotten';
    throw error;
  }
}

async function allAtRest(works: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/** Fails at the end, so that the receiver keeps nothing if the bytes do not match the name. */
class NameCheck extends Transform {
  readonly #hash = createHash('sha256');
  readonly #sha256: string;
  isRotten = false;

  constructor(sha256: string) {
    super();
    this.#sha256 = sha256;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  override _flush(done: (error?: Error) => void): void {
    this.isRotten = this.#hash.digest('hex') !== this.#sha256;
    done(this.isRotten ? new Error(`the bytes are not those of ${this.#sha256}`) : undefined);
  }
}
