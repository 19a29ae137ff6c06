export { changeFindings } from './change-findings.ts';
export * from './changes/attribute-phrases.ts';
export { significanceNames, typeNames } from './compare.text.ts';
export * from './compare-documents.ts';
export type { CompareOptions, IgnoredRegion } from './compare-options.ts';
export * from './comparison.ts';
export type { Fate } from './decide/change-fates.ts';
export {
  type DecidedOperation,
  type DecidedScript,
  decideOperations,
} from './decide/decide-operations.ts';
export { type DecidedText, decidedDocument } from './decide/decided-document.ts';
export { diffUnits, type UnitSequence } from './edits/diff-units.ts';
export * from './edits/edit-script.ts';
export { type CompareLimits, DEFAULT_LIMITS } from './limits.ts';
export { tokenEnd } from './prepare/tokenise.ts';
