/**
 * The file of the language model: named typed arrays after a JSON header, so that opening it creates views
 * instead of parsing. Layout: length of the header (4 bytes, little endian), header as UTF-8 JSON padded to a
 * multiple of 8, the arrays one after another.
 */

/** Changes whenever files of an earlier build must no longer be used. */
export const LANGUAGE_FILE_VERSION = 'wenjian-language-2';

const ALIGNMENT = 8;
const LENGTH_BYTES = 4;

export interface LanguageArrays {
  /** Trie of the words, nodes numbered level by level; node 0 is the root, the next ones are the single characters. */
  readonly nodeCharacter: Uint16Array;
  /** Children of a node: from its entry up to that of the next node. */
  readonly nodeFirstChild: Uint32Array;
  /** Log10 probability of the word that ends here; 0 when none does. */
  readonly wordScore: Float32Array;
  readonly wordBackoff: Float32Array;
  /**
   * How often contracts use the words, and the single characters in any word: 0 never, 1 once, USE_STEPS more
   * for each power of ten.
   */
  readonly contractUse: Uint8Array;
  /** By first word: range of pairs; the second words of a range ascend. */
  readonly pairStart: Uint32Array;
  readonly pairSecond: Uint32Array;
  /** Log10 probability in steps of PAIR_STEP. */
  readonly pairScore: Uint8Array;
  /** By character (its node): range of confusable characters; ascending. */
  readonly confusionStart: Uint32Array;
  readonly confusionNode: Uint16Array;
  readonly confusionKind: Uint8Array;
}

/**
 * Pairs have a probability of at least 10^-7: one byte each, with an error of at most one percent of their
 * weight.
 */
export const PAIR_STEP = 7 / 255;

/** Steps of `contractUse` per power of ten. */
export const USE_STEPS = 40;

/** Why a character is confused with another; flags. */
export const SAME_SOUND = 1;
export const NEAR_SOUND = 2;
export const SAME_SHAPE = 4;
/** With SAME_SHAPE: almost identical to the eye; the most common recognition errors. */
export const NEAR_IDENTICAL = 8;

type ArrayName = keyof LanguageArrays;

const constructors = {
  nodeCharacter: Uint16Array,
  nodeFirstChild: Uint32Array,
  wordScore: Float32Array,
  wordBackoff: Float32Array,
  contractUse: Uint8Array,
  pairStart: Uint32Array,
  pairSecond: Uint32Array,
  pairScore: Uint8Array,
  confusionStart: Uint32Array,
  confusionNode: Uint16Array,
  confusionKind: Uint8Array,
} as const;

const arrayNames: readonly ArrayName[] = [
  'nodeCharacter',
  'nodeFirstChild',
  'wordScore',
  'wordBackoff',
  'contractUse',
  'pairStart',
  'pairSecond',
  'pairScore',
  'confusionStart',
  'confusionNode',
  'confusionKind',
];

interface Header {
  readonly version: string;
  readonly lengths: Readonly<Record<ArrayName, number>>;
}

export function writeLanguageFile(arrays: LanguageArrays): Uint8Array<ArrayBuffer> {
  const lengths = Object.fromEntries(arrayNames.map((name) => [name, arrays[name].length]));
  const json = JSON.stringify({ version: LANGUAGE_FILE_VERSION, lengths });
  const headerLength = align(LENGTH_BYTES + json.length) - LENGTH_BYTES;
  const total = arrayNames.reduce((sum, name) => sum + align(arrays[name].byteLength), 0);
  const bytes = new Uint8Array(LENGTH_BYTES + headerLength + total);
  new DataView(bytes.buffer).setUint32(0, headerLength, true);
  // The header is ASCII.
  for (let index = 0; index < headerLength; index++)
    bytes[LENGTH_BYTES + index] = index < json.length ? json.charCodeAt(index) : 0x20;
  let offset = LENGTH_BYTES + headerLength;
  for (const name of arrayNames) {
    const array = arrays[name];
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset);
    offset += align(array.byteLength);
  }
  return bytes;
}

/** Null: not a file of this version. */
export function readLanguageFile(bytes: ArrayBuffer): LanguageArrays | null {
  if (bytes.byteLength < LENGTH_BYTES) return null;
  const headerLength = new DataView(bytes).getUint32(0, true);
  if (headerLength > bytes.byteLength - LENGTH_BYTES) return null;
  const header = readHeader(textOf(new Uint8Array(bytes, LENGTH_BYTES, headerLength)));
  if (header?.version !== LANGUAGE_FILE_VERSION) return null;
  const views: Partial<Record<ArrayName, LanguageArrays[ArrayName]>> = {};
  let offset = LENGTH_BYTES + headerLength;
  for (const name of arrayNames) {
    const ArrayType = constructors[name];
    const length = header.lengths[name];
    if (offset + length * ArrayType.BYTES_PER_ELEMENT > bytes.byteLength) return null;
    views[name] = new ArrayType(bytes, offset, length);
    offset += align(length * ArrayType.BYTES_PER_ELEMENT);
  }
  return views as LanguageArrays;
}

/** Of ASCII. */
function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (code) => String.fromCharCode(code)).join('');
}

function readHeader(json: string): Header | null {
  try {
    return JSON.parse(json) as Header;
  } catch {
    return null;
  }
}

function align(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
