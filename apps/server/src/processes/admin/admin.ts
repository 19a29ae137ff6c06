/**
 * An operator's queries and commands from a terminal, on the database of the running product or any other.
 */
import { hostname, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { balanceTools, type PlanName } from '@wenjian/api';
import { findPersonalTeamByPhone, listFeedback } from '../../features/account/index.ts';
import { grant, grantPlan } from '../../features/billing/index.ts';
import { listInquiries } from '../../features/inquiries/index.ts';
import { summariseLogs } from '../../features/logs/index.ts';
import { listOperations, recordOperation } from '../../features/operations/index.ts';
import { refundOrder } from '../../features/orders/index.ts';
import { readTeamRow } from '../../features/teams/index.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { type Connection, type Database, openDatabase } from '../../platform/database/database.ts';
import { findRunningPostgres } from '../../platform/database/embedded-postgres/embedded-postgres.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { type DeadLetter, startJobQueue } from '../../platform/queue/job-queue.ts';
import { createPayment } from '../payment/payment.ts';
import { type CouponAdmin, couponAdmin } from './admin-coupons.ts';
import { type OperationsAdmin, operationsAdmin } from './admin-operations.ts';
import { type OrderAdmin, orderAdmin } from './admin-orders.ts';
import { type PublishAdmin, publishAdmin } from './admin-publish.ts';
import { type RefundAdmin, type RefundOrder, refundAdmin } from './admin-refund.ts';

export interface ContractTerms {
  readonly usesPerTool: number;
  readonly days: number;
}

export interface Admin extends CouponAdmin, OperationsAdmin, OrderAdmin, PublishAdmin, RefundAdmin {
  listFeedback(): Promise<Awaited<ReturnType<typeof listFeedback>>>;
  listInquiries(): Promise<Awaited<ReturnType<typeof listInquiries>>>;
  summariseLogs(): Promise<Awaited<ReturnType<typeof summariseLogs>>>;
  /** The operators' actions, newest first. */
  listOperations(): Promise<Awaited<ReturnType<typeof listOperations>>>;
  listDeadLetters(): Promise<readonly DeadLetter[]>;
  /**
   * Grants a plan to a team space, or to the personal space of a phone number; null if there is no such
   * space. `terms`: for a plan that is not in the table.
   */
  grantPlan(
    holder: string,
    plan: PlanName,
    terms: ContractTerms | null,
  ): Promise<{ readonly teamId: string } | null>;
  close(): Promise<void>;
}

const LIST_LIMIT = 200;
const TEAM_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Null if neither DATABASE_URL is set nor a product is running on the data folder. */
export async function openAdmin(
  dataFolder: string,
  databaseUrl: string | undefined,
  /** The name in the audit trail. */
  operator: string = terminalUser(),
): Promise<Admin | null> {
  const url = databaseUrl ?? findRunningPostgres(join(resolve(dataFolder), 'pg'));
  if (!url) return null;
  const { database, pool, close } = openDatabase(url, () => undefined);
  return {
    listFeedback: () => listFeedback(database, LIST_LIMIT),
    listInquiries: () => listInquiries(database, LIST_LIMIT),
    summariseLogs: () => summariseLogs(database),
    listOperations: () => listOperations(database, LIST_LIMIT),
    ...couponAdmin(database, operator),
    ...operationsAdmin({ database, pool, url, dataFolder }, operator),
    ...orderAdmin(database, operator),
    ...publishAdmin(database, operator, (holder) => findSpace(database, holder)),
    ...refundAdmin(database, operator, refundBy(database, dataFolder)),
    async listDeadLetters() {
      const queue = await startJobQueue(url, createLogger('silent', 'admin'));
      try {
        return await queue.deadLetters();
      } finally {
        await queue.stop();
      }
    },
    async grantPlan(holder, plan, terms) {
      const teamId = await findSpace(database, holder);
      if (!teamId) return null;
      await database.transaction(async (transaction) => {
        if (terms) await grantByContract(transaction, teamId, plan, terms);
        else await grantPlan(transaction, teamId, plan, new Date());
        const details = { plan, holder, ...terms };
        await recordOperation(transaction, { operator, action: 'grant', subject: teamId, details });
      });
      return { teamId };
    },
    close,
  };
}

const DAY_MS = 24 * 3_600_000;

async function grantByContract(
  connection: Connection,
  teamId: string,
  plan: PlanName,
  { usesPerTool, days }: ContractTerms,
): Promise<void> {
  const uses = Object.fromEntries(balanceTools.map((tool) => [tool, usesPerTool]));
  await grant(connection, { teamId, plan, uses, expiresAt: new Date(Date.now() + days * DAY_MS) });
}

function refundBy(database: Database, dataFolder: string): RefundOrder {
  return (orderId, reason) => {
    // Loaded only now: no other command needs the payment configuration.
    const config = loadConfig({ ...process.env, DATA_DIR: dataFolder });
    const { ports } = createPayment(config, database, createLogger('silent', 'admin'));
    return refundOrder(ports, orderId, reason);
  };
}

/** A team space by its id, or the personal space of a phone number. */
async function findSpace(database: Database, holder: string): Promise<string | null> {
  if (TEAM_ID.test(holder)) return (await readTeamRow(database, holder))?.id ?? null;
  return findPersonalTeamByPhone(database, holder);
}

function terminalUser(): string {
  return `${userInfo().username}@${hostname()}`;
}
