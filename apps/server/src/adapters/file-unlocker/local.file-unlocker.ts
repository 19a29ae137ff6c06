/** Opens files on this machine, each in a process of its own that is killed at its limits: a server opens none itself. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '@wenjian/api';
import type { UnlockOutcome } from '@wenjian/readers';
import { SupervisedProcess } from '@wenjian/readers/supervision';
import { atMost } from '../../platform/queue/at-most.ts';
import type { FileUnlocker, Unlocking, UnlockRequest } from './file-unlocker.port.ts';

const MEBIBYTE = 1024 * 1024;
const HEAP_MEGABYTES = 1024;
/** Deriving a key takes a tenth of a second; a file of 200 MB a few seconds more. */
const LIMITS = { processorMs: 60_000, memoryBytes: 1536 * MEBIBYTE, hungMs: 30_000 } as const;
/** The others wait: whoever tries passwords takes no more than one core. */
const AT_ONCE = 1;

export function createLocalFileUnlocker(): FileUnlocker {
  const inTurn = atMost(AT_ONCE);
  return { unlock: (path, password) => inTurn(() => unlock(path, password)) };
}

async function unlock(path: string, password: string): Promise<Unlocking> {
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-unlock-'));
  const release = () => rm(folder, { recursive: true, force: true });
  const output = join(folder, 'file');
  const entry = new URL('./unlock.process.ts', import.meta.url);
  const opener = new SupervisedProcess<UnlockRequest, UnlockOutcome>({
    entry,
    heapMegabytes: HEAP_MEGABYTES,
  });
  try {
    const outcome = await opener.ask({ path, password, output }, LIMITS);
    const answer = outcome.kind === 'answered' ? outcome.answer : 'tooMuch';
    const isSmall = answer === 'unlocked' && (await stat(output)).size <= MAX_FILE_BYTES;
    if (isSmall) return { kind: 'unlocked', path: output, release };
    await release();
    return { kind: 'refused', reason: answer === 'unlocked' ? 'tooMuch' : answer };
  } catch (error) {
    await release();
    throw error;
  } finally {
    await opener.stop();
  }
}
