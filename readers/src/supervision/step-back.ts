/**
 * Work that takes long steps back behind what others have just asked for. Linux keeps a priority for each thread, so all
 * threads of a process and of those it has started are asked; those started later begin where theirs stands.
 */
import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

export async function stepBack(processId: number): Promise<void> {
  await forAll(processId, (thread) => setPriority(thread, constants.priority.PRIORITY_LOW));
}

/** Only an administrator may raise a priority again. */
export function mayComeForward(): boolean {
  return process.getuid?.() === 0;
}

/** False where it is not allowed: the process has to be replaced. */
export async function comeForward(processId: number, priority = getPriority()): Promise<boolean> {
  let isForward = true;
  await forAll(processId, (thread) => {
    if (getPriority(thread) <= priority) return;
    try {
      setPriority(thread, priority);
    } catch {
      isForward = false;
    }
  });
  return isForward;
}

async function forAll(processId: number, act: (thread: number) => void): Promise<void> {
  for (const thread of await numbersIn(() => readdir(`/proc/${processId}/task`))) {
    try {
      act(thread);
    } catch {
      // It has ended meanwhile.
    }
    const children = await numbersIn(async () =>
      (await readFile(`/proc/${processId}/task/${thread}/children`, 'latin1')).split(' '),
    );
    for (const child of children) await forAll(child, act);
  }
}

/** None where the system does not tell. */
async function numbersIn(read: () => Promise<readonly string[]>): Promise<readonly number[]> {
  const words = await read().catch(() => []);
  return words.map(Number).filter((number) => number > 0);
}
