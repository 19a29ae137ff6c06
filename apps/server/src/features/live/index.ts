export { announceChange } from './changes.repository.ts';
export { carryComments, countComments } from './comments.repository.ts';
export type { FindingDigest, FindingDigests } from './comments.service.ts';
