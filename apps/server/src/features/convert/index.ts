export { conversionSummary, recognitionSummary } from './convert.input.ts';
export { convertJob } from './convert.job.ts';
export { convertRoutes } from './convert.routes.ts';
export { recognitionJob } from './recognition.job.ts';
export { recognitionRoutes } from './recognition.routes.ts';
