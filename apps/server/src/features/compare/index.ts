export { compareRoutes } from './compare.routes.ts';
export { digestOfChange } from './decisions.service.ts';
export { profileAccess } from './profiles.service.ts';
