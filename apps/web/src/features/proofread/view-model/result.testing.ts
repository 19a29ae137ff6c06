/** Small results for tests: originals are looked up in the text, so that offsets are never written by hand. */
import type { Correction, Proofreading, ProofreadingResult } from './proofread-shapes.ts';

export const TEAM = '00000000-0000-4000-8000-00000000000a';
export const TASK = '00000000-0000-4000-8000-000000000001';
export const FILE = '00000000-0000-4000-8000-0000000000f1';

export function correctionFixture(
  part: Partial<Correction> & Pick<Correction, 'id' | 'original'>,
): Correction {
  return {
    start: -1,
    end: -1,
    page: null,
    boxes: [],
    suggestion: null,
    ruleId: `typo.${part.id}`,
    family: 'typo',
    tier: 'error',
    confidence: 0.95,
    reason: `理由 ${part.id}`,
    formula: null,
    clause: null,
    related: [],
    ...part,
  };
}

/** A document with one block per line. A correction without a place gets the first place of its original. */
export function resultFixture(
  lines: readonly string[],
  corrections: readonly Correction[],
  part: Partial<ProofreadingResult> = {},
): ProofreadingResult {
  const text = lines.join('\n');
  return {
    corrections: corrections.map((correction) => placed(text, correction)),
    renumbering: null,
    coverage: { examined: [{ what: '正文', count: lines.length }], notExamined: [] },
    document: { name: '合同.docx', kind: 'docx', sha256: '', pages: null, text, blocks: blocksOf(lines) },
    hasLanguageModel: true,
    isPartial: false,
    lexiconWords: 0,
    ...part,
  };
}

export function proofreading(part: Partial<Proofreading> = {}): Proofreading {
  return {
    id: TASK,
    teamId: TEAM,
    ownerId: TEAM,
    title: '设备买卖合同',
    status: 'complete',
    progress: { stage: 'done', fraction: 1 },
    failure: null,
    createdAt: '2026-11-15T00:00:00Z',
    finishedAt: null,
    abilities: { read: true, change: true, run: true, share: true, delete: true },
    file: { fileId: FILE, name: '设备买卖合同.docx', size: 20_480 },
    statistics: { error: 2, suspect: 1, advice: 1 },
    decided: { done: 0, total: 4 },
    key: null,
    ...part,
  };
}

export function spanIn(text: string, words: string): { readonly start: number; readonly end: number } {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`the text does not hold ${words}`);
  return { start, end: start + words.length };
}

function placed(text: string, correction: Correction): Correction {
  return correction.start >= 0 ? correction : { ...correction, ...spanIn(text, correction.original) };
}

function blocksOf(lines: readonly string[]): ProofreadingResult['document']['blocks'] {
  let start = 0;
  return lines.map((line, at) => {
    const block = { id: `b${at}`, type: 'paragraph', start, end: start + line.length };
    start = block.end + 1;
    return { ...block, page: null, level: null, number: null };
  });
}
