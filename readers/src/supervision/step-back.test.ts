import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { comeForward, mayComeForward, stepBack } from './step-back.ts';

it.runIf(process.platform === 'linux')(
  'lowers the priority of a process and of what it has started, and puts it back where that is allowed',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = await once(parent.stdout, 'data');
    const [mother = 0, child = 0] = [parent.pid, Number(String(line))];
    try {
      await stepBack(mother);
      expect([mother, child].map((id) => getPriority(id))).toEqual(
        Array(2).fill(constants.priority.PRIORITY_LOW),
      );
      const isForward = await comeForward(mother);
      const expected = isForward ? getPriority() : constants.priority.PRIORITY_LOW;
      expect([mother, child].map((id) => getPriority(id))).toEqual([expected, expected]);
    } finally {
      for (const id of [mother, child]) process.kill(id, 'SIGKILL');
    }
  },
);

/** "/autogroup-12 nice 19": whether Linux shares the processors between sessions is the machine's choice, not ours. */
const niceOfSession = (id: number | undefined) =>
  Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${id}/autogroup`, 'latin1'))?.[1]);

it.runIf(existsSync('/proc/self/autogroup'))(
  'lowers a session that a process was given of its own, in which its priority alone would count for nothing',
  async () => {
    const before = niceOfSession(process.pid);
    const parent = spawn('sh', ['-c', 'setsid sleep 60 & echo $!; wait'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    const [line] = await once(parent.stdout, 'data');
    const ids = [parent.pid ?? 0, Number(String(line))];
    try {
      await stepBack(ids[0] ?? 0);
      expect(ids.map(niceOfSession)).toEqual(Array(2).fill(constants.priority.PRIORITY_LOW));
      expect(niceOfSession(process.pid)).toBe(before);
      if (!mayComeForward()) return;
      await comeForward(ids[0] ?? 0);
      expect(ids.map(niceOfSession)).toEqual([getPriority(), getPriority()]);
    } finally {
      for (const id of ids) process.kill(id, 'SIGKILL');
    }
  },
);
