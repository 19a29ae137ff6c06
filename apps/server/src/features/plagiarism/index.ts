export { createLocalTextBase, type LocalTextBase } from './local-text-base.service.ts';
export { authenticateKey, keyObject } from './open-api.service.ts';
export { openApiKeyAccess } from './open-api-keys.service.ts';
export { plagiarismRoutes } from './plagiarism.routes.ts';
export { textBaseAccess } from './text-base.service.ts';
