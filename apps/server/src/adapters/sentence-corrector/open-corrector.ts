/** The product's own corrector. */
import { append } from '@wenjian/document';
import { type Proposal, type Proposals, type SentencePiece, sentencePieces } from '@wenjian/proofread';
import { modelFilesText } from '../../platform/documents/model-files.text.ts';
import { readModelFile } from '../../platform/documents/model-files.ts';
import { openModelSession } from '../../platform/documents/model-session.ts';
import { type CorrectorVocabulary, openVocabulary, runCorrector } from './corrector-model.ts';

const CORRECTOR_FILE = 'corrector.onnx';

/** More at once are not faster on one core. */
const PIECES_AT_ONCE = 16;

/** Sentences remembered by their words, as long as the thread is kept: a document of 100 pages that is examined again is not read again. */
const KNOWN_PIECES = 10_000;

/** For each line what it proposes; lines that hold no Chinese get no entry. */
export type Propose = (
  lines: readonly string[],
  onProgress?: (fraction: number) => void,
) => Promise<Proposals>;

interface Piece extends SentencePiece {
  readonly line: string;
}

/** Opens the model; what it returns may be called again and again. */
export async function openCorrector(): Promise<Propose> {
  const runtime = await import('onnxruntime-node');
  const vocabulary = await readVocabulary();
  const { bytes } = await readModelFile(CORRECTOR_FILE);
  const session = await openModelSession(runtime, bytes);
  await proveComputation((texts) => runCorrector(runtime, session, vocabulary, texts));
  const known = new Map<string, readonly Proposal[]>();
  return async (lines, onProgress) => {
    const pieces = [...new Set(lines)].flatMap((line) =>
      sentencePieces(line).map((piece): Piece => ({ ...piece, line })),
    );
    // Sorted by length: the shorter ones of a batch are padded to the longest.
    const unread = [...new Set(pieces.map(({ text }) => text))]
      .filter((text) => !known.has(text))
      .sort((one, other) => one.length - other.length);
    for (let start = 0; start < unread.length; start += PIECES_AT_ONCE) {
      const batch = unread.slice(start, start + PIECES_AT_ONCE);
      const found = await runCorrector(runtime, session, vocabulary, batch);
      for (const [at, text] of batch.entries()) known.set(text, found[at] ?? []);
      onProgress?.(Math.min(1, (start + PIECES_AT_ONCE) / unread.length));
    }
    const proposals = proposalsOf(pieces, known);
    forgetOldest(known, pieces);
    return proposals;
  };
}

/** Counted from the beginning of each line. */
function proposalsOf(
  pieces: readonly Piece[],
  known: ReadonlyMap<string, readonly Proposal[]>,
): ReadonlyMap<string, readonly Proposal[]> {
  const proposals = new Map<string, Proposal[]>();
  for (const { line, start, text } of pieces) {
    const ofLine = proposals.get(line) ?? [];
    append(
      ofLine,
      (known.get(text) ?? []).map((one) => ({ ...one, at: one.at + start })),
    );
    proposals.set(line, ofLine);
  }
  return proposals;
}

/** What was wanted now is the newest. */
function forgetOldest(known: Map<string, readonly Proposal[]>, wanted: readonly Piece[]): void {
  for (const { text } of wanted) {
    const found = known.get(text);
    known.delete(text);
    if (found !== undefined) known.set(text, found);
  }
  for (const text of [...known.keys()].slice(0, Math.max(0, known.size - KNOWN_PIECES))) known.delete(text);
}

async function readVocabulary(): Promise<CorrectorVocabulary> {
  const [tokens, characters] = await Promise.all(
    ['tokenizer.json', 'corrector-characters.json'].map(async (file) => (await readModelFile(file)).bytes),
  );
  return openVocabulary(tokens ?? new Uint8Array(), characters ?? new Uint8Array());
}

/** One mistake, and nothing else to propose. */
const KNOWN_SENTENCE = '因产品质量问题照成损失的，由乙方承担。';
const KNOWN_MISTAKE = KNOWN_SENTENCE.indexOf('照');
const LEAST_PROBABILITY = 0.9;

/** A runtime or processor that computes otherwise would propose nonsense, or nothing. */
export async function proveComputation(
  propose: (texts: readonly string[]) => Promise<readonly (readonly Proposal[])[]>,
): Promise<void> {
  const [proposals = []] = await propose([KNOWN_SENTENCE]);
  const isRight = proposals.every(
    ({ at, character, probability }) =>
      at === KNOWN_MISTAKE && character === '造' && probability > LEAST_PROBABILITY,
  );
  if (!isRight || proposals.length === 0) throw new Error(modelFilesText.miscomputed(CORRECTOR_FILE));
}
