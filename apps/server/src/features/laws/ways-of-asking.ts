/**
 * Vectors of the ways in which the types of questions are asked, which come with the product (`models/ways-of-asking.bin`, made by scripts/pack-ways.ts): there are
 * thousands of them. Each is named by the text and the encoder it was made of, so one that does not fit either is not found.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { type AskedBefore, createAskedBefore, QUESTION_TYPES, waysOfAsking } from '@wenjian/answers';
import type { Embedder } from '../../adapters/embedder/embedder.port.ts';
import { readModelFile } from '../../platform/documents/model-files.ts';
import { joinVectors, splitVectors } from './shipped-file.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export const WAYS_FILE = 'ways-of-asking.bin';

/** By the text. */
export type WayVectors = ReadonlyMap<string, Uint8Array>;

export async function packWays(model: string, vectors: WayVectors): Promise<Uint8Array> {
  const named = new Map([...vectors].map(([text, vector]) => [nameOf(model, text), vector]));
  if (named.size < vectors.size) throw new Error('two ways of asking have one name');
  return compress(joinVectors(named));
}

const opened = new Map<string, Promise<WayVectors>>();

/** Read once: the search and the choice of an answer need the same ones. */
export function readWays(model: string): Promise<WayVectors> {
  const known = opened.get(model);
  if (known !== undefined) return known;
  const reading = unpackWays(model);
  opened.set(model, reading);
  reading.catch(() => opened.delete(model));
  return reading;
}

async function unpackWays(model: string): Promise<WayVectors> {
  const { bytes } = await readModelFile(WAYS_FILE);
  const named = splitVectors(await decompress(bytes));
  return new Map(
    waysOfAsking(QUESTION_TYPES).flatMap((text) => {
      const vector = named.get(nameOf(model, text));
      return vector === undefined ? [] : [[text, vector] as const];
    }),
  );
}

/** `read`: other vectors in measurements. */
export async function openAskedBefore(
  { model, dimensions }: Embedder,
  read: typeof readWays = readWays,
): Promise<AskedBefore> {
  return createAskedBefore(QUESTION_TYPES, await read(model), dimensions);
}

function nameOf(model: string, text: string): number {
  return createHash('sha256').update(`${model}\n${text}`).digest().readUInt32BE(0);
}
