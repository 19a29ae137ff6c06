/** The rows of a person or a space, table by table, as JSON that is never in memory as a whole. */
import { getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from '../../platform/database.ts';
import { dataMap } from './data-map.ts';
import { rowsOfPerson, rowsOfSpace, type TableRule } from './table-rule.ts';

export interface ArchiveOwner {
  readonly teamId: string;
  /** Set where the archive is a person's: their own rows in every space come with those of their personal one. */
  readonly person: { readonly id: string; readonly phone: string | null } | null;
}

export interface ArchivedTable {
  readonly name: string;
  rows(): AsyncGenerator<string>;
}

/** Rows read at once. */
const PAGE_ROWS = 500;

export function archivedTables(connection: Connection, owner: ArchiveOwner): readonly ArchivedTable[] {
  return dataMap
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
  const order = keyOf(rule).map((column) => sql`${column}`);
  let isFirst = true;
  yield '[';
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const rows = await connection
      .select(columns)
      .from(rule.table)
      .where(where)
      .orderBy(...order)
      .limit(PAGE_ROWS)
      .offset(offset);
    for (const row of rows) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`;
      isFirst = false;
    }
    if (rows.length < PAGE_ROWS) break;
  }
  yield '\n]\n';
}

/** What rows are told apart by: without an order, a page could have rows of the one before. */
function keyOf({ table }: TableRule): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const [composed] = primaryKeys;
  return composed ? composed.columns : columns.filter((column) => column.primary);
}
