/**
 * The file of laws that comes with the product: the statutes as JSON and the vectors of their articles, each compressed by itself. In: both. Out: bytes, and
 * the reverse. A number before the first part says how long it is.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Statute } from '@wenjian/answers';
import { z } from 'zod';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export interface ShippedLaws {
  readonly statutes: readonly Statute[];
  /** Packed, by the place of the article among all articles, counted from the first statute's first; an article may have none. */
  readonly vectors: ReadonlyMap<number, Uint8Array>;
}

const NUMBER_BYTES = 4;
/** Vectors are noise to a compressor: only how often each number occurs helps, and the quickest way finds that. */
const VECTOR_QUALITY = 5;
/** Sees repetitions 16 MB apart: two wordings of one law. */
const WIDEST_WINDOW = 24;

const statuteSchema = z.object({
  name: z.string(),
  part: z.null(),
  issuer: z.string().nullable(),
  published: z.string().nullable(),
  effective: z.string().nullable(),
  amended: z.array(z.string()),
  articles: z.array(
    z.object({
      label: z.string(),
      number: z.number().nullable(),
      sub: z.number(),
      path: z.array(z.string()),
      text: z.string(),
    }),
  ),
  repeals: z.array(z.object({ name: z.string(), date: z.string().nullable() })),
});

export async function packShippedLaws({ statutes, vectors }: ShippedLaws): Promise<Uint8Array> {
  const json = Buffer.from(JSON.stringify(statutes));
  const texts = await compress(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WIDEST_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });
  const meanings = await compress(joinVectors(vectors), {
    params: { [constants.BROTLI_PARAM_QUALITY]: VECTOR_QUALITY },
  });
  const length = Buffer.alloc(NUMBER_BYTES);
  length.writeUInt32BE(texts.length);
  return Buffer.concat([length, texts, meanings]);
}

export async function unpackShippedLaws(file: Uint8Array): Promise<ShippedLaws> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const start = NUMBER_BYTES + bytes.readUInt32BE(0);
  const texts = await decompress(bytes.subarray(NUMBER_BYTES, start));
  const meanings = await decompress(bytes.subarray(start));
  return { statutes: await parseStatutes(texts.toString('utf8')), vectors: splitVectors(meanings) };
}

/** One after the other: a process that does nothing else for seconds, on a busy machine for a minute, is taken for dead. */
async function parseStatutes(json: string): Promise<readonly Statute[]> {
  const statutes: Statute[] = [];
  for (const given of z.array(z.unknown()).parse(JSON.parse(json))) {
    statutes.push(statuteSchema.parse(given));
    await turn();
  }
  return statutes;
}

/** The length of a vector, then each with its number before it: the place of an article, or the name of a way of asking. */
export function joinVectors(vectors: ReadonlyMap<number, Uint8Array>): Buffer {
  const [first] = vectors.values();
  const head = Buffer.alloc(NUMBER_BYTES);
  head.writeUInt32BE(first?.length ?? 0);
  const rows = [...vectors].flatMap(([place, vector]) => {
    const number = Buffer.alloc(NUMBER_BYTES);
    number.writeUInt32BE(place);
    return [number, vector];
  });
  return Buffer.concat([head, ...rows]);
}

export function splitVectors(bytes: Buffer): ReadonlyMap<number, Uint8Array> {
  const length = bytes.readUInt32BE(0);
  const vectors = new Map<number, Uint8Array>();
  for (let at = NUMBER_BYTES; at < bytes.length; at += NUMBER_BYTES + length) {
    const start = at + NUMBER_BYTES;
    vectors.set(bytes.readUInt32BE(at), bytes.subarray(start, start + length));
  }
  return vectors;
}
