/**
 * The thread of a proofreading. In: a stored document. Out: the result, the engine's own output and the
 * index, as JSON.
 */
import { readFile } from 'node:fs/promises';
import { proofreadingResult } from '@wenjian/api';
import { understandContract } from '@wenjian/contract';
import type { Document } from '@wenjian/document';
import {
  type Correction,
  type Proposals,
  proofreadDocument,
  renumberClauses,
  type TeamLexicon,
} from '@wenjian/proofread';
import { openLanguage } from '../../platform/documents/open-language.ts';
import type { ReadFile } from '../../platform/documents/present-document.ts';
import { serveEngine } from '../../platform/queue/serve-engine.ts';
import type { EngineOutput } from './engine-output.ts';
import { indexCorrections } from './index-corrections.ts';
import { presentResult } from './present-result.ts';
import type { ProofreadSummary } from './proofread.input.ts';

export interface ProofreadInput {
  readonly documentPath: string;
  readonly file: ReadFile;
  readonly lexicon: TeamLexicon;
  /** Of the trained corrector; null: it could not be asked. */
  readonly proposals: Proposals | null;
}

export interface ProofreadOutput {
  readonly resultJson: string;
  readonly engineJson: string;
  readonly indexJson: string;
  readonly statistics: ProofreadSummary['statistics'];
}

await serveEngine<ProofreadInput, ProofreadOutput>(async ({ documentPath, file, lexicon, proposals }) => {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  const language = await openLanguage();
  const { corrections, coverage } = proofreadDocument(document, { lexicon, language, proposals });
  const renumbering = renumbered(document);
  const output: EngineOutput = {
    corrections,
    renumbering,
    coverage,
    lexicon,
    proposals: proposals && [...proposals],
  };
  const result = presentResult(output, understandContract(document), file, language !== null);
  return {
    // Checked here, not on the server: the stored JSON is sent unchanged.
    resultJson: JSON.stringify(proofreadingResult.parse(result)),
    engineJson: JSON.stringify(output),
    indexJson: JSON.stringify(indexCorrections(output)),
    statistics: count(corrections),
  };
});

function count(corrections: readonly Correction[]): ProofreadSummary['statistics'] {
  const statistics = { error: 0, suspect: 0, advice: 0 };
  for (const { tier } of corrections) statistics[tier] += 1;
  return statistics;
}

function renumbered(document: Document): EngineOutput['renumbering'] {
  const { replacements, unresolved } = renumberClauses(document);
  return replacements.length === 0 ? null : { replacements, unresolved };
}
