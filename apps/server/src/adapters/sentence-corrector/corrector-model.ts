/**
 * All that is peculiar to the corrector: the names of what goes in and comes out, one token for each character,
 * and the two numbers that are not characters. Better weights with the same interface take its place by their
 * files alone.
 */
import { append } from '@wenjian/document';
import type { Proposal } from '@wenjian/proofread';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { z } from 'zod';
import { tokenBatch } from '../../platform/documents/token-batch.ts';

const UNKNOWN = 100;
const OPEN = 101;
const CLOSE = 102;
const DELETE = 0;
const INSERT_NOTHING = 1;
/** Less likely proposals are never used. */
const LEAST_PROBABILITY = 0.2;

export interface CorrectorVocabulary {
  idOf(character: string): number;
  /** By output number; empty for the two that are not characters. */
  readonly characters: readonly string[];
  /** The output number of a character; undefined: it is never proposed and never changed. */
  readonly outputs: ReadonlyMap<string, number>;
}

const tokenizerFile = z.object({ model: z.object({ vocab: z.record(z.string(), z.number()) }) });
const charactersFile = z.object({ vocabulary: z.array(z.number()) });

export function openVocabulary(tokens: Uint8Array, characterBytes: Uint8Array): CorrectorVocabulary {
  const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
  const ids = new Map(Object.entries(tokenizerFile.parse(parse(tokens)).model.vocab));
  const words = new Map([...ids].map(([word, id]) => [id, word]));
  const characters = charactersFile
    .parse(parse(characterBytes))
    .vocabulary.map((id, output) => (output <= INSERT_NOTHING ? '' : (words.get(id) ?? '')));
  return {
    idOf: (character) => ids.get(character) ?? ids.get(character.toLowerCase()) ?? UNKNOWN,
    characters,
    outputs: new Map(
      characters.flatMap((character, output) => (character === '' ? [] : [[character, output]])),
    ),
  };
}

/** One list of proposals for each text. */
export async function runCorrector(
  { Tensor }: typeof import('onnxruntime-node'),
  session: InferenceSession,
  vocabulary: CorrectorVocabulary,
  texts: readonly string[],
): Promise<readonly (readonly Proposal[])[]> {
  // By code unit: a character of two units is unknown twice, and offsets stay those of the text.
  const rows = texts.map((text) => [OPEN, ...text.split('').map(vocabulary.idOf), CLOSE]);
  const { ids, mask, shape } = tokenBatch(rows);
  const [, width] = shape;
  const answer = await session.run({
    input_ids: new Tensor('int64', ids, shape),
    attention_mask: new Tensor('int64', mask, shape),
  });
  const size = vocabulary.characters.length;
  const replace = numbersOf(answer.replace);
  const insert = numbersOf(answer.insert);
  return texts.map((text, row) => {
    const at = (place: number) => (row * width + place) * size;
    const proposals: Proposal[] = [];
    for (let place = 0; place <= text.length; place += 1) {
      if (place > 0)
        append(proposals, change(vocabulary, replace.subarray(at(place), at(place) + size), text, place - 1));
      append(proposals, addition(vocabulary, insert.subarray(at(place), at(place) + size), place));
    }
    return proposals;
  });
}

function change(
  { characters, outputs }: CorrectorVocabulary,
  scores: Float32Array,
  text: string,
  at: number,
): readonly Proposal[] {
  const own = outputs.get(text.charAt(at));
  if (own === undefined) return [];
  const best = likeliest(scores);
  const probability = best === own ? 0 : probabilityOf(scores, best);
  if (probability < LEAST_PROBABILITY || best === INSERT_NOTHING) return [];
  return best === DELETE
    ? [{ kind: 'delete', at, character: '', probability }]
    : [{ kind: 'replace', at, character: characters[best] ?? '', probability }];
}

function addition(
  { characters }: CorrectorVocabulary,
  scores: Float32Array,
  at: number,
): readonly Proposal[] {
  const best = likeliest(scores);
  const probability = best <= INSERT_NOTHING ? 0 : probabilityOf(scores, best);
  if (probability < LEAST_PROBABILITY) return [];
  return [{ kind: 'insert', at, character: characters[best] ?? '', probability }];
}

function likeliest(scores: Float32Array): number {
  let best = 0;
  for (let output = 1; output < scores.length; output += 1)
    if ((scores[output] ?? 0) > (scores[best] ?? 0)) best = output;
  return best;
}

/** Softmax of the highest score. */
function probabilityOf(scores: Float32Array, best: number): number {
  const highest = scores[best] ?? 0;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - highest);
  return 1 / sum;
}

function numbersOf(tensor: Tensor | undefined): Float32Array {
  const numbers = tensor?.data;
  if (!(numbers instanceof Float32Array)) throw new Error('the corrector gave no numbers');
  return numbers;
}
