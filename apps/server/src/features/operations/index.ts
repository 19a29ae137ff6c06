export { type AppointmentDesk, appointmentDesk } from './appointment-desk.ts';
export { type CouponDesk, couponDesk } from './coupon-desk.ts';
export { BACKUP_ACTION, type DeploymentStatus, readStatus } from './deployment-status.ts';
export { type ContractTerms, findSpace, type GrantDesk, grantDesk } from './grant-desk.ts';
export { type NoticeDesk, noticeDesk } from './notice-desk.ts';
export { listOperations, type Operator, recordOperation } from './operations.repository.ts';
export { type OrderDesk, orderDesk } from './order-desk.ts';
export { type RefundDesk, type RefundOrder, refundDesk } from './refund-desk.ts';
