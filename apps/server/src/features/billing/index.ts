export { billingRoutes } from './billing.routes.ts';
export { giveBackUse, grantPlan, readBalance, takeUse } from './billing.service.ts';
