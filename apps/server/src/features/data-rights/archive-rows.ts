/** The rows of a person or a space, table by table, as streamed JSON that is never completely in memory. */
import { and, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from '../../platform/database/database.ts';
import { rowsOfPerson, rowsOfSpace, type TableRule } from './table-rule.ts';

export interface ArchiveOwner {
  readonly teamId: string;
  /** Set for the archive of a person: it has their rows of every space and those of their personal space. */
  readonly person: { readonly id: string; readonly phone: string | null } | null;
}

export interface ArchivedTable {
  readonly name: string;
  rows(): AsyncGenerator<string>;
}

/** Rows read at once. */
const PAGE_ROWS = 500;

export function archivedTables(
  connection: Connection,
  rules: readonly TableRule[],
  owner: ArchiveOwner,
): readonly ArchivedTable[] {
  return rules
    .filter(({ isArchived }) => isArchived)
    .flatMap((rule) => {
      const where = ownedBy(rule, owner);
      const { name } = getTableConfig(rule.table);
      return where ? [{ name, rows: () => jsonOf(connection, rule, where) }] : [];
    });
}

function ownedBy(rule: TableRule, { teamId, person }: ArchiveOwner): SQL | undefined {
  const ofPerson = person && rowsOfPerson(rule, person);
  const ofSpace = rule.isPrivate ? null : rowsOfSpace(rule, teamId);
  return or(ofSpace ?? undefined, ofPerson ?? undefined);
}

async function* jsonOf(connection: Connection, rule: TableRule, where: SQL): AsyncGenerator<string> {
  const hidden: readonly unknown[] = rule.hidden ?? [];
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(rule.table)).filter(([, column]) => !hidden.includes(column)),
  );
  const key = keyOf(rule);
  const place = sql.join([...key], sql`, `);
  const texts = sql<string[]>`array[${sql.join(
    key.map((column) => sql`${column}::text`),
    sql`, `,
  )}]`;
  let last: readonly string[] | undefined;
  yield '[';
  do {
    const rows: { row: object; at: string[] }[] = await connection
      .select({ row: columns, at: texts })
      .from(rule.table)
      .where(and(where, last && sql`(${place}) > (${valuesOf(key, last)})`))
      .orderBy(...key)
      .limit(PAGE_ROWS);
    const isFirst = last === undefined;
    for (const [index, { row }] of rows.entries())
      yield `${isFirst && index === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`;
    last = rows.length < PAGE_ROWS ? undefined : rows.at(-1)?.at;
  } while (last);
  yield '\n]\n';
}

function valuesOf(key: readonly PgColumn[], texts: readonly string[]): SQL {
  return sql.join(
    key.map((column, index) => sql`${texts[index] ?? null}::text::${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
}

/**
 * The key of the rows. A page starts after the last key of the page before, so added and deleted rows shift
 * nothing.
 */
function keyOf({ table }: TableRule): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const [composed] = primaryKeys;
  // The columns of a composite key are not the table's columns themselves.
  const names = composed?.columns.map(({ name }) => name);
  return columns.filter((column) => names?.includes(column.name) ?? column.primary);
}
