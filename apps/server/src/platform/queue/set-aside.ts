/** Jobs that were given up, in the queue's own table: what operators see of them, and what they do with them. */
import { type SetAsideReason, setAsideReasons } from '@wenjian/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Connection } from '../database/database.ts';
import { DEAD_LETTER_SUFFIX } from './dead-letters.ts';
import { JOB_CHANNEL, JOB_TABLE } from './job-queue.ts';

export interface SetAsideJob {
  readonly jobId: string;
  readonly job: string;
  /** The clearing up after a job that failed has itself failed. */
  readonly isClearingUp: boolean;
  readonly reason: SetAsideReason;
  readonly error: string;
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly failedAt: Date | null;
}

export interface JobKey {
  readonly job: string;
  readonly jobId: string;
  readonly isClearingUp: boolean;
}

interface Filter {
  readonly job?: string | undefined;
  readonly reason?: SetAsideReason | undefined;
}

/** Newest first. */
export async function listSetAside(
  connection: Connection,
  filter: Filter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly items: readonly SetAsideJob[]; readonly total: number }> {
  const where = matching(filter);
  const { rows } = await connection.execute<Row>(
    sql`select id, name, ${REASON} as reason, retry_count + 1 as attempts, created_on as queued, completed_on as failed, output
      from ${TABLE} where ${where} order by completed_on desc, id limit ${limit} offset ${offset}`,
  );
  const all = await connection.execute<{ total: number }>(
    sql`select count(*)::int as total from ${TABLE} where ${where}`,
  );
  return { items: rows.map(present), total: all.rows[0]?.total ?? 0 };
}

/** Null: not set aside any more. The row is locked until the transaction ends. */
export async function lockSetAside(
  connection: Connection,
  key: JobKey,
): Promise<{ readonly payload: unknown } | null> {
  const { rows } = await connection.execute<{ payload: unknown }>(
    sql`select data as payload from ${TABLE} where ${isJob(key)} for update`,
  );
  return rows[0] ?? null;
}

/** Its attempts are counted on; what ended its workers before is forgotten. */
export async function queueAgain(connection: Connection, key: JobKey): Promise<void> {
  await connection.execute(
    sql`update ${TABLE} set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now(),
      keep_until = now() + interval '14 days',
      data = data - 'unfinished' - 'isFaulty' where ${isJob(key)}`,
  );
  await connection.execute(sql`select pg_notify(${JOB_CHANNEL}, '')`);
}

/** False: not set aside any more. */
export async function dropSetAside(connection: Connection, key: JobKey): Promise<boolean> {
  const { rows } = await connection.execute(sql`delete from ${TABLE} where ${isJob(key)} returning id`);
  return rows.length > 0;
}

const TABLE = sql.raw(JOB_TABLE);

/** The same marks that `unfinished-attempts.ts` leaves. */
const REASON = sql`case when coalesce((data->>'unfinished')::int, 0) >= 2 then 'poison'
  when coalesce((data->>'isFaulty')::boolean, false) then 'fault' else 'failed' end`;

function matching({ job, reason }: Filter): SQL {
  const parts = [sql`state = 'failed'`];
  if (job !== undefined) parts.push(sql`name in (${job}, ${job + DEAD_LETTER_SUFFIX})`);
  if (reason !== undefined) parts.push(sql`${REASON} = ${reason}`);
  return sql.join(parts, sql` and `);
}

function isJob({ job, jobId, isClearingUp }: JobKey): SQL {
  const name = isClearingUp ? job + DEAD_LETTER_SUFFIX : job;
  return sql`state = 'failed' and name = ${name} and id = ${jobId}`;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly reason: SetAsideReason;
  readonly attempts: number;
  readonly queued: string | Date;
  readonly failed: string | Date | null;
  readonly output: unknown;
}

function present({ id, name, reason, attempts, queued, failed, output }: Row): SetAsideJob {
  const isClearingUp = name.endsWith(DEAD_LETTER_SUFFIX);
  return {
    jobId: id,
    job: isClearingUp ? name.slice(0, -DEAD_LETTER_SUFFIX.length) : name,
    isClearingUp,
    reason: setAsideReasons.includes(reason) ? reason : 'failed',
    error: placeOfError(output),
    attempts,
    queuedAt: new Date(queued),
    failedAt: failed === null ? null : new Date(failed),
  };
}

const thrown = z.object({ name: z.string().optional(), stack: z.string().optional() });
const NAME_MAX = 60;
const CODE_PLACE = /([\w.-]{1,80}\.(?:ts|js|mjs)):(\d{1,6}):\d{1,6}/;

/** The kind of error and where in the code it was thrown. Not its message, which may quote a document. */
function placeOfError(output: unknown): string {
  const { name, stack = '' } = thrown.safeParse(output).data ?? {};
  const frames = stack.split('\n').filter((line) => /^\s{1,8}at /.test(line));
  const [, file, line] = CODE_PLACE.exec(frames[0] ?? '') ?? [];
  const kind = name !== undefined && /^\w+$/.test(name) ? name.slice(0, NAME_MAX) : '';
  return [kind, file === undefined ? '' : `${file}:${line}`].filter((part) => part !== '').join(' · ');
}
