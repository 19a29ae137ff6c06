/**
 * The thread of a review. In: a stored document. Out: the result, the engine's own output and the index, as
 * JSON.
 */
import { readFile } from 'node:fs/promises';
import { auditResult } from '@wenjian/api';
import {
  type AuditResult,
  auditForSides,
  inTextOrder,
  type ReviewTemplate,
  reviewContract,
  riskFindings,
} from '@wenjian/audit';
import { type Contract, understandContract } from '@wenjian/contract';
import type { Document } from '@wenjian/document';
import { indexFinding } from '../../platform/documents/finding-index.ts';
import type { ReadFile } from '../../platform/documents/present-document.ts';
import { type EngineLine, serveEngine } from '../../platform/queue/serve-engine.ts';
import { type ModelAsk, modelOverLine } from './model/model-line.ts';
import { compareWithStandard, type Deviations, deviationsOf } from './playbooks/standard-deviations.ts';
import { countOutcomes, isNothingChecked } from './result/count-outcomes.ts';
import { listRisks } from './result/list-risks.ts';
import { presentResult } from './result/present-result.ts';

export interface ReviewEngineInput {
  readonly documentPath: string;
  /** The text the contract is held against. */
  readonly standard: { readonly name: string; readonly documentPath: string } | null;
  readonly file: ReadFile;
  readonly standpoint: string;
  /** Null: all rules. */
  readonly template: ReviewTemplate | null;
  readonly customDemand: string;
  /** The name of the model that answers at the other end of the line; null: rules only. */
  readonly model: string | null;
  /** Standpoints to judge besides, by rules alone. */
  readonly others: readonly string[];
}

export interface ReviewEngineOutput {
  readonly resultJson: string;
  readonly auditJson: string;
  readonly riskIndexJson: string;
  readonly statistics: ReturnType<typeof countOutcomes>;
  readonly guestStatistics: ReturnType<typeof countOutcomes>;
  readonly isNothingChecked: boolean;
  /** The risks as rows, and those of the other standpoints. */
  readonly listJson: string;
  readonly others: readonly { readonly standpoint: string; readonly listJson: string }[];
}

/** Sent while the model runs. */
export type ReviewMessage =
  | ModelAsk
  | { readonly kind: 'partial'; readonly resultJson: string; readonly fraction: number };

await serveEngine<ReviewEngineInput, ReviewEngineOutput>(async (input, line) => {
  const document = await load(input.documentPath);
  const contract = understandContract(document);
  const deviations = await holdAgainst(input.standard, contract);
  const byRules = await review(document, contract, input, line);
  const result = withDeviations(byRules, deviations);
  return {
    resultJson: present(result, contract, input, false),
    auditJson: JSON.stringify(result),
    riskIndexJson: JSON.stringify(riskFindings(result.risks, document).map(indexFinding)),
    statistics: countOutcomes(result),
    guestStatistics: countOutcomes(byRules),
    isNothingChecked: isNothingChecked(result),
    listJson: JSON.stringify(listRisks(contract, result.risks)),
    others: otherStandpoints(document, contract, input, deviations),
  };
});

async function load(path: string): Promise<Document> {
  return JSON.parse(await readFile(path, 'utf8')) as Document;
}

type DeviationsFor = (standpoint: string) => Deviations;

/** Compared once, judged for each standpoint; null: there is no standard text. */
async function holdAgainst(
  standard: ReviewEngineInput['standard'],
  contract: Contract,
): Promise<DeviationsFor | null> {
  if (standard === null) return null;
  const comparison = compareWithStandard(await load(standard.documentPath), contract.document);
  return (standpoint) => deviationsOf(comparison, standard.name, contract, standpoint);
}

function withDeviations(result: AuditResult, deviationsFor: DeviationsFor | null): AuditResult {
  if (deviationsFor === null) return result;
  const { risks, checked } = deviationsFor(result.standpoint);
  return {
    ...result,
    risks: inTextOrder([...result.risks, ...risks]),
    checked: [...result.checked, checked],
  };
}

function otherStandpoints(
  document: Document,
  contract: Contract,
  { template, others }: ReviewEngineInput,
  deviationsFor: DeviationsFor | null,
) {
  if (others.length === 0) return [];
  const judge = auditForSides(document, template === null ? {} : { template });
  return others.map((standpoint) => {
    const { risks } = withDeviations(judge(standpoint), deviationsFor);
    return { standpoint, listJson: JSON.stringify(listRisks(contract, risks)) };
  });
}

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
