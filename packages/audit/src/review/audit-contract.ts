/**
 * Reviews the contract in a document for one standpoint, by rules only. Promise: every rule has exactly one
 * outcome in `checked`; every quotation is sliced out of the text at its span; the same document and options
 * give the same result. Own rules and demands need a model (see `reviewContract`): here they are listed as
 * not checked.
 */
import type { Document } from '@wenjian/document';
import { auditText } from '../audit.text.ts';
import type { AuditResult } from '../audit-result.ts';
import { withSettledEdits } from '../edits/settle-edits.ts';
import { resultOf, withoutModel } from './review-result.ts';
import { type AuditOptions, runRules } from './run-rules.ts';

export function auditContract(document: Document, options: AuditOptions = {}): AuditResult {
  const review = withSettledEdits(runRules(document, options), options);
  return resultOf(review, withoutModel(review, auditText.noModel));
}
