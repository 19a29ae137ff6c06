/**
 * All that is peculiar to the product's own encoder: its files, the names of what goes in and comes out, and the form in which it was taught to see
 * questions and articles. Better weights with the same interface take its place by their file alone.
 */
import { Tokenizer } from '@huggingface/tokenizers';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { tokenBatch } from '../../platform/documents/token-batch.ts';
import type { EmbeddedKind } from './embedder.port.ts';

export const ENCODER_FILE = 'law-encoder.onnx';
export const VOCABULARY_FILE = 'tokenizer.json';
export const DIMENSIONS = 512;

/** Counts up when texts are put to the model in another form: vectors of the old form are then made anew. */
const FORM = 1;
const NAME = 'law-encoder-';

/** Other weights give other vectors, so the file is part of the name. */
export function encoderName(sha256: string): string {
  return `${NAME}${FORM}-${sha256.slice(0, 12)}`;
}

/** What came with the product before, and this encoder with other weights. */
export const REPLACED_MODELS = ['bge-small-zh-v1.5-int8', NAME];

interface Form {
  readonly prefix: string;
  readonly mostTokens: number;
}

const forms: Readonly<Record<EmbeddedKind, Form>> = {
  question: { prefix: '为这个句子生成表示以用于检索相关文章：', mostTokens: 160 },
  // An article says in its first hundred words what it is about; twice as many would take twice the time.
  article: { prefix: '', mostTokens: 128 },
};

/** No token is longer than this, so what lies behind is never read; it bounds the work on any text. */
const MOST_CHARACTERS_A_TOKEN = 20;

export type Encode = (text: string, kind: EmbeddedKind) => readonly number[];

/** `vocabulary`: the bytes of the vocabulary's file. Out: a text as numbers of it, with those that open and close it. */
export function createEncode(vocabulary: Uint8Array): Encode {
  const tokenizer = new Tokenizer(JSON.parse(new TextDecoder().decode(vocabulary)), {});
  return (text, kind) => {
    const { prefix, mostTokens } = forms[kind];
    const read = text.slice(0, mostTokens * MOST_CHARACTERS_A_TOKEN);
    // The vocabulary has no capital letters, and says nothing of it. Its marks in square brackets have only those: none of them can be written in a text.
    const { ids } = tokenizer.encode(`${prefix}${read}`.normalize('NFC').toLowerCase());
    const close = ids.at(-1);
    return ids.length <= mostTokens || close === undefined ? ids : [...ids.slice(0, mostTokens - 1), close];
  };
}

/** One row a text, the shorter ones filled up to the longest. */
export async function runEncoder(
  { Tensor }: typeof import('onnxruntime-node'),
  session: InferenceSession,
  rows: readonly (readonly number[])[],
): Promise<readonly Float32Array[]> {
  const { ids, mask, shape } = tokenBatch(rows);
  const answer = await session.run({
    input_ids: new Tensor('int64', ids, shape),
    attention_mask: new Tensor('int64', mask, shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
  });
  const numbers = numbersOf(answer.sentence_embedding);
  return rows.map((_, at) => numbers.slice(at * DIMENSIONS, (at + 1) * DIMENSIONS));
}

function numbersOf(tensor: Tensor | undefined): Float32Array {
  const numbers = tensor?.data;
  if (!(numbers instanceof Float32Array)) throw new Error('the encoder gave no numbers');
  return numbers;
}
