/** A file made for one response and not stored. */
import { Readable } from 'node:stream';
import { FileAnswer } from './route-handler.ts';

export function memoryFile(bytes: Uint8Array, name: string, type: string): FileAnswer {
  return new FileAnswer({
    size: bytes.length,
    name,
    type,
    async open(range) {
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
    },
  });
}
