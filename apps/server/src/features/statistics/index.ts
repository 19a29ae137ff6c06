export { requireSpan } from './statistics.service.ts';
