export { changeFindings } from './change-findings.ts';
export * from './changes/attribute-phrases.ts';
export { significanceNames, typeNames } from './compare.text.ts';
export * from './compare-documents.ts';
export type { CompareOptions, IgnoredRegion } from './compare-options.ts';
export * from './comparison.ts';
export * from './edits/edit-script.ts';
export { type CompareLimits, DEFAULT_LIMITS } from './limits.ts';
