/**
 * Work that takes long steps back behind what others have just asked for. Linux keeps a priority for each thread, so all
 * threads of a process and of those it has started are asked; those started later begin where theirs stands. Where the
 * processors are first shared between sessions ("autogroup"), a thread's priority counts only within its session: a process
 * with a session of its own has its session put back as well.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

export async function stepBack(processId: number): Promise<void> {
  await forAll(processId, {
    thread: (thread) => setPriority(thread, constants.priority.PRIORITY_LOW),
    process: (id) => placeOwnSession(id, constants.priority.PRIORITY_LOW),
  });
}

/** Only an administrator may raise a priority again. */
export function mayComeForward(): boolean {
  return process.getuid?.() === 0;
}

/** False where it is not allowed: the process has to be replaced. */
export async function comeForward(processId: number, priority = getPriority()): Promise<boolean> {
  let isForward = true;
  await forAll(processId, {
    thread(thread) {
      if (getPriority(thread) <= priority) return;
      try {
        setPriority(thread, priority);
      } catch {
        isForward = false;
      }
    },
    process: (id) => placeOwnSession(id, priority),
  });
  return isForward;
}

/** How far the session of a process gives way to other sessions, if it has one of its own. */
export async function placeOwnSession(processId: number, priority = getPriority()): Promise<void> {
  try {
    const stat = await readFile(`/proc/${processId}/stat`, 'latin1');
    // The name may contain anything; after it come state, parent, group and session.
    const session = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3];
    if (session === String(processId)) await writeFile(`/proc/${processId}/autogroup`, String(priority));
  } catch {
    // It has ended, or the system shares its processors without regard to sessions.
  }
}

interface Acts {
  readonly thread: (id: number) => void;
  readonly process: (id: number) => Promise<void>;
}

async function forAll(processId: number, acts: Acts): Promise<void> {
  await acts.process(processId);
  for (const thread of await numbersIn(() => readdir(`/proc/${processId}/task`))) {
    try {
      acts.thread(thread);
    } catch {
      // It has ended meanwhile.
    }
    const children = await numbersIn(async () =>
      (await readFile(`/proc/${processId}/task/${thread}/children`, 'latin1')).split(' '),
    );
    for (const child of children) await forAll(child, acts);
  }
}

/** None where the system does not tell. */
async function numbersIn(read: () => Promise<readonly string[]>): Promise<readonly number[]> {
  const words = await read().catch(() => []);
  return words.map(Number).filter((number) => number > 0);
}
