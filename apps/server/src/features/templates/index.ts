export { generationSummary } from './templates.input.ts';
