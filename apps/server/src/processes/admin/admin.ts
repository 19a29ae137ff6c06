/**
 * An operator's queries and commands from a terminal, on the database of the running product or any other.
 */
import { hostname, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { listFeedback } from '../../features/account/index.ts';
import { listInquiries } from '../../features/inquiries/index.ts';
import { summariseLogs } from '../../features/logs/index.ts';
import {
  type Appointments,
  appointments,
  type CouponActions,
  couponActions,
  findSpace,
  type Grants,
  grants,
  listOperations,
  type NoticeActions,
  noticeActions,
  type OrderActions,
  orderActions,
  type RefundOrder,
  type Refunds,
  refunds,
} from '../../features/operations/index.ts';
import { refundOrder } from '../../features/orders/index.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { findRunningPostgres } from '../../platform/database/embedded-postgres/embedded-postgres.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import type { DeadLetter } from '../../platform/queue/dead-letters.ts';
import { startJobQueue } from '../../platform/queue/job-queue.ts';
import { createPayment } from '../payment/payment.ts';
import { type OperationsAdmin, operationsAdmin } from './admin-operations.ts';

export interface Admin
  extends Appointments,
    CouponActions,
    Grants,
    NoticeActions,
    OperationsAdmin,
    OrderActions,
    Refunds {
  listFeedback(): Promise<Awaited<ReturnType<typeof listFeedback>>>;
  listInquiries(): Promise<Awaited<ReturnType<typeof listInquiries>>>;
  summariseLogs(): Promise<Awaited<ReturnType<typeof summariseLogs>>>;
  /** The operators' actions, newest first. */
  listOperations(): Promise<Awaited<ReturnType<typeof listOperations>>>;
  listDeadLetters(): Promise<readonly DeadLetter[]>;
  close(): Promise<void>;
}

const LIST_LIMIT = 200;

/** Null if neither DATABASE_URL is set nor a product is running on the data folder. */
export async function openAdmin(
  dataFolder: string,
  databaseUrl: string | undefined,
  /** The name in the audit trail. */
  name: string = terminalUser(),
): Promise<Admin | null> {
  const url = databaseUrl ?? findRunningPostgres(join(resolve(dataFolder), 'pg'));
  if (!url) return null;
  const { database, pool, close } = openDatabase(url, () => undefined);
  const operator = { id: null, name };
  return {
    listFeedback: () => listFeedback(database, LIST_LIMIT),
    listInquiries: () => listInquiries(database, LIST_LIMIT),
    summariseLogs: () => summariseLogs(database),
    listOperations: () => listOperations(database, {}, { limit: LIST_LIMIT, offset: 0 }),
    ...appointments(database, operator),
    ...couponActions(database, operator),
    ...grants(database, operator),
    ...noticeActions(database, operator, (holder) => findSpace(database, holder)),
    ...operationsAdmin({ database, pool, url, dataFolder }, operator),
    ...orderActions(database, operator),
    ...refunds(database, operator, refundBy(database, dataFolder)),
    async listDeadLetters() {
      const queue = await startJobQueue(url, createLogger('silent', 'admin'));
      try {
        return await queue.deadLetters();
      } finally {
        await queue.stop();
      }
    },
    close,
  };
}

function refundBy(database: Database, dataFolder: string): RefundOrder {
  return (orderId, reason) => {
    // Loaded only now: no other command needs the payment configuration.
    const config = loadConfig({ ...process.env, DATA_DIR: dataFolder });
    const { ports } = createPayment(config, database, createLogger('silent', 'admin'));
    return refundOrder(ports, orderId, reason);
  };
}

function terminalUser(): string {
  return `${userInfo().username}@${hostname()}`;
}
