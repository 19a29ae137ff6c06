/** The order in which rows of tables can be deleted: referring tables first. */
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { TableRule } from './table-rule.ts';

export function inDeletingOrder(rules: readonly TableRule[]): readonly TableRule[] {
  const ordered: TableRule[] = [];
  const waiting = new Set(rules);
  while (waiting.size > 0) {
    const named = new Set([...waiting].flatMap(({ table }) => tablesNamedBy(table)));
    const free = [...waiting].filter(({ table }) => !named.has(table));
    if (free.length === 0) throw new Error('tables that name each other in a circle');
    for (const rule of free) waiting.delete(rule);
    ordered.push(...free); // few: the tables of our own schema
  }
  return ordered;
}

/** A table that refers to itself is deleted in one statement. */
function tablesNamedBy(table: PgTable): readonly PgTable[] {
  return getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((other) => other !== table);
}
