/**
 * A process of our own that works on what somebody sent: one request at a time, ended at its limits, and never
 * longer alive than we are. It starts with its first request and stays for the next ones.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { dieWithParent } from './die-with-parent.ts';
import { type ExceededLimit, type ProcessLimits, watchProcess } from './watch-process.ts';

/** What the process sends: any number of words, then the answer. */
export type ProcessMessage<Answer, Word> = { readonly word: Word } | { readonly answer: Answer };

export type ProcessOutcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'exceeded'; readonly limit: ExceededLimit }
  | { readonly kind: 'crashed'; readonly detail: string };

export interface ProcessProgram {
  readonly entry: URL;
  readonly args?: readonly string[];
  /** Of the JavaScript heap alone. */
  readonly heapMegabytes: number;
  /** How far it gives way to others from the start. */
  readonly nice?: number;
  readonly env?: Readonly<Record<string, string>>;
}

const KEPT_ERROR_CHARACTERS = 2000;

export class SupervisedProcess<Request, Answer, Word = never> {
  readonly #program: ProcessProgram;
  #child: Promise<ChildProcess> | null = null;
  #settle: ((outcome: ProcessOutcome<Answer>) => void) | null = null;
  #hear: ((word: Word) => void) | undefined;
  #lastErrors = '';
  #hasEnded = false;
  requests = 0;

  constructor(program: ProcessProgram) {
    this.#program = program;
  }

  /** Starts it before its first request, which tries again if that fails. */
  prepare(): void {
    this.#child ??= this.#start();
    this.#child.catch(() => {
      this.#child = null;
    });
  }

  /** It has run and is gone: it takes no request any more. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  async processId(): Promise<number | null> {
    return (await this.#child)?.pid ?? null;
  }

  async ask(
    request: Request,
    limits: ProcessLimits,
    onWord?: (word: Word) => void,
  ): Promise<ProcessOutcome<Answer>> {
    const { promise, resolve } = Promise.withResolvers<ProcessOutcome<Answer>>();
    this.#settle = resolve;
    this.#hear = onWord;
    this.#child ??= this.#start();
    this.requests++;
    const child = await this.#child;
    const watch = new AbortController();
    void watchProcess(child.pid ?? null, limits, watch.signal).then((limit) => {
      if (limit !== null) resolve({ kind: 'exceeded', limit });
    });
    this.#send(child, request);
    try {
      return await promise;
    } finally {
      watch.abort();
      this.#settle = null;
      this.#hear = undefined;
    }
  }

  /** To the process while it works. */
  async tell(message: object): Promise<void> {
    const child = await this.#child;
    if (child?.connected) this.#send(child, message);
  }

  /** Lets it put its things in order; one that does not is killed. */
  async end(graceMs: number): Promise<void> {
    const child = await this.#child;
    if (child === null || !isRunning(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await ended;
    clearTimeout(timer);
  }

  /** A process that hangs in native code receives no messages, so it is killed. */
  async stop(): Promise<void> {
    const child = await this.#child;
    if (child === null || !isRunning(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  #send(child: ChildProcess, message: unknown): void {
    const report = (error: Error | null): void => {
      if (error !== null) this.#crashed(error.message);
    };
    if (isRunning(child)) child.send(message as object, report);
    else this.#crashed('');
  }

  #crashed(detail: string): void {
    this.#settle?.({ kind: 'crashed', detail: this.#lastErrors.trim() || detail });
  }

  async #start(): Promise<ChildProcess> {
    const { entry, args = [], heapMegabytes, nice = 0, env } = this.#program;
    const command = [
      process.execPath,
      `--max-old-space-size=${heapMegabytes}`,
      fileURLToPath(entry),
      ...args,
    ];
    const [program = '', ...rest] = [...(await dieWithParent('SIGKILL')), ...command];
    const child = spawn(program, rest, {
      // Pixels and file bytes are sent over the channel unchanged.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, ...env },
    });
    if (child.pid !== undefined && nice > getPriority()) setPriority(child.pid, nice);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastErrors = (this.#lastErrors + text).slice(-KEPT_ERROR_CHARACTERS);
    });
    child.on('message', (message) => this.#receive(message as ProcessMessage<Answer, Word>));
    child.on('error', (error) => this.#crashed(error.message));
    child.on('exit', (code, signal) => {
      this.#hasEnded = true;
      this.#crashed(`${signal ?? code}`);
    });
    return child;
  }

  #receive(message: ProcessMessage<Answer, Word>): void {
    if ('word' in message) this.#hear?.(message.word);
    else this.#settle?.({ kind: 'answered', answer: message.answer });
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
