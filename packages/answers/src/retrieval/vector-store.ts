/**
 * Vectors of texts in one block of bytes, for comparing all of them at once. A vector is stored as integers
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

export class VectorStore {
  readonly #dimensions: number;
  #numbers = new Int8Array();
  #scales = new Float32Array();
  #ids = new Int32Array();
  readonly #rows = new Map<number, number>();
  #size = 0;

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
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
  }

  /** All of them beside the question, by cosine similarity; the vectors have length one. */
  compare(question: Float32Array): Likeness {
    const packed = packVector(question);
    const asked = new Int8Array(packed.buffer, SCALE_BYTES);
    const scale = new DataView(packed.buffer).getFloat32(0);
    const likeness = new Float32Array(this.#size);
    const numbers = this.#numbers;
    for (let row = 0, at = 0; row < this.#size; row++) {
      let sum = 0;
      for (let index = 0; index < asked.length; index++) sum += (asked[index] ?? 0) * (numbers[at++] ?? 0);
      likeness[row] = sum * scale * (this.#scales[row] ?? 0);
    }
    return {
      best: (top) => bestOf(likeness, top).map(({ id: row, score }) => ({ id: this.#ids[row] ?? 0, score })),
      of: (id) => {
        const row = this.#rows.get(id);
        return row === undefined ? null : (likeness[row] ?? null);
      },
    };
  }

  #grow(): void {
    const room = Math.max(1_024, Math.ceil(this.#ids.length * 1.5));
    const [numbers, scales, ids] = [this.#numbers, this.#scales, this.#ids];
    this.#numbers = new Int8Array(room * this.#dimensions);
    this.#numbers.set(numbers);
    this.#scales = new Float32Array(room);
    this.#scales.set(scales);
    this.#ids = new Int32Array(room);
    this.#ids.set(ids);
  }
}
