export { conversionSummary, recognitionSummary } from './convert.input.ts';
export { convertRoutes } from './convert.routes.ts';
export { recognitionRoutes } from './recognition.routes.ts';
