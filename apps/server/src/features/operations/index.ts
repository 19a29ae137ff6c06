export { listOperations, recordOperation } from './operations.repository.ts';
