export { type Appointments, appointments } from './appointments.ts';
export { type CouponActions, couponActions } from './coupon-actions.ts';
export { BACKUP_ACTION, type DeploymentStatus, readStatus } from './deployment-status.ts';
export { type ContractTerms, findSpace, type Grants, grants } from './grants.ts';
export { type NoticeActions, noticeActions } from './notice-actions.ts';
export { listOperations, type Operator, recordOperation } from './operations.repository.ts';
export { type OrderActions, orderActions } from './order-actions.ts';
export { type RefundOrder, type Refunds, refunds } from './refunds.ts';
