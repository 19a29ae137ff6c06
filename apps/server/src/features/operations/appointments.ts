/** Who runs the product: appointed and dismissed from a terminal or by another operator, always on the record. */
import type { OperatorRole } from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { findOperatorRole, listOperatorRows, removeOperator, saveOperator } from '../account/index.ts';
import { findUserByPhone } from '../coupons/index.ts';
import { type Operator, recordOperation } from './operations.repository.ts';
import { operationsText as text } from './operations.text.ts';
import { presentPerson } from './present-person.ts';

export interface Appointments {
  listOperators(): Promise<readonly ReturnType<typeof presentOperator>[]>;
  /** Also changes the role of one. False: nobody has signed in with this number. */
  appointOperator(phone: string, role: OperatorRole, reason: string): Promise<boolean>;
  /** False: not an operator. */
  dismissOperator(userId: string, reason: string): Promise<boolean>;
  dismissOperatorByPhone(phone: string, reason: string): Promise<boolean>;
}

export function appointments(database: Database, operator: Operator): Appointments {
  const dismiss = (userId: string, reason: string) =>
    database.transaction(async (transaction) => {
      refuseOwn(operator, userId);
      const role = await removeOperator(transaction, userId);
      if (role === null) return false;
      const details = { role, reason };
      await recordOperation(transaction, operator, { action: 'operator remove', subject: userId, details });
      return true;
    });
  return {
    listOperators: async () => (await listOperatorRows(database)).map(presentOperator),
    appointOperator: (phone, role, reason) =>
      database.transaction(async (transaction) => {
        const userId = await findUserByPhone(transaction, phone);
        if (userId === null) return false;
        refuseOwn(operator, userId);
        const former = await findOperatorRole(transaction, userId);
        await saveOperator(transaction, { userId, role, reason, grantedBy: operator.name });
        const details = { role, former, reason };
        await recordOperation(transaction, operator, { action: 'operator add', subject: userId, details });
        return true;
      }),
    dismissOperator: dismiss,
    async dismissOperatorByPhone(phone, reason) {
      const userId = await findUserByPhone(database, phone);
      return userId !== null && (await dismiss(userId, reason));
    },
  };
}

/** So nobody gives themselves more, and the last manager stays. */
function refuseOwn({ id }: Operator, userId: string): void {
  if (id === userId) throw new AppError('CONFLICT', { message: text.ownRole });
}

function presentOperator({ operator, user }: Awaited<ReturnType<typeof listOperatorRows>>[number]) {
  const { role, grantedBy, reason, createdAt } = operator;
  return { ...presentPerson(user), role, grantedBy, reason, createdAt: createdAt.toISOString() };
}
