import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../../database/schema.ts';
import { teamSpaces, users } from '../../database/schema.ts';
import { dataRules } from '../../processes/feature-jobs.ts';
import { inDeletingOrder } from './table-order.ts';

const tables = (Object.values(schema) as unknown[]).filter((value) => is(value, PgTable)) as PgTable[];
const nameOf = (table: PgTable) => getTableConfig(table).name;
const ruleOf = (table: PgTable) => dataRules.find((rule) => rule.table === table);

describe('the data map', () => {
  it('has every table of the schema exactly once', () => {
    expect(dataRules.map(({ table }) => nameOf(table)).sort()).toEqual(tables.map(nameOf).sort());
  });

  it.each(tables.map((table) => [nameOf(table), table] as const))(
    'says of every column of %s that names a person or a space what it is',
    (_, table) => {
      const rule = ruleOf(table);
      for (const { columns, foreignTable } of getTableConfig(table).foreignKeys.map((key) =>
        key.reference(),
      )) {
        const listed: readonly unknown[] =
          foreignTable === users ? [rule?.person, ...(rule?.actors ?? [])] : [rule?.space];
        if (foreignTable === users || foreignTable === teamSpaces)
          for (const column of columns) expect(listed).toContain(column);
      }
    },
  );

  it('states for every column with a phone number whose number it is', () => {
    const unnamed = tables.flatMap((table) =>
      getTableConfig(table)
        .columns.filter((column) => /phone/i.test(column.name))
        // A user's own phone is the user's.
        .filter((column) => table !== users && ruleOf(table)?.phone !== column)
        .map((column) => `${nameOf(table)}.${column.name}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('gives a reason for every entry', () => {
    for (const { why } of dataRules) expect(why).toMatch(/[\u4e00-\u9fff]{4}/);
  });

  it('deletes rows with references before the rows they refer to', () => {
    const order = inDeletingOrder(dataRules).map(({ table }) => table);
    for (const [index, table] of order.entries())
      for (const key of getTableConfig(table).foreignKeys) {
        const named = key.reference().foreignTable;
        if (named !== table) expect(order.indexOf(named)).toBeGreaterThan(index);
      }
  });
});
