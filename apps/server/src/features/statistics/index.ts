export { statisticsRoutes } from './statistics.routes.ts';
export { requireSpan } from './statistics.service.ts';
