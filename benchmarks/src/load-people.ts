/** People who work through the proxy of a deployment, each at their own pace; every answer is timed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createComparison, listComparisons, session, teamBalance } from '@wenjian/api';
import type { HttpUser } from '../../apps/server/src/testing/http-user.ts';
import { createRandom } from './contract-text.ts';

export interface LoadTimes {
  /** Kind of request → milliseconds of each. */
  readonly times: Map<string, number[]>;
  readonly errors: string[];
}

const THINK_MS = 2_000;
/** One visit in so many starts a task; the others look. */
const TASK_EVERY = 12;

export async function workLikePeople(
  user: HttpUser,
  number: number,
  until: number,
  into: LoadTimes,
): Promise<void> {
  const random = createRandom(number + 1);
  const timed = async <T>(kind: string, call: () => Promise<T>): Promise<T | null> => {
    const startedAt = performance.now();
    try {
      return await call();
    } catch (error) {
      into.errors.push(`${kind}: ${error instanceof Error ? error.message : error}`);
      return null;
    } finally {
      into.times.set(kind, [...(into.times.get(kind) ?? []), performance.now() - startedAt]);
    }
  };
  // Not all at the same moment.
  await sleep(random(2 * THINK_MS));
  for (let visit = number; performance.now() < until; visit++) {
    if (visit % TASK_EVERY === 0) await compare(user, `${number}-${visit}`, timed);
    else if (visit % 3 === 0) await timed('session', () => user.call(session, {}));
    else if (visit % 3 === 1) await timed('list', () => user.call(listComparisons, { query: {} }));
    else await timed('balance', () => user.call(teamBalance, { params: { teamId: user.teamId } }));
    await sleep(THINK_MS / 2 + random(THINK_MS));
  }
}

type Timed = <T>(kind: string, call: () => Promise<T>) => Promise<T | null>;

async function compare(user: HttpUser, name: string, timed: Timed): Promise<void> {
  const text = (version: string) =>
    Array.from(
      { length: 60 },
      (_, index) => `第${index + 1}条 甲方应支付乙方人民币${index + 1}万元，${version}。`,
    ).join('\n');
  const upload = (side: string) =>
    timed('upload', () => user.uploadText(`${name}-${side}.txt`, `${text(side)}\n${name}`));
  const [originFileId, targetFileId] = [await upload('旧'), await upload('新')];
  if (originFileId === null || targetFileId === null) return;
  await timed('start a comparison', () =>
    user.call(createComparison, { body: { originFileId, targetFileId } }),
  );
}
