/**
 * Fingerprints of many articles, packed by the upper bits of their hashes. In: hashes with their articles.
 * Out: bytes for each bucket, and the reverse. An entry is three little-endian integers: hash, article, how
 * many fingerprints the article has.
 */

export interface FingerprintPosting {
  readonly hash: number;
  readonly articleId: number;
  readonly articleTotal: number;
}

/**
 * 4,096 buckets: a book page needs a few hundred of them, and a bucket of a large corpus has some kilobytes.
 */
const BUCKET_SHIFT = 20;
const ENTRY_BYTES = 12;

export function bucketOf(hash: number): number {
  return hash >>> BUCKET_SHIFT;
}

export class FingerprintBuckets {
  readonly #entries = new Map<number, number[]>();

  add(articleId: number, hashes: Int32Array): void {
    for (const hash of hashes) {
      const entries = this.#entries.get(bucketOf(hash));
      if (entries === undefined) this.#entries.set(bucketOf(hash), [hash, articleId, hashes.length]);
      else entries.push(hash, articleId, hashes.length);
    }
  }

  *finish(): Generator<{ readonly bucket: number; readonly postings: Uint8Array }> {
    for (const [bucket, entries] of this.#entries) {
      const view = new DataView(new ArrayBuffer(entries.length * Int32Array.BYTES_PER_ELEMENT));
      entries.forEach((value, index) => {
        view.setInt32(index * Int32Array.BYTES_PER_ELEMENT, value, true);
      });
      yield { bucket, postings: new Uint8Array(view.buffer) };
    }
  }
}

/** Those of the wanted hashes. */
export function unpackBucket(
  postings: Uint8Array,
  wanted: ReadonlySet<number>,
): readonly FingerprintPosting[] {
  const view = new DataView(postings.buffer, postings.byteOffset, postings.byteLength);
  const found: FingerprintPosting[] = [];
  for (let offset = 0; offset < postings.byteLength; offset += ENTRY_BYTES) {
    const hash = view.getInt32(offset, true);
    if (!wanted.has(hash)) continue;
    const [articleId, articleTotal] = [view.getInt32(offset + 4, true), view.getInt32(offset + 8, true)];
    found.push({ hash, articleId, articleTotal });
  }
  return found;
}
