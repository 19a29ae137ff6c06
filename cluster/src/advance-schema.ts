/**
 * Every kind of change a migration may make (see migrations.test.ts), as if a newer version had already
 * started.
 */
import pg from 'pg';

const CHANGES = [
  'alter table tasks add column of_next_version text',
  'alter table files add column of_next_version boolean not null default false',
  'create table things_of_next_version (id uuid primary key, task_id uuid references tasks (id))',
  'create index tasks_of_next_version on tasks (of_next_version)',
];

export async function advanceSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const change of CHANGES) await client.query(change);
  } finally {
    await client.end();
  }
}
