/** Opens and locks files on this machine, each in a process of its own that is killed at its limits: a server opens none itself. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '@wenjian/api';
import { SupervisedProcess } from '@wenjian/readers/supervision';
import { atMost } from '../../platform/queue/at-most.ts';
import type {
  FileUnlocker,
  LockAnswer,
  LockRequest,
  Protecting,
  Unlocking,
  WrittenFile,
} from './file-unlocker.port.ts';

const MEBIBYTE = 1024 * 1024;
const HEAP_MEGABYTES = 1024;
/** Deriving a key takes a tenth of a second; a file of 200 MB a few seconds more. */
const LIMITS = { processorMs: 60_000, memoryBytes: 1536 * MEBIBYTE, hungMs: 30_000 } as const;
/** The others wait: whoever tries passwords takes no more than one core. */
const AT_ONCE = 1;

export function createLocalFileUnlocker(): FileUnlocker {
  const inTurn = atMost(AT_ONCE);
  return {
    unlock: (path, password) => inTurn(() => unlock(path, password)),
    protect: (path, password) => inTurn(() => protect(path, password)),
  };
}

function unlock(path: string, password: string): Promise<Unlocking> {
  return withFolder<Unlocking>(async (written) => {
    const answer = await ask({ task: 'unlock', path, password, output: written.path });
    if (answer?.task !== 'unlock') return { kind: 'refused', reason: 'tooMuch' };
    if (answer.outcome !== 'unlocked') return { kind: 'refused', reason: answer.outcome };
    return (await isSmall(written))
      ? { kind: 'unlocked', ...written }
      : { kind: 'refused', reason: 'tooMuch' };
  });
}

function protect(path: string, password: string): Promise<Protecting> {
  return withFolder<Protecting>(async (written) => {
    const answer = await ask({ task: 'protect', path, password, output: written.path });
    if (answer?.task !== 'protect') return { kind: 'tooMuch' };
    if (answer.outcome.kind === 'refused') return answer.outcome;
    return (await isSmall(written)) ? { ...answer.outcome, ...written } : { kind: 'tooMuch' };
  });
}

/** What was written stays until it is released; nothing stays of what failed. */
async function withFolder<Outcome extends object>(
  work: (written: WrittenFile) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-unlock-'));
  const release = () => rm(folder, { recursive: true, force: true });
  try {
    const outcome = await work({ path: join(folder, 'file'), release });
    if (!('release' in outcome)) await release();
    return outcome;
  } catch (error) {
    await release();
    throw error;
  }
}

/** Null when the process was ended at a limit. */
async function ask(request: LockRequest): Promise<LockAnswer | null> {
  const opener = new SupervisedProcess<LockRequest, LockAnswer>({
    entry: new URL('./unlock.process.ts', import.meta.url),
    heapMegabytes: HEAP_MEGABYTES,
  });
  try {
    const outcome = await opener.ask(request, LIMITS);
    return outcome.kind === 'answered' ? outcome.answer : null;
  } finally {
    await opener.stop();
  }
}

async function isSmall({ path }: WrittenFile): Promise<boolean> {
  return (await stat(path)).size <= MAX_FILE_BYTES;
}
