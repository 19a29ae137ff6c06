export { conversionSummary, recognitionSummary } from './convert.input.ts';
