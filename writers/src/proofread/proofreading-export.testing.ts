/** Proofreadings of Word files, to be exported. Test code only. */
import { type Document, documentSpan, type FindingDecision } from '@wenjian/document';
import type { Correction } from '@wenjian/proofread';
import { isWordText, numberPrefix } from '../docx/new-paragraph.ts';
import type { Random } from '../redline/word-parts.testing.ts';
import type { ProofreadingExport } from './proofreading-export.ts';

export function exportOf(
  document: Document,
  sourcePath: string,
  corrections: readonly Correction[],
  more: Partial<ProofreadingExport> = {},
): ProofreadingExport {
  return {
    format: 'docx',
    corrections,
    renumbered: [],
    document,
    coverage: { examined: [], notExamined: [{ what: '词语检查', count: 1, reason: '没有语言模型' }] },
    source: { path: sourcePath, name: '采购合同.docx', sha256: 'a'.repeat(64) },
    decisions: [],
    info: { title: '采购合同', createdAt: '2026-11-15T06:03:00Z' },
    ...more,
  };
}

export const accepted = (findingId: string): FindingDecision => ({
  findingId,
  state: 'accepted',
  text: null,
  placement: 'replace',
  note: '',
  decidedBy: { name: '李律师' },
  decidedAt: '2026-11-15T06:10:00Z',
});

export const rejected = (findingId: string): FindingDecision => ({
  ...accepted(findingId),
  state: 'rejected',
});

export function correctionAt(document: Document, start: number, end: number, suggestion: string): Correction {
  return {
    id: `x${start}`,
    ...documentSpan(start, end),
    original: document.text.slice(start, end),
    suggestion,
    ruleId: 'test.words',
    family: 'typo',
    tier: 'suspect',
    confidence: 0.9,
    reason: '疑有误',
  };
}

const LIKELIHOOD = 0.06;
const suggestions = ['改', '更正', '', '甲乙丙'] as const;

/** Corrections at random places among letters of any script: replaced, deleted and missing words. */
export function randomCorrections(document: Document, random: Random): readonly Correction[] {
  const found: Correction[] = [];
  for (const block of document.blocks) {
    if (!isWordText(document, block)) continue;
    for (let at = block.start + numberPrefix(document, block); at < block.end; at++) {
      if (!random.chance(LIKELIHOOD)) continue;
      const length = random.below(3);
      if (!/^\p{Letter}+$/u.test(document.text.slice(at, at + length + 1)) || at + length >= block.end)
        continue;
      const suggestion = length === 0 ? '补' : random.pick(suggestions);
      // Behind the first character, so that words are never put in front of what begins a paragraph.
      found.push(correctionAt(document, at + 1, Math.min(at + 1 + length, block.end), suggestion));
      at += length + 2;
    }
  }
  return found;
}
