/** Users at work during faults: they upload, compare, read, and retry failed calls. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createComparison, listComparisons, readComparison, readComparisonResult } from '@wenjian/api';
import type { HttpUser } from '../../apps/server/src/testing/http-user.ts';
import { brokenZip } from '../../apps/server/src/testing/upload-file.ts';
import type { SeededChoice } from './seeded-choice.ts';

export interface LoadRecord {
  calls: number;
  /** Calls that failed and were repeated. */
  repeated: number;
  /** Answers to a user that are neither a result nor a temporary failure. */
  readonly unexpected: string[];
  readonly files: string[];
  readonly tasks: string[];
  /** Those of the tasks with an unreadable file. */
  readonly damaged: string[];
  readonly owners: Map<string, HttpUser>;
}

export function emptyRecord(): LoadRecord {
  return { calls: 0, repeated: 0, unexpected: [], files: [], tasks: [], damaged: [], owners: new Map() };
}

/** How often a file is invalid: its task must fail, report why, and refund its use. */
const DAMAGED_EVERY = 3;
const PAUSE_MS = 400;
/**
 * After this many checks without a result a user starts the next task: so there is always work, but never
 * more than a small machine can do.
 */
const LOOKS = 20;
const LOOK_MS = 1_000;
const RETRY_MS = 500;
const ATTEMPTS = 120;
/** Worth a retry: nobody there, too many requests, or a broken connection. */
const PASSING = /fetch failed|answered (409|429|5\d\d)|Unexpected end|not valid JSON|terminated/;

/** Works until it is stopped, then finishes what it has started. */
export async function work(
  user: HttpUser,
  name: string,
  choice: SeededChoice,
  record: LoadRecord,
  isOver: () => boolean,
): Promise<void> {
  for (let round = 1; !isOver(); round++) {
    const text = contractText(choice);
    const key = `${name}-${round}`;
    const originFileId = await persist(record, () => user.uploadText(`${key}-旧.txt`, text));
    const isDamaged = round % DAMAGED_EVERY === 0;
    const targetFileId = await persist(record, () =>
      isDamaged
        ? user.uploadText(`${key}-新.docx`, brokenZip(`word/${key}`).toString('latin1'))
        : user.uploadText(`${key}-新.txt`, `${text}\n补充条款 ${key}`),
    );
    if (originFileId === null || targetFileId === null) return;
    record.files.push(originFileId, targetFileId);
    const body = { originFileId, targetFileId, idempotencyKey: `chaos-${key}` };
    const task = await persist(record, () => user.call(createComparison, { body }));
    if (task) {
      record.tasks.push(task.id);
      record.owners.set(task.id, user);
      if (isDamaged) record.damaged.push(task.id);
      await lookFor(user, task.id, record, isOver);
    }
    await persist(record, () => user.call(listComparisons, { query: {} }));
    await sleep(PAUSE_MS);
  }
}

async function lookFor(user: HttpUser, id: string, record: LoadRecord, isOver: () => boolean): Promise<void> {
  for (let look = 0; look < LOOKS && !isOver(); look++) {
    const task = await persist(record, () => user.call(readComparison, { params: { id } }));
    if (task?.status !== 'pending' && task?.status !== 'running') return;
    await sleep(LOOK_MS);
  }
}

/** Opens every result as its owner; returns those that fail. */
export async function openResults(record: LoadRecord): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const [id, user] of record.owners) {
    const { status } = await user.call(readComparison, { params: { id } });
    if (status !== 'complete') continue;
    await user
      .call(readComparisonResult, { params: { id } })
      .catch((error: Error) => broken.push(`result of task ${id}: ${error.message}`));
  }
  return broken;
}

async function persist<T>(record: LoadRecord, call: () => Promise<T>): Promise<T | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    record.calls += 1;
    try {
      return await call();
    } catch (error) {
      const said = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error);
      if (!PASSING.test(said)) {
        record.unexpected.push(said);
        return null;
      }
      record.repeated += 1;
      await sleep(RETRY_MS);
    }
  }
  record.unexpected.push('no answer in all attempts');
  return null;
}

function contractText(choice: SeededChoice): string {
  const clause = (number: number) =>
    `第${number}条 甲方应于${1 + choice.below(28)}日前向乙方支付人民币${1 + choice.below(9_000)}元，逾期每日按${1 + choice.below(9)}‰计违约金。`;
  return Array.from({ length: 20 + choice.below(120) }, (_, index) => clause(index + 1)).join('\n');
}
