export { type Admin, openAdmin, type PlanName, planNames } from './processes/admin.ts';
