export type { Coupons } from './coupons.port.ts';
export { issueInvoice } from './issue-invoice.ts';
export { installNoticeRoutes, noticePath } from './notice.routes.ts';
export { findOrderByNumber, listPaymentProblems } from './orders.repository.ts';
export type { OrderPorts } from './orders.service.ts';
export { createPaymentService } from './payments.service.ts';
export { refundOrder } from './refund-order.ts';
export { sweepOrders } from './sweep-orders.ts';
export { listWaitingOrders, readRefundFacts } from './waiting-orders.ts';
