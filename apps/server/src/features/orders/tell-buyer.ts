/** Notifies the buyer of a change of the order, in the same transaction. */
import type { Connection } from '../../platform/database/database.ts';
import { postMessages } from '../messages/index.ts';
import type { OrderRow } from './orders.repository.ts';

const ORDERS_PATH = '/order-list/index';

export async function tellBuyer(
  connection: Connection,
  { userId, teamId }: Pick<OrderRow, 'userId' | 'teamId'>,
  content: string,
): Promise<void> {
  await postMessages(connection, [
    { userId, teamId, kind: 'order', content, link: ORDERS_PATH, subject: null },
  ]);
}
