export { authenticateKey, keyObject } from './open-api/open-api.service.ts';
export { createLocalTextBase, type LocalTextBase } from './text-base/local-text-base.service.ts';
