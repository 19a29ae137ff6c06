/**
 * The audit trail of operators: written in the transaction of the action, so neither exists without the
 * other.
 */
import { desc } from 'drizzle-orm';
import { operations } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export interface Operation {
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

export async function recordOperation(connection: Connection, operation: Operation): Promise<void> {
  await connection.insert(operations).values(operation);
}

export async function listOperations(connection: Connection, limit: number) {
  return connection
    .select({
      at: operations.createdAt,
      operator: operations.operator,
      action: operations.action,
      subject: operations.subject,
      details: operations.details,
    })
    .from(operations)
    .orderBy(desc(operations.createdAt))
    .limit(limit);
}
