/** The product's own corrector, on one core. */
import { append } from '@wenjian/document';
import { type Proposal, type Proposals, type SentencePiece, sentencePieces } from '@wenjian/proofread';
import { readModelFile } from '../../platform/documents/model-files.ts';
import { type CorrectorVocabulary, openVocabulary, runCorrector } from './corrector-model.ts';

/** More at once are not faster on one core. */
const PIECES_AT_ONCE = 16;

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
  const { bytes } = await readModelFile('corrector.onnx');
  const session = await runtime.InferenceSession.create(bytes, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  return async (lines, onProgress) => {
    const proposals = new Map<string, Proposal[]>();
    // Sorted by length: the shorter pieces of a batch are padded to the longest.
    const pieces = [...new Set(lines)]
      .flatMap((line) => sentencePieces(line).map((piece): Piece => ({ ...piece, line })))
      .sort((one, other) => one.text.length - other.text.length);
    for (const { line } of pieces) proposals.set(line, []);
    for (let start = 0; start < pieces.length; start += PIECES_AT_ONCE) {
      const batch = pieces.slice(start, start + PIECES_AT_ONCE);
      const texts = batch.map(({ text }) => text);
      const found = await runCorrector(runtime, session, vocabulary, texts);
      batch.forEach((piece, at) => {
        const moved = (found[at] ?? []).map((one) => ({ ...one, at: one.at + piece.start }));
        append(proposals.get(piece.line) ?? [], moved);
      });
      onProgress?.(Math.min(1, (start + PIECES_AT_ONCE) / pieces.length));
    }
    return proposals;
  };
}

async function readVocabulary(): Promise<CorrectorVocabulary> {
  const [tokens, characters] = await Promise.all(
    ['tokenizer.json', 'corrector-characters.json'].map(async (file) => (await readModelFile(file)).bytes),
  );
  return openVocabulary(tokens ?? new Uint8Array(), characters ?? new Uint8Array());
}
