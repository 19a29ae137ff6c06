import { expect, it } from 'vitest';
import { actionsOf } from './order-actions.ts';

const order = {
  state: 'paid',
  kind: 'purchase',
  amountFen: 4990,
  invoiceRequestedAt: null,
  refundRequestedAt: null,
} as const;
const AT = '2026-11-15T10:00:00.000Z';

it.each([
  ['waits to be paid', { ...order, state: 'pending' as const }, ['pay', 'cancel']],
  ['is paid', order, ['invoice', 'refund']],
  ['has its invoice under way', { ...order, invoiceRequestedAt: AT }, ['refund']],
  ['waits to be paid back', { ...order, refundRequestedAt: AT }, []],
  ['cost nothing', { ...order, amountFen: 0 }, []],
  ['was an upgrade paid by credit alone', { ...order, kind: 'upgrade' as const, amountFen: 0 }, ['refund']],
  ['is closed', { ...order, state: 'closed' as const }, []],
  ['was paid back', { ...order, state: 'refunded' as const }, []],
])('an order that %s offers %o', (_, one, actions) => {
  expect(actionsOf(one)).toEqual(actions);
});
