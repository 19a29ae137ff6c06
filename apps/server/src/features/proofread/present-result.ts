/**
 * Converts the engine's corrections to the response of the routes: with their boxes and clauses, and the
 * document.
 */
import type { proofreadingResult } from '@wenjian/api';
import { type Contract, clauseLabel } from '@wenjian/contract';
import type { Correction } from '@wenjian/proofread';
import type { z } from 'zod';
import { presentDocument, presentPlace, type ReadFile } from '../../platform/documents/present-document.ts';
import type { EngineOutput } from './engine-output.ts';
import { proofreadServerText } from './proofread.text.ts';

export type PresentedResult = z.output<typeof proofreadingResult>;

export function presentResult(
  { corrections, renumbering, coverage, lexicon, isPartial = false }: EngineOutput,
  contract: Contract,
  file: ReadFile,
  hasLanguageModel: boolean,
): PresentedResult {
  return {
    corrections: corrections.map((correction) => presentCorrection(contract, correction)),
    renumbering: renumbering && {
      items: [...renumbering.replacements],
      unresolved: renumbering.unresolved.map(({ start, end, target }) => ({
        start,
        end,
        original: target,
        reason: proofreadServerText.notCarried,
      })),
    },
    coverage: { examined: [...coverage.examined], notExamined: [...coverage.notExamined] },
    document: presentDocument(contract.document, file),
    hasLanguageModel,
    isPartial,
    lexiconWords: lexicon.alwaysRight.length + lexicon.alwaysWrong.length,
  };
}

function presentCorrection(
  contract: Contract,
  { formula, related = [], ...correction }: Correction,
): PresentedResult['corrections'][number] {
  return {
    ...correction,
    ...presentPlace(contract.document, correction),
    formula: formula ?? null,
    clause: clauseLabel(contract, correction.start),
    related: related.map((span) => presentPlace(contract.document, span)),
  };
}
