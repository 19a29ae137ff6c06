export * from './audit.text.ts';
export * from './audit-result.ts';
export { foreignPartyWords } from './edits/contract-wording.ts';
export { foreignTerms } from './edits/own-terms.ts';
export type { Position, PositionKind } from './edits/positions.ts';
export {
  type AcceptedPiece,
  acceptedPieces,
  type EditPiece,
  type NewClause,
  piecesInText,
  type RiskEdit,
} from './edits/risk-edit.ts';
export * from './model/model-reviewer.ts';
export * from './review/audit-contract.ts';
export { familyOf } from './review/own-rule.ts';
export { hasWords } from './review/required-clause.ts';
export * from './review/review-contract.ts';
export { inTextOrder } from './review/review-result.ts';
export * from './review/review-template.ts';
export type { AuditOptions } from './review/run-rules.ts';
export { standpointsOf } from './review/standpoint.ts';
export { riskFindings } from './risk-findings.ts';
export * from './rule.ts';
export { allRules } from './rules/all-rules.ts';
