import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../database/schema.ts';
import { contentColumns, otherColumns } from './content-columns.ts';

const columns = (Object.values(schema) as unknown[])
  .filter((value): value is PgTable => is(value, PgTable))
  .flatMap((table) => getTableConfig(table).columns);
const nameOf = (column: (typeof columns)[number]) => `${getTableConfig(column.table).name}.${column.name}`;

it('every column that could name a content is listed once', () => {
  const couldName = columns.filter(
    (column) => /sha256$/i.test(column.name) || column.getSQLType().startsWith('json'),
  );
  const known = [...contentColumns.map(({ column }) => column), ...otherColumns.map(([column]) => column)];
  expect(known.map(nameOf).sort()).toEqual(couldName.map(nameOf).sort());
});
