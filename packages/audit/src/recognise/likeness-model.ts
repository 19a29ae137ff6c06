/**
 * How similar a folded sentence is to examples: one logit per column of trained weights. Promise: the same sentence
 * gives the same numbers; the time depends on the length of the sentence, not on the number of examples.
 */
import { FEATURE_BUCKETS, featuresOf } from './recognise-features.ts';

/** As written by `benchmarks/src/audit/audit-train-pack.ts`. */
export interface RecognitionWeights {
  /** Of the examples and their features; a test fails when they changed without training. */
  readonly digest: string;
  /** With the logit from which on a sentence counts. */
  readonly rules: readonly (readonly [ruleId: string, threshold: number])[];
  /** By column: the rules, then that the paying and that the performing side is harmed. */
  readonly bias: readonly number[];
  readonly valueStep: number;
  readonly rows: number;
  readonly entries: number;
  readonly packed: string;
}

export interface Likeness {
  /** By column of the rules of the weights. */
  readonly logits: Float32Array;
  /** Logits: the paying side is harmed, the performing side is harmed. */
  readonly harmed: { readonly payer: number; readonly performer: number };
}

/** Unpacked on first use, so that merely opening a page does not pay for it. */
export function openLikeness(trained: RecognitionWeights): (folded: string) => Likeness {
  let unpacked: Weights | null = null;
  return (folded) => {
    unpacked ??= unpack(trained);
    return likenessBy(unpacked, trained, folded);
  };
}

function likenessBy(
  { rowOf, starts, columns, values, bias }: Weights,
  { valueStep, rules }: RecognitionWeights,
  folded: string,
): Likeness {
  const logits = new Float32Array(bias.length);
  let known = 0;
  for (const feature of featuresOf(folded)) {
    const row = (rowOf[feature] ?? 0) - 1;
    if (row < 0) continue;
    known += 1;
    const end = starts[row + 1] ?? 0;
    for (let index = starts[row] ?? 0; index < end; index++) {
      const column = columns[index] ?? 0;
      logits[column] = (logits[column] ?? 0) + (values[index] ?? 0);
    }
  }
  const scale = valueStep / Math.sqrt(Math.max(1, known));
  for (let column = 0; column < bias.length; column++)
    logits[column] = (logits[column] ?? 0) * scale + (bias[column] ?? 0);
  const count = rules.length;
  return { logits, harmed: { payer: logits[count] ?? 0, performer: logits[count + 1] ?? 0 } };
}

interface Weights {
  /** Feature → its row, counted from 1. */
  readonly rowOf: Int32Array;
  /** Index of the first entry of each row. */
  readonly starts: Int32Array;
  readonly columns: Uint16Array;
  readonly values: Int8Array;
  readonly bias: Float32Array;
}

/**
 * Each row: distance from the previous feature, number of entries, then each entry as distance from the
 * previous column and value (one byte). Numbers in as many bytes as they need.
 */
function unpack({ rows, entries, bias, packed }: RecognitionWeights): Weights {
  const bytes = decode(packed);
  const rowOf = new Int32Array(FEATURE_BUCKETS);
  const starts = new Int32Array(rows + 1);
  const columns = new Uint16Array(entries);
  const values = new Int8Array(entries);
  let at = 0;
  const readNumber = (): number => {
    const first = bytes[at++] ?? 0;
    return first < 0x80 ? first : readLong(first & 0x7f);
  };
  const readLong = (first: number): number => {
    let number = first;
    for (let shift = 7; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      number += (byte & 0x7f) << shift;
      if (byte < 0x80) return number;
    }
  };
  let feature = 0;
  let entry = 0;
  for (let row = 0; row < rows; row++) {
    feature += readNumber();
    rowOf[feature] = row + 1;
    let column = 0;
    for (let left = readNumber(); left > 0; left--) {
      column += readNumber();
      columns[entry] = column;
      values[entry++] = bytes[at++] ?? 0;
    }
    starts[row + 1] = entry;
  }
  return { rowOf, starts, columns, values, bias: Float32Array.from(bias) };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without padding; decoded by hand, because engines use neither browser nor Node APIs. */
function decode(text: string): Uint8Array {
  const places = new Uint8Array(128);
  for (let place = 0; place < alphabet.length; place++) places[alphabet.charCodeAt(place)] = place;
  const bytes = new Uint8Array((text.length * 3) >>> 2);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    held = ((held << 6) | (places[text.charCodeAt(index)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >>> bits) & 0xff;
  }
  return bytes;
}
