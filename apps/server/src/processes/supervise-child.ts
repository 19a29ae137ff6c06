/**
 * Keeps a process of the product running: a dead one is started again, one whose loop stands still is killed first. Each
 * says every second that it is alive, from the loop that all its work depends on. Stopping means that it is gone.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { ConfigError } from '../platform/config/config-error.ts';
import type { Running } from './run-process.ts';

export interface ChildProgram {
  readonly name: string;
  readonly entry: URL;
  readonly args?: readonly string[];
  readonly execArgv?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** A command before the program. */
  readonly prefix?: readonly string[];
}

export interface ChildWatch {
  note(message: string): void;
  /** Whenever it begins or ceases to answer. */
  onAnswering?(isAnswering: boolean): void;
  /** Whenever it has started, also again. */
  onUp?(): void;
}

/** Tests have shorter ones. */
export interface ChildTimes {
  /** What is counted: a machine that was asleep has not missed anything. */
  readonly tickMs: number;
  /** Ticks without a word after which the probes say so, and after which it is killed. */
  readonly silentTicks: number;
  readonly deadTicks: number;
  /** How long it may take to stop by itself. */
  readonly stopMs: number;
  readonly restartMs: number;
}

const TIMES: ChildTimes = { tickMs: 1_000, silentTicks: 10, deadTicks: 60, stopMs: 35_000, restartMs: 1_000 };
const RESTART_MAX_MS = 30_000;
/** A child that ran this long had recovered; its next failure counts as a new one. */
const STEADY_MS = 60_000;

export interface SupervisedChild extends Running {
  /** Rejects if the first start fails: the child has reported why, and another try would only repeat it. */
  readonly isReady: Promise<void>;
  tell(message: object): void;
}

export function superviseChild(program: ChildProgram, watch: ChildWatch, times = TIMES): SupervisedChild {
  return new Supervision(program, watch, times);
}

class Supervision implements SupervisedChild {
  readonly #program: ChildProgram;
  readonly #watch: ChildWatch;
  readonly #times: ChildTimes;
  readonly #ready = Promise.withResolvers<void>();
  readonly #timer: NodeJS.Timeout;
  #child: ChildProcess;
  #startedAt = 0;
  #restarts = 0;
  #silence = 0;
  #isAnswering = true;
  /** At its first start. */
  #wasReady = false;
  /** At its present start, which may take long: migrations, leftovers, a database that recovers. */
  #isUp = false;
  #isStopping = false;

  constructor(program: ChildProgram, watch: ChildWatch, times: ChildTimes) {
    this.#program = program;
    this.#watch = watch;
    this.#times = times;
    this.#child = this.#start();
    this.#timer = setInterval(() => this.#look(), times.tickMs);
  }

  get isReady(): Promise<void> {
    return this.#ready.promise;
  }

  tell(message: object): void {
    if (this.#child.connected) this.#child.send(message);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    const child = this.#child;
    if (!isRunning(child)) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    // One that does not answer would not hear a request either.
    child.kill(this.#isAnswering ? 'SIGTERM' : 'SIGKILL');
    const kill = setTimeout(() => child.kill('SIGKILL'), this.#times.stopMs);
    await gone;
    clearTimeout(kill);
  }

  #start(): ChildProcess {
    const { entry, args = [], execArgv = [], env, prefix = [] } = this.#program;
    const [execPath = process.execPath, ...before] = [...prefix, process.execPath, ...execArgv];
    this.#startedAt = Date.now();
    this.#silence = 0;
    this.#isUp = false;
    const child = fork(entry, [...args], {
      env,
      execPath,
      execArgv: before,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', () => this.#hear());
    child.on('exit', (code, signal) => this.#ended(signal ?? code));
    // One that cannot be sent to is about to end; one that was never there has no other end than this.
    child.on('error', (error) => {
      if (child.pid === undefined) this.#ended(error.message);
    });
    return child;
  }

  /** Its first word is that it is ready. */
  #hear(): void {
    this.#wasReady = true;
    this.#silence = 0;
    const isFirstWord = !this.#isUp;
    this.#isUp = true;
    this.#ready.resolve();
    this.#setAnswering(true);
    if (isFirstWord) this.#watch.onUp?.();
  }

  #look(): void {
    if (!this.#isUp || !isRunning(this.#child)) return;
    this.#silence++;
    if (this.#silence >= this.#times.silentTicks) this.#setAnswering(false);
    if (this.#silence !== this.#times.deadTicks) return;
    this.#watch.note(`${this.#program.name} 没有回应，将其结束`);
    this.#child.kill('SIGKILL');
  }

  #ended(reason: string | number | null): void {
    if (this.#isStopping) return;
    const { name } = this.#program;
    if (!this.#wasReady) {
      clearInterval(this.#timer);
      this.#ready.reject(new ConfigError(`${name} 没有启动成功（${reason}），原因见上。`));
      return;
    }
    this.#setAnswering(false);
    this.#watch.note(`${name} 意外退出（${reason}），正在重新启动`);
    if (Date.now() - this.#startedAt > STEADY_MS) this.#restarts = 0;
    const pause = Math.min(RESTART_MAX_MS, this.#times.restartMs * 2 ** this.#restarts++);
    setTimeout(() => {
      if (!this.#isStopping) this.#child = this.#start();
    }, pause);
  }

  #setAnswering(isAnswering: boolean): void {
    if (this.#isAnswering === isAnswering) return;
    this.#isAnswering = isAnswering;
    this.#watch.onAnswering?.(isAnswering);
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
