/**
 * The embedded default: a cashier on this machine that takes no money. It has its own tables, separate from
 * the orders, so that it behaves like a provider: it can be queried, closed, paid too late and refunded.
 */
import { and, eq, gt } from 'drizzle-orm';
import { sandboxPayments } from '../../database/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { PaymentFailed, type PaymentProvider } from './payment.port.ts';

export interface SandboxCashier extends PaymentProvider {
  /** The content of the page; null for an unknown number. */
  find(number: string): Promise<SandboxPayment | null>;
  /** Somebody has pressed 支付. False: there is nothing left to pay. */
  pay(number: string, now: Date): Promise<boolean>;
}

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

export const CASHIER_PATH = '/dev/cashier';

export function createSandboxCashier(database: Database, publicUrl: string): SandboxCashier {
  const find = async (number: string) => {
    const [row] = await database.select().from(sandboxPayments).where(eq(sandboxPayments.number, number));
    return row ?? null;
  };
  const move = async (number: string, from: 'open' | 'paid', to: Partial<SandboxPayment>) => {
    const where = and(eq(sandboxPayments.number, number), eq(sandboxPayments.state, from));
    return (await database.update(sandboxPayments).set(to).where(where).returning()).length > 0;
  };
  return {
    name: 'sandbox',
    find,
    async create({ number, amountFen, description, expiresAt }) {
      await database
        .insert(sandboxPayments)
        .values({ number, amountFen, description, expiresAt })
        .onConflictDoNothing();
      return { url: `${publicUrl}${CASHIER_PATH}/${number}` };
    },
    async pay(number, now) {
      const open = and(
        eq(sandboxPayments.number, number),
        eq(sandboxPayments.state, 'open'),
        gt(sandboxPayments.expiresAt, now),
      );
      const paid = { state: 'paid', paidAt: now } as const;
      return (await database.update(sandboxPayments).set(paid).where(open).returning()).length > 0;
    },
    async query(number) {
      const row = await find(number);
      if (row?.state === 'paid' && row.paidAt)
        return {
          kind: 'paid',
          tradeNumber: `SANDBOX${number}`,
          amountFen: row.amountFen,
          paidAt: row.paidAt,
        };
      return { kind: row?.state === 'open' ? 'pending' : 'closed' };
    },
    async close(number) {
      await move(number, 'open', { state: 'closed' });
      return (await find(number))?.state === 'paid' ? 'paid' : 'closed';
    },
    async refund({ number }) {
      await move(number, 'paid', { state: 'refunded' });
      if ((await find(number))?.state !== 'refunded') throw new PaymentFailed('NOT_PAID');
      return { kind: 'done' };
    },
    async queryRefund({ number }) {
      return { kind: (await find(number))?.state === 'refunded' ? 'done' : 'absent' };
    },
  };
}
