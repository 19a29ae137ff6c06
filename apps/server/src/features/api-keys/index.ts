export { authenticateApiKey } from './api-keys.service.ts';
