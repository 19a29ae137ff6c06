/**
 * Reviews the contract in a document for one standpoint, by rules only. Promise: every rule has exactly one
 * outcome in `checked`; every quotation is sliced out of the text at its span; the same document and options
 * give the same result. Own rules need a model (see `reviewContract`): here they are listed as not checked; demands are
 * answered from clauses, figures and rules.
 */
import type { Document } from '@wenjian/document';
import { auditText } from '../audit.text.ts';
import type { AuditResult } from '../audit-result.ts';
import { withSettledEdits } from '../edits/settle-edits.ts';
import { resultOf, withoutModel } from './review-result.ts';
import { type AuditOptions, examine, judgeFor } from './run-rules.ts';

export function auditContract(document: Document, options: AuditOptions = {}): AuditResult {
  return auditForSides(document, options)(options.standpoint);
}

/** Examined once, which takes the time; what it gives judges for a standpoint, 中立 when absent. */
export function auditForSides(
  document: Document,
  options: Omit<AuditOptions, 'standpoint'> = {},
): (standpoint?: string) => AuditResult {
  const examined = examine(document, options);
  return (standpoint) => {
    const own = standpoint === undefined ? options : { ...options, standpoint };
    const review = withSettledEdits(judgeFor(examined, own), own);
    return resultOf(review, withoutModel(review, auditText.noModel));
  };
}
