/**
 * Fingerprints of a token sequence. In: tokens. Out: hashes of its n-grams, all of them or the winnowed ones.
 * Promise (winnowing, Schleimer, Wilkerson, Aiken 2003): two texts that share GUARANTEED_RUN tokens in a row
 * share a fingerprint, wherever the run is; a run shorter than FINGERPRINT_SIZE never produces one. Hashes
 * are signed 32-bit: an `integer` of a database.
 */
import type { TokenStream } from '../tokens/token-stream.ts';

/** Tokens of one fingerprint. Eight Chinese characters are a clause; shorter ones would occur everywhere. */
export const FINGERPRINT_SIZE = 8;
/** At least one of this many neighbouring fingerprints is kept: about two in nine. */
export const WINNOWING_WINDOW = 8;
/** Any equal run of this many tokens is detected. */
export const GUARANTEED_RUN = FINGERPRINT_SIZE + WINNOWING_WINDOW - 1;

export interface Fingerprint {
  readonly hash: number;
  /** Index of its first token. */
  readonly position: number;
}

export function fingerprintsOf({ tokens }: Pick<TokenStream, 'tokens'>): readonly Fingerprint[] {
  const hashes = gramHashes(tokens, FINGERPRINT_SIZE);
  const kept: Fingerprint[] = [];
  let last = -1;
  const windows = Math.max(hashes.length - WINNOWING_WINDOW + 1, Math.min(1, hashes.length));
  for (let start = 0; start < windows; start++) {
    // The rightmost of equal minima: fewer fingerprints are kept when one n-gram repeats.
    const end = Math.min(start + WINNOWING_WINDOW, hashes.length);
    if (last < start) last = minimumIn(hashes, start, end);
    else if ((hashes[end - 1] ?? 0) <= (hashes[last] ?? 0)) last = end - 1;
    if (kept.at(-1)?.position !== last) kept.push({ hash: hashes[last] ?? 0, position: last });
  }
  return kept;
}

/** The distinct hashes of a text, ascending: what an index stores of it. */
export function fingerprintSet(stream: Pick<TokenStream, 'tokens'>): Int32Array {
  return Int32Array.from(new Set(fingerprintsOf(stream).map(({ hash }) => hash))).sort();
}

/** One hash for each n-gram, in order; a rolling polynomial, mixed so that small values have no special meaning. */
export function gramHashes(tokens: Int32Array, size: number): Int32Array {
  const count = Math.max(0, tokens.length - size + 1);
  const hashes = new Int32Array(count);
  let leaving = 1;
  for (let index = 1; index < size; index++) leaving = Math.imul(leaving, BASE);
  let rolling = 0;
  for (let index = 0; index < tokens.length; index++) {
    if (index >= size) rolling = (rolling - Math.imul(tokens[index - size] ?? 0, leaving)) | 0;
    rolling = (Math.imul(rolling, BASE) + (tokens[index] ?? 0)) | 0;
    if (index >= size - 1) hashes[index - size + 1] = mix(rolling);
  }
  return hashes;
}

/** Odd, with irregular bits. */
const BASE = 0x2c1b3c6d;

/** The finaliser of MurmurHash3: every input bit affects every output bit. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function minimumIn(hashes: Int32Array, start: number, end: number): number {
  let best = start;
  for (let index = start + 1; index < end; index++)
    if ((hashes[index] ?? 0) <= (hashes[best] ?? 0)) best = index;
  return best;
}
