export { auditExample } from './audit-example.ts';
