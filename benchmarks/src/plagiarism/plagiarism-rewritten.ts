/** Pairs of sentences by a stranger, rewritten ones and different ones: how many the product calls rewritten. */
import { readFile } from 'node:fs/promises';
import { buildDocument, type Document } from '@wenjian/document';
import { comparePair, type EncodedSentence, sentencesToEncode } from '@wenjian/plagiarism';
import type { Embedder } from '../../../apps/server/src/adapters/embedder/embedder.port.ts';
import { createRandom } from '../contract-text.ts';

export interface SentencePair {
  readonly a: string;
  readonly b: string;
  readonly isRewritten: boolean;
}

/** Lines of 原句 TAB 对照句 TAB rewritten or different, in two halves; nobody looks at the second while the engine is mended. */
export async function loadPairs(
  path: string,
): Promise<readonly [readonly SentencePair[], readonly SentencePair[]]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => {
    const [a = '', b = '', kind = ''] = line.split('\t').map((cell) => cell.trim());
    return { a, b, isRewritten: kind === 'rewritten' };
  });
  const random = createRandom(SEED);
  const mixed = pairs
    .map((pair) => ({ pair, at: random(EVENLY) }))
    .sort((one, other) => one.at - other.at)
    .map(({ pair }) => pair);
  const half = Math.ceil(mixed.length / 2);
  return [mixed.slice(0, half), mixed.slice(half)];
}

const SEED = 77;
const EVENLY = 0x100000000;

export interface RewrittenScore {
  readonly rewritten: number;
  readonly found: number;
  readonly different: number;
  readonly wrong: number;
  readonly missed: readonly SentencePair[];
  readonly wrongOnes: readonly SentencePair[];
}

/** `embedder` null: without the model, by the words alone. */
export async function measurePairs(
  pairs: readonly SentencePair[],
  embedder: Embedder | null,
): Promise<RewrittenScore> {
  const told: boolean[] = [];
  for (const pair of pairs) told.push(await isTold(pair, embedder));
  const rewritten = pairs.filter(({ isRewritten }) => isRewritten);
  const missed = pairs.filter(({ isRewritten }, index) => isRewritten && !told[index]);
  const wrongOnes = pairs.filter(({ isRewritten }, index) => !isRewritten && told[index]);
  return {
    rewritten: rewritten.length,
    found: rewritten.length - missed.length,
    different: pairs.length - rewritten.length,
    wrong: wrongOnes.length,
    missed,
    wrongOnes,
  };
}

async function isTold({ a, b }: SentencePair, embedder: Embedder | null): Promise<boolean> {
  const [one, other] = [documentOf(a), documentOf(b)];
  const sentences = embedder && {
    a: await encode(embedder, one),
    b: await encode(embedder, other),
  };
  const { fragments } = comparePair(one, other, sentences === null ? {} : { sentences });
  return fragments.some(({ kind }) => kind === 'paraphrase');
}

async function encode(embedder: Embedder, document: Document): Promise<readonly EncodedSentence[]> {
  const { sentences } = sentencesToEncode(document);
  const vectors = await embedder.embed(
    sentences.map(({ text }) => text),
    'article',
  );
  return sentences.map((sentence, index) => ({ ...sentence, vector: vectors[index] ?? new Float32Array() }));
}

function documentOf(text: string): Document {
  return buildDocument({
    readerVersion: 'benchmark',
    kind: 'txt',
    pages: null,
    blocks: [{ type: 'paragraph', text }],
    notRead: [],
  });
}
