/**
 * Vectors of texts in one block of bytes, for comparing all of them at once. A vector is stored as integers
 * from -127 to 127 with one scale: a quarter of the memory, and the order of similarity hardly changes.
 */
import { bestOf, type Scored } from './article-index.ts';

const LARGEST = 127;
const SCALE_BYTES = 4;

/** The scale, then the numbers. */
export function packVector(vector: Float32Array): Uint8Array {
  let peak = 0;
  for (const value of vector) peak = Math.max(peak, Math.abs(value));
  const scale = peak === 0 ? 1 : peak / LARGEST;
  const packed = new Uint8Array(SCALE_BYTES + vector.length);
  new DataView(packed.buffer).setFloat32(0, scale);
  const numbers = new Int8Array(packed.buffer, SCALE_BYTES);
  vector.forEach((value, index) => {
    numbers[index] = Math.round(value / scale);
  });
  return packed;
}

export class VectorStore {
  readonly #dimensions: number;
  #numbers = new Int8Array();
  #scales = new Float32Array();
  #ids = new Int32Array();
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
    this.#scales[at] = new DataView(packed.buffer, packed.byteOffset).getFloat32(0);
    const numbers = new Int8Array(packed.buffer, packed.byteOffset + SCALE_BYTES, this.#dimensions);
    this.#numbers.set(numbers, at * this.#dimensions);
  }

  /** Best first, by cosine similarity; the vectors have length one. */
  rank(question: Float32Array, top: number): readonly Scored[] {
    const packed = packVector(question);
    const asked = new Int8Array(packed.buffer, SCALE_BYTES);
    const likeness = new Float32Array(this.#size);
    const numbers = this.#numbers;
    for (let row = 0, at = 0; row < this.#size; row++) {
      let sum = 0;
      for (let index = 0; index < asked.length; index++) sum += (asked[index] ?? 0) * (numbers[at++] ?? 0);
      likeness[row] = sum * (this.#scales[row] ?? 0);
    }
    return bestOf(likeness, top).map(({ id: row, score }) => ({ id: this.#ids[row] ?? 0, score }));
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
