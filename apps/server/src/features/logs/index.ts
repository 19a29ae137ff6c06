export { purgeLogs, summariseLogs } from './logs.repository.ts';
export { logRoutes } from './logs.routes.ts';
