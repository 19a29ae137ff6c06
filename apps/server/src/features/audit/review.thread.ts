/**
 * The thread of a review. In: a stored document. Out: the result, the engine's own output and the index, as
 * JSON.
 */
import { readFile } from 'node:fs/promises';
import { auditResult } from '@wenjian/api';
import { type AuditResult, type ReviewTemplate, reviewContract, riskFindings } from '@wenjian/audit';
import { type Contract, understandContract } from '@wenjian/contract';
import type { Document } from '@wenjian/document';
import { indexFinding } from '../../platform/documents/finding-index.ts';
import type { ReadFile } from '../../platform/documents/present-document.ts';
import { type EngineLine, serveEngine } from '../../platform/queue/engine-thread.ts';
import { countOutcomes, isNothingChecked } from './count-outcomes.ts';
import { type ModelAsk, modelOverLine } from './model-line.ts';
import { presentResult } from './present-result.ts';

export interface ReviewEngineInput {
  readonly documentPath: string;
  readonly file: ReadFile;
  readonly standpoint: string;
  /** Null: all rules. */
  readonly template: ReviewTemplate | null;
  readonly customDemand: string;
  /** The name of the model that answers at the other end of the line; null: rules only. */
  readonly model: string | null;
}

export interface ReviewEngineOutput {
  readonly resultJson: string;
  readonly auditJson: string;
  readonly riskIndexJson: string;
  readonly statistics: ReturnType<typeof countOutcomes>;
  readonly isNothingChecked: boolean;
}

/** Sent while the model runs. */
export type ReviewMessage =
  | ModelAsk
  | { readonly kind: 'partial'; readonly resultJson: string; readonly fraction: number };

await serveEngine<ReviewEngineInput, ReviewEngineOutput>(async (input, line) => {
  const document = JSON.parse(await readFile(input.documentPath, 'utf8')) as Document;
  const contract = understandContract(document);
  const result = await review(document, contract, input, line);
  return {
    resultJson: present(result, contract, input, false),
    auditJson: JSON.stringify(result),
    riskIndexJson: JSON.stringify(riskFindings(result.risks, document).map(indexFinding)),
    statistics: countOutcomes(result),
    isNothingChecked: isNothingChecked(result),
  };
});

function review(
  document: Document,
  contract: Contract,
  input: ReviewEngineInput,
  line: EngineLine,
): Promise<AuditResult> {
  const { standpoint, template, customDemand, model } = input;
  return reviewContract(document, {
    standpoint,
    ...(template === null ? {} : { template }),
    customDemand,
    withEdits: true,
    model: model === null ? null : modelOverLine(model, line),
    // The thread itself is ended with the job, so it needs no signal.
    signal: new AbortController().signal,
    onProgress(partial, fraction) {
      // An empty partial result is not shown: cancelling now must still refund the use.
      if (model === null || isNothingChecked(partial)) return;
      const resultJson = present(partial, contract, input, true);
      line.say({ kind: 'partial', resultJson, fraction } satisfies ReviewMessage);
    },
  });
}

/** Checked here, not on the server: the stored JSON is sent unchanged. */
function present(
  result: AuditResult,
  contract: Contract,
  { file, model }: ReviewEngineInput,
  isPartial: boolean,
): string {
  return JSON.stringify(auditResult.parse(presentResult(result, contract, file, { isPartial, model })));
}
