export { generationJob } from './generation.job.ts';
export { generationRoutes } from './generation.routes.ts';
export { templateReadingJob } from './reading.job.ts';
export { generationSummary } from './templates.input.ts';
export { templateRoutes } from './templates.routes.ts';
export { templateAccess } from './templates.service.ts';
