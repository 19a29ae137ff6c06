/** Buying through the sandbox, as tests do it. */
import {
  type AnswerOf,
  createOrder,
  createTeam,
  errorCatalogue,
  listMessages,
  type Order,
  teamBalance,
} from '@wenjian/api';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { createPayment } from '../../processes/payment/payment.ts';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { sweepOrders } from './index.ts';

export const MONTHLY = { workSpace: 0, comboId: 1 } as const;
export const BASIC = { workSpace: 1, comboId: 5 } as const;
export const ADVANCED = { workSpace: 1, comboId: 6 } as const;

export function buy(
  user: TestUser,
  choice: { readonly workSpace: number; readonly comboId: number },
  teamId = user.teamId,
): Promise<Order> {
  return user.call(createOrder, { query: { teamId }, body: { ...choice, provider: 'sandbox' } });
}

/** Somebody opens what the code says and presses 支付. */
export async function pressPay(product: TestProduct, order: Pick<Order, 'payUrl'>): Promise<number> {
  const { pathname } = new URL(order.payUrl ?? '');
  const { statusCode } = await product.server.app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  return statusCode;
}

export async function newTeam(user: TestUser): Promise<string> {
  return (await user.call(createTeam, { body: { name: '法务部' } })).teamId;
}

export function balanceOf(user: TestUser, teamId = user.teamId): Promise<AnswerOf<typeof teamBalance>> {
  return user.call(teamBalance, { params: { teamId } });
}

/** Its kind, its words, and where it leads. */
export async function newestMessage(user: TestUser) {
  const [newest] = (await user.call(listMessages, { body: {} })).items;
  return [newest?.kind, newest?.content, newest?.link];
}

export const refusal = (name: keyof typeof errorCatalogue) => ({
  status: errorCatalogue[name].status,
  body: { data: { name } },
});

/** As the worker does it. */
export async function sweep(product: TestProduct): Promise<void> {
  const log = createLogger('silent', 'test');
  await withDatabase(product, (database) =>
    sweepOrders(createPayment(product.config, database, log).ports, log, new Date()),
  );
}

export async function withDatabase<T>(
  product: Pick<TestProduct, 'databaseUrl'>,
  work: (database: DatabaseHandle['database']) => Promise<T>,
): Promise<T> {
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  try {
    return await work(database);
  } finally {
    await close();
  }
}
