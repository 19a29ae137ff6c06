/**
 * Vectors of texts in one block of bytes, for comparing a question with all of them. A vector is stored as integers
 * from -127 to 127 with one scale: a quarter of the memory, and the order of similarity hardly changes.
 */
import { bestOf, type Scored } from './article-index.ts';

const LARGEST = 127;
const SCALE_BYTES = 4;

/** The scale, then the numbers from `-largest` to `largest`: smaller ones say less, and can be compressed. */
export function packVector(vector: Float32Array, largest: number = LARGEST): Uint8Array {
  let peak = 0;
  for (const value of vector) peak = Math.max(peak, Math.abs(value));
  const scale = peak === 0 ? 1 : peak / largest;
  const packed = new Uint8Array(SCALE_BYTES + vector.length);
  new DataView(packed.buffer).setFloat32(0, scale);
  const numbers = new Int8Array(packed.buffer, SCALE_BYTES);
  vector.forEach((value, index) => {
    numbers[index] = Math.round(value / scale);
  });
  return packed;
}

/** As it was before packing, but for what rounding took. */
export function unpackVector(packed: Uint8Array): Float32Array {
  const scale = new DataView(packed.buffer, packed.byteOffset).getFloat32(0);
  const numbers = new Int8Array(packed.buffer, packed.byteOffset + SCALE_BYTES, packed.length - SCALE_BYTES);
  return Float32Array.from(numbers, (value) => value * scale);
}

/** How like a question texts are. */
export interface Likeness {
  /** Best first. */
  best(top: number): readonly Scored[];
  /** Null for a text without a vector. */
  of(id: number): number | null;
}

/** So many are compared number by number; of more, those whose signs are most like the question's: some sixteen times as many as a search takes. */
const MOST_COMPARED = 4_000;
const WORD_BITS = 32;

export class VectorStore {
  readonly #dimensions: number;
  readonly #words: number;
  #numbers = new Int8Array();
  /** One bit a number, whether it is negative. */
  #signs = new Int32Array();
  #scales = new Float32Array();
  #ids = new Int32Array();
  readonly #rows = new Map<number, number>();
  #size = 0;

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
    this.#words = Math.ceil(dimensions / WORD_BITS);
  }

  get size(): number {
    return this.#size;
  }

  /** Skips vectors of other dimensions: another model made them. */
  add(id: number, packed: Uint8Array): void {
    if (packed.length !== SCALE_BYTES + this.#dimensions) return;
    if (this.#size === this.#ids.length) this.#grow();
    const at = this.#size++;
    this.#ids[at] = id;
    this.#rows.set(id, at);
    this.#scales[at] = new DataView(packed.buffer, packed.byteOffset).getFloat32(0);
    const numbers = new Int8Array(packed.buffer, packed.byteOffset + SCALE_BYTES, this.#dimensions);
    this.#numbers.set(numbers, at * this.#dimensions);
    this.#signs.set(signsOf(numbers), at * this.#words);
  }

  /** Beside the question, by cosine similarity; the vectors have length one. What `of` says is exact for every text. */
  compare(question: Float32Array): Likeness {
    const packed = packVector(question);
    const asked = new Int8Array(packed.buffer, SCALE_BYTES);
    const scale = new DataView(packed.buffer).getFloat32(0);
    const likenessOf = (row: number) => this.#product(asked, row) * scale * (this.#scales[row] ?? 0);
    const likeness = new Float32Array(this.#size);
    for (const row of this.#nearBySigns(signsOf(asked))) likeness[row] = likenessOf(row);
    return {
      best: (top) => bestOf(likeness, top).map(({ id: row, score }) => ({ id: this.#ids[row] ?? 0, score })),
      of: (id) => {
        const row = this.#rows.get(id);
        return row === undefined ? null : likenessOf(row);
      },
    };
  }

  #product(asked: Int8Array, row: number): number {
    const numbers = this.#numbers;
    let sum = 0;
    for (let index = 0, at = row * this.#dimensions; index < asked.length; index++, at++)
      sum = (sum + Math.imul(asked[index] ?? 0, numbers[at] ?? 0)) | 0;
    return sum;
  }

  /** Rows, by the number of signs that differ: a tenth of the work, and the nearest hundreds are among the nearest thousands. */
  #nearBySigns(asked: Int32Array): readonly number[] {
    const size = this.#size;
    if (size <= MOST_COMPARED) return Array.from({ length: size }, (_, row) => row);
    const differing = new Uint16Array(size);
    const having = new Uint32Array(this.#dimensions + 1);
    const signs = this.#signs;
    for (let row = 0, at = 0; row < size; row++) {
      let count = 0;
      for (let word = 0; word < asked.length; word++, at++)
        count += bitsIn((asked[word] ?? 0) ^ (signs[at] ?? 0));
      differing[row] = count;
      having[count] = (having[count] ?? 0) + 1;
    }
    let most = 0;
    for (let found = having[0] ?? 0; found < MOST_COMPARED; ) found += having[++most] ?? 0;
    const near: number[] = [];
    for (let row = 0; row < size; row++) if ((differing[row] ?? 0) <= most) near.push(row);
    return near;
  }

  #grow(): void {
    const room = Math.max(1_024, Math.ceil(this.#ids.length * 1.5));
    const [numbers, signs, scales, ids] = [this.#numbers, this.#signs, this.#scales, this.#ids];
    this.#numbers = new Int8Array(room * this.#dimensions);
    this.#numbers.set(numbers);
    this.#signs = new Int32Array(room * this.#words);
    this.#signs.set(signs);
    this.#scales = new Float32Array(room);
    this.#scales.set(scales);
    this.#ids = new Int32Array(room);
    this.#ids.set(ids);
  }
}

function signsOf(numbers: Int8Array): Int32Array {
  const signs = new Int32Array(Math.ceil(numbers.length / WORD_BITS));
  numbers.forEach((value, at) => {
    if (value < 0) signs[at >> 5] = (signs[at >> 5] ?? 0) | (1 << (at & (WORD_BITS - 1)));
  });
  return signs;
}

/** How many of 32 bits are set. */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
