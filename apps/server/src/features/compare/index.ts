export { compareJob } from './compare.job.ts';
export { compareRoutes } from './compare.routes.ts';
export { digestOfChange } from './decisions.service.ts';
export { compareExportJob } from './exports.job.ts';
export { profileAccess } from './profiles.service.ts';
