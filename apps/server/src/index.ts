export { type Admin, openAdmin } from './processes/admin.ts';
