import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { comeForward, stepBack } from './step-back.ts';

it.runIf(process.platform === 'linux')(
  'lowers the priority of a process and of what it has started, and puts it back where that is allowed',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [line] = await once(parent.stdout, 'data');
      const [mother = 0, child = 0] = [parent.pid, Number(String(line))];
      await stepBack(mother);
      expect([mother, child].map((id) => getPriority(id))).toEqual(
        Array(2).fill(constants.priority.PRIORITY_LOW),
      );
      const isForward = await comeForward(mother);
      const expected = isForward ? getPriority() : constants.priority.PRIORITY_LOW;
      expect([mother, child].map((id) => getPriority(id))).toEqual([expected, expected]);
    } finally {
      parent.kill('SIGKILL');
    }
  },
);
