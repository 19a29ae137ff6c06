/** The thread's side of an engine: an entry file calls `serveEngine` once, and answers one input after another. */
import { readlinkSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './warm-threads.ts';

/** The thread's end of the line. */
export interface EngineLine {
  say(word: unknown): void;
  hear(listener: (word: unknown) => void): void;
}

export async function serveEngine<Input, Output>(
  engine: (input: Input, line: EngineLine) => Promise<Output>,
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('an engine entry runs only as a thread');
  const post = (message: FromThread) => port.postMessage(message);
  let listeners: ((word: unknown) => void)[] = [];
  let current = 0;

  async function answer(run: number, input: Input): Promise<void> {
    current = run;
    listeners = [];
    const line: EngineLine = {
      say: (word) => post({ kind: 'word', run, word }),
      hear(listener) {
        // What an earlier run has left behind hears nothing of the next one.
        if (run === current) listeners.push(listener);
      },
    };
    const output = await engine(input, line);
    post({ kind: 'output', run, output, heapBytes: process.memoryUsage().heapUsed });
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'end') process.exit();
    else if (message.kind === 'input') void answer(message.run, message.input as Input);
    else if (message.run === current) for (const listener of listeners) listener(message.word);
  });
  post({ kind: 'ready', systemId: threadNumber() });
}

/** Null where the system does not tell. */
function threadNumber(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1)) || null;
  } catch {
    return null;
  }
}
