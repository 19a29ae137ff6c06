/** The system's Redis, without persistence: its counters may be lost. */
import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { end, startProgram } from './running-program.ts';

export interface RedisServer {
  readonly url: string;
  /** As after a crash: all its data is lost. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const START_ATTEMPTS = 200;
const START_POLL_MS = 25;

export async function startRedis(program: string, folder: string): Promise<RedisServer> {
  const port = await freePort();
  const start = async () => {
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ];
    const child = startProgram(program, args, { stdio: 'ignore' });
    await untilItListens(port).catch(async (error) => {
      await end(child, 'SIGKILL');
      throw error;
    });
    return child;
  };
  let server: ChildProcess = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart() {
      await end(server, 'SIGKILL');
      server = await start();
    },
    stop: () => end(server, 'SIGTERM'),
  };
}

async function untilItListens(port: number): Promise<void> {
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    if (await accepts(port)) return;
    await sleep(START_POLL_MS);
  }
  throw new Error(`nothing listens on port ${port}`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
