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
  type DecidedCorrection,
  keepCorrections,
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
  /** Of the trained corrector; null: it could not be asked; `awaited`: it has not been yet. */
  readonly proposals: Proposals | null | 'awaited';
  /** The first result, and what people have decided on in it meanwhile. */
  readonly former: {
    readonly enginePath: string;
    readonly decided: readonly (readonly [findingId: string, isAccepted: boolean])[];
  } | null;
}

export interface ProofreadOutput {
  readonly resultJson: string;
  readonly engineJson: string;
  readonly indexJson: string;
  readonly statistics: ProofreadSummary['statistics'];
}

await serveEngine<ProofreadInput, ProofreadOutput>(async (input) => {
  const { file, lexicon } = input;
  const document = await load<Document>(input.documentPath);
  const language = await openLanguage();
  const isPartial = input.proposals === 'awaited';
  const proposals = input.proposals === 'awaited' ? null : input.proposals;
  const options = { lexicon, language, proposals, isBeforeCorrector: isPartial };
  const { corrections: found, coverage } = proofreadDocument(document, options);
  const corrections = keepCorrections(found, await decidedIn(input.former));
  const renumbering = renumbered(document);
  const output: EngineOutput = {
    corrections,
    renumbering,
    coverage,
    lexicon,
    isPartial,
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

async function decidedIn(former: ProofreadInput['former']): Promise<readonly DecidedCorrection[]> {
  if (former === null) return [];
  const decided = new Map(former.decided);
  const { corrections } = await load<EngineOutput>(former.enginePath);
  return corrections.flatMap((correction) => {
    const isAccepted = decided.get(correction.id);
    return isAccepted === undefined ? [] : [{ correction, isAccepted }];
  });
}

async function load<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

function count(corrections: readonly Correction[]): ProofreadSummary['statistics'] {
  const statistics = { error: 0, suspect: 0, advice: 0 };
  for (const { tier } of corrections) statistics[tier] += 1;
  return statistics;
}

function renumbered(document: Document): EngineOutput['renumbering'] {
  const { replacements, unresolved } = renumberClauses(document);
  return replacements.length === 0 ? null : { replacements, unresolved };
}
