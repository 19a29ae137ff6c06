import type { CharacterStream } from './character-stream.ts';

/** Partners by index into the streams; -1 for none. */
export interface Matching {
  readonly native: CharacterStream;
  readonly rendered: CharacterStream;
  /** For each rendered code: the index of its line. */
  readonly renderedLines: Uint32Array;
  readonly partners: Int32Array;
  readonly isTaken: Uint8Array;
}
