export { compareJob } from './compare.job.ts';
export { compareRoutes } from './compare.routes.ts';
