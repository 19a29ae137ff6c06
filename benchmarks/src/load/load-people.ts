/** Simulated users who work through the proxy of a deployment, each at their own pace; every response is timed. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createComparison,
  listComparisons,
  readComparison,
  readComparisonResult,
  session,
  teamBalance,
} from '@wenjian/api';
import type { HttpUser } from '../../../apps/server/src/testing/http-user.ts';
import { createRandom } from '../contract-text.ts';

export interface LoadTimes {
  /** Kind of request → milliseconds of each. */
  readonly times: Map<string, number[]>;
  readonly errors: string[];
}

export const THINK_SECONDS = 2;
/** One visit in this many starts a task, about six per hour and person; the others only read. */
export const VISITS_PER_TASK = 300;
export const CLAUSES = 60;

const THINK_MS = THINK_SECONDS * 1_000;

export async function workLikePeople(
  user: HttpUser,
  number: number,
  until: number,
  { times, errors }: LoadTimes,
): Promise<void> {
  const random = createRandom(number + 1);
  const timed: Timed = async (kind, call) => {
    const startedAt = performance.now();
    try {
      return await call();
    } catch (error) {
      const cause = error instanceof Error && error.cause ? ` (${error.cause})` : '';
      errors.push(`${kind}: ${error instanceof Error ? error.message : error}${cause}`);
      return null;
    } finally {
      const all = times.get(kind) ?? [];
      times.set(kind, all);
      all.push(performance.now() - startedAt);
    }
  };
  // Spreads the start over time.
  await sleep(random(THINK_MS));
  const first = random(VISITS_PER_TASK);
  let latest: string | null = null;
  for (let visit = first; performance.now() < until; visit++) {
    if (visit % VISITS_PER_TASK === 0)
      latest = (await startComparison(user, `${number}-${visit}`, timed)) ?? latest;
    else if (latest && visit % 4 === 0) await openResult(user, latest, timed);
    else if (visit % 3 === 0) await timed('session', () => user.call(session, {}));
    else if (visit % 3 === 1) await timed('list', () => user.call(listComparisons, { query: {} }));
    else await timed('balance', () => user.call(teamBalance, { params: { teamId: user.teamId } }));
    await sleep(THINK_MS / 2 + random(THINK_MS));
  }
}

type Timed = <T>(kind: string, call: () => Promise<T>) => Promise<T | null>;
const untimed: Timed = (_, call) => call();

async function openResult({ call }: HttpUser, id: string, timed: Timed): Promise<void> {
  const params = { id };
  const comparison = await timed('progress', () => call(readComparison, { params }));
  if (comparison?.status === 'complete') await timed('result', () => call(readComparisonResult, { params }));
}

/** The id of the task, unless it was refused. */
export async function startComparison(
  user: HttpUser,
  name: string,
  timed: Timed = untimed,
): Promise<string | null> {
  const upload = (side: string) =>
    timed('upload', () => user.uploadText(`${name}-${side}.txt`, `${contractText(side)}\n${name}`));
  const [originFileId, targetFileId] = [await upload('旧'), await upload('新')];
  if (originFileId === null || targetFileId === null) return null;
  const started = await timed('start a comparison', () =>
    user.call(createComparison, { body: { originFileId, targetFileId } }),
  );
  return started?.id ?? null;
}

function contractText(version: string): string {
  const clause = (number: number) => `第${number}条 甲方应支付乙方人民币${number}万元，${version}。`;
  return Array.from({ length: CLAUSES }, (_, index) => clause(index + 1)).join('\n');
}
