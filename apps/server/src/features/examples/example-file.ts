/** A contract stored beside the code that is used as a public example. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export interface ExampleFile {
  readonly name: string;
  sha256(): Promise<string>;
  open(): Readable;
}

export function exampleFile(name: string, place: URL): ExampleFile {
  let known: Promise<string> | null = null;
  return {
    name,
    sha256() {
      known ??= readFile(place).then((bytes) => createHash('sha256').update(bytes).digest('hex'));
      return known;
    },
    open: () => createReadStream(place),
  };
}
