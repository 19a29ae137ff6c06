export { generationRoutes } from './generation.routes.ts';
export { generationSummary } from './templates.input.ts';
export { templateRoutes } from './templates.routes.ts';
export { templateAccess } from './templates.service.ts';
