import type { OperatorRole } from '@wenjian/api';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';
import { withDatabase } from '../orders/orders.testing.ts';
import { appointments } from './appointments.ts';

/** As `wenjian admin operator add` does it. */
export async function newOperator(product: TestProduct, role: OperatorRole): Promise<TestUser> {
  const user = await product.signIn();
  await withDatabase(product, (database) =>
    appointments(database, { id: null, name: '终端' }).appointOperator(user.phone, role, '测试'),
  );
  return user;
}

/** The last entry of the audit trail. */
export async function lastOperation(product: TestProduct) {
  const [row] = await query(
    product,
    'select operator, operator_id is not null as "isConsole", action, subject, details from operations order by created_at desc, id limit 1',
    [],
  );
  return row;
}
