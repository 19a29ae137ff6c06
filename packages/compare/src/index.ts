export { significanceNames, typeNames } from './compare.text.ts';
export * from './compare-documents.ts';
export * from './comparison.ts';
export * from './edit-script.ts';
export { type CompareLimits, DEFAULT_LIMITS } from './limits.ts';
