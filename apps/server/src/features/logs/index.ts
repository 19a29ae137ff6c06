export { purgeLogs, summariseLogs } from './logs.repository.ts';
