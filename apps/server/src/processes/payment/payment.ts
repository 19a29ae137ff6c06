/** Creates the payment providers and their routes. */
import type { PaymentProviderName } from '@wenjian/api';
import type { FastifyInstance } from 'fastify';
import { createAlipay } from '../../adapters/payment/alipay.payment.ts';
import { createAlipayNotices } from '../../adapters/payment/alipay-notice.ts';
import type { NoticeReader, PaymentProvider } from '../../adapters/payment/payment.port.ts';
import { createSandboxCashier, type SandboxCashier } from '../../adapters/payment/sandbox.payment.ts';
import { createWechatPay } from '../../adapters/payment/wechat.payment.ts';
import { createWechatNotices } from '../../adapters/payment/wechat-notice.ts';
import { applyCoupon, listUsableCoupons, releaseCoupon, useUpCoupon } from '../../features/coupons/index.ts';
import {
  type Coupons,
  createPaymentService,
  installNoticeRoutes,
  noticePath,
  type OrderPorts,
} from '../../features/orders/index.ts';
import { type Config, isLocalOnly } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { installSandboxCashier } from './sandbox-cashier.ts';

const coupons: Coupons = { listUsable: listUsableCoupons, applyCoupon, releaseCoupon, useUp: useUpCoupon };

export interface ComposedPayment {
  readonly ports: OrderPorts;
  readonly cashier: SandboxCashier | null;
  readonly readers: readonly NoticeReader[];
}

export function createPayment(config: Config, database: Database, log: Logger): ComposedPayment {
  // If the cashier's page cannot be opened, nothing is sold: an unusable code would only leave open orders.
  const isSandbox = config.payment.isSandbox && isLocalOnly(config);
  const cashier = isSandbox ? createSandboxCashier(database, config.publicUrl) : null;
  const { wechat, alipay } = config.payment;
  const notifyUrl = (name: PaymentProviderName) => config.publicUrl + noticePath(name);
  const providers: readonly PaymentProvider[] = [
    ...(wechat ? [createWechatPay(wechat, notifyUrl('wechat'))] : []),
    ...(alipay ? [createAlipay(alipay, notifyUrl('alipay'))] : []),
    ...(cashier ? [cashier] : []),
  ];
  const readers = [
    ...(wechat ? [createWechatNotices(wechat)] : []),
    ...(alipay ? [createAlipayNotices(alipay)] : []),
  ];
  const payments = createPaymentService({ database, providers, coupons, log });
  return { ports: { database, payments, coupons }, cashier, readers };
}

export function installPaymentRoutes(app: FastifyInstance, payment: ComposedPayment): void {
  const { ports, cashier, readers } = payment;
  installNoticeRoutes(app, readers, ports.payments);
  if (cashier) installSandboxCashier(app, cashier, ports);
}
