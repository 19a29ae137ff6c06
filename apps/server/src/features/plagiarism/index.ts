export { createLocalTextBase, type LocalTextBase } from './local-text-base.service.ts';
export { authenticateKey, keyObject } from './open-api.service.ts';
