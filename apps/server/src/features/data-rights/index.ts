export { wasClosedAfter } from './closed-identities.ts';
export { wasOfClosed } from './closed-traces.ts';
export { dataRightsRoutes } from './data-rights.routes.ts';
export { deleteExpiredExports } from './exports.repository.ts';
