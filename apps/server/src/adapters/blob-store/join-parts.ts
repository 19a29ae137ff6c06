import { Readable } from 'node:stream';

/** One stream of parts 1..partCount; a part is opened only when the one before it has been read to its end. */
export function joinParts(partCount: number, openPart: (partNumber: number) => Promise<Readable>): Readable {
  return Readable.from(readInOrder(partCount, openPart), { objectMode: false });
}

async function* readInOrder(partCount: number, openPart: (partNumber: number) => Promise<Readable>) {
  for (let partNumber = 1; partNumber <= partCount; partNumber += 1) {
    yield* await openPart(partNumber);
  }
}
