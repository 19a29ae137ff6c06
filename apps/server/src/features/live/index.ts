export { announceChange } from './changes.repository.ts';
export { carryComments } from './comments.repository.ts';
export type { FindingDigest, FindingDigests } from './comments.service.ts';
export { discussionAccess } from './discussion-access.ts';
export { liveRoutes } from './live.routes.ts';
