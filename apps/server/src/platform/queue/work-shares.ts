/** What waits, who was served of late, and how fast: read from the queue's table and from its own two. */
import { HALF_LIFE_SECONDS, type JobOwner, type ServedShare, type WaitingJob } from './fair-order.ts';

export interface Sql {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Beside the payload of a job, whose schema removes it. */
export interface JobShare extends JobOwner {
  readonly seconds: number;
}

const JOBS = 'jobs.job';
/** Of each person in each space; far more than run before somebody else's turn. */
const JOBS_OF_ONE = 50;
/** Of jobs queued by the version before. */
const UNKNOWN_SECONDS = 10;

const ownSeconds = `coalesce((data -> 'share' ->> 'seconds')::float, ${UNKNOWN_SECONDS})`;
const share = `data -> 'share' ->> 'space' as space, data -> 'share' ->> 'person' as person,
  ${ownSeconds} * coalesce(pace.factor, 1) as seconds`;

/** Ready to run. Of a flood the jobs that were asked for first. */
export async function readWaiting(sql: Sql, names: readonly string[]): Promise<readonly WaitingJob[]> {
  const { rows } = await sql.executeSql(
    `select id, name, space, person, seconds, "ownSeconds", "createdAtMs" from (
       select id, name, ${share}, ${ownSeconds} as "ownSeconds", (extract(epoch from created_on) * 1000)::float as "createdAtMs",
              row_number() over (partition by data -> 'share' ->> 'space', data -> 'share' ->> 'person'
                                 order by created_on) as place
         from ${JOBS} left join work_pace pace on pace.job = name
        where name = any($1) and state < 'active' and start_after <= now() and not blocked) as waiting
      where place <= ${JOBS_OF_ONE}`,
    [names],
  );
  return rows as WaitingJob[];
}

/** The job of a run, if it has not begun. */
export async function findWaiting(
  sql: Sql,
  name: string,
  { taskId, run }: { readonly taskId: string; readonly run: number },
): Promise<string | null> {
  const { rows } = await sql.executeSql(
    `select id from ${JOBS} where name = $1 and state < 'active' and not blocked
        and data ->> 'taskId' = $2 and (data ->> 'run')::int = $3 limit 1`,
    [name, taskId, run],
  );
  return (rows as { id: string }[])[0]?.id ?? null;
}

/** By the name of their connections. */
export async function countWorkers(sql: Sql): Promise<number> {
  const { rows } = await sql.executeSql(
    `select count(distinct application_name)::int as count from pg_stat_activity
      where datname = current_database() and application_name like 'wenjian worker %'`,
  );
  return (rows as { count: number }[])[0]?.count ?? 0;
}

/** What is left of each running job. */
export async function readRunning(sql: Sql, names: readonly string[]): Promise<readonly number[]> {
  const { rows } = await sql.executeSql(
    `select greatest(0, seconds - since) as left from (
       select ${share}, extract(epoch from now() - started_on)::float as since
         from ${JOBS} left join work_pace pace on pace.job = name
        where name = any($1) and state = 'active') as running order by 1`,
    [names],
  );
  return (rows as { left: number }[]).map(({ left }) => left);
}

/** Of those who wait; what was long ago counts no more. */
export async function readShares(sql: Sql, waiting: readonly JobOwner[]): Promise<readonly ServedShare[]> {
  const owners = (key: 'space' | 'person') => [...new Set(waiting.flatMap((job) => job[key] ?? []))];
  const { rows } = await sql.executeSql(
    `select team_id as space, user_id as person, seconds,
            (extract(epoch from served_at) * 1000)::float as "servedAtMs"
       from work_shares
      where (team_id = any($1::uuid[]) or user_id = any($2::uuid[]))
        and served_at > now() - interval '${20 * HALF_LIFE_SECONDS} seconds'`,
    [owners('space'), owners('person')],
  );
  return rows as ServedShare[];
}

/** At the start with the estimate; at the end with what it was off by, which may be less than nothing. */
export async function chargeShare(sql: Sql, { space, person }: JobOwner, seconds: number): Promise<void> {
  if (space === null || person === null) return;
  await sql.executeSql(
    `insert into work_shares (team_id, user_id, seconds, served_at)
       select $1::uuid, $2::uuid, greatest(0, $3::float), now()
        where exists (select from team_spaces where id = $1::uuid) and exists (select from users where id = $2::uuid)
       on conflict (team_id, user_id) do update set served_at = now(), seconds = greatest(0, $3::float +
         work_shares.seconds * power(2, -extract(epoch from now() - work_shares.served_at) / ${HALF_LIFE_SECONDS}))`,
    [space, person, seconds],
  );
}

/** One slow job does not change it much. */
const LEARNED = 0.1;
const SLOWEST = 100;

export async function learnPace(sql: Sql, job: string, factor: number): Promise<void> {
  const seen = Math.min(SLOWEST, Math.max(1 / SLOWEST, factor));
  await sql.executeSql(
    `insert into work_pace (job, factor) values ($1, ${1 - LEARNED} + ${LEARNED} * $2::float)
       on conflict (job) do update set factor = work_pace.factor * ${1 - LEARNED} + ${LEARNED} * $2::float`,
    [job, seen],
  );
}
