/**
 * An engine thread that stays between questions, so that what it loads is loaded once. One question is answered at a time; the others wait. A question that
 * takes too long ends the thread, and the next one starts another; so does a thread that nobody has asked for a while, which gives its memory back.
 */
import { atMost } from './at-most.ts';
import { runEngine } from './engine-thread.ts';
import { serveEngine } from './serve-engine.ts';

interface KeptEngineOptions<Answer> {
  readonly entry: URL;
  /** Throws for what is no answer. */
  readonly read: (word: unknown) => Answer;
  /** Of one question, the loading before the first one included. */
  readonly limitMs: number;
  readonly idleMs: number;
  /** As of `EngineRun`. */
  readonly endsItself?: boolean;
}

/** The question took longer than its limit. */
export class QuestionTooLong extends Error {}

export class KeptEngine<Question, Answer> {
  readonly #options: KeptEngineOptions<Answer>;
  readonly #oneAtATime = atMost(1);
  #thread: Thread<Question, Answer> | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: KeptEngineOptions<Answer>) {
    this.#options = options;
  }

  ask(question: Question): Promise<Answer> {
    return this.#oneAtATime(() => this.#ask(question));
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#thread?.end(new Error('the engine is closed'));
  }

  async #ask(question: Question): Promise<Answer> {
    clearTimeout(this.#idle);
    const thread = this.#thread ?? this.#start();
    const limit = setTimeout(() => {
      this.#forget(thread);
      void thread.end(new QuestionTooLong());
    }, this.#options.limitMs);
    try {
      return await thread.ask(question);
    } finally {
      clearTimeout(limit);
      this.#idle = setTimeout(() => {
        this.#forget(thread);
        void thread.end(new Error('nobody asks'));
      }, this.#options.idleMs);
      this.#idle.unref();
    }
  }

  #start(): Thread<Question, Answer> {
    const thread = new Thread<Question, Answer>(this.#options);
    this.#thread = thread;
    void thread.ended.then(() => this.#forget(thread));
    return thread;
  }

  /** Whoever asks from now on gets another one. */
  #forget(thread: Thread<Question, Answer>): void {
    if (this.#thread === thread) this.#thread = null;
  }
}

const READY = 'ready';
/** Each question has a limit of its own. */
const LIFE_SECONDS = 24 * 3600;

class Thread<Question, Answer> {
  readonly ended: Promise<void>;
  readonly #stop = new AbortController();
  readonly #ready = Promise.withResolvers<(question: Question) => void>();
  #waiting: PromiseWithResolvers<Answer> | null = null;

  constructor({ entry, read, endsItself = false }: KeptEngineOptions<Answer>) {
    const run = runEngine<never>({
      entry,
      input: null,
      signal: this.#stop.signal,
      processorSeconds: LIFE_SECONDS,
      isInteractive: true,
      endsItself,
      onWord: (word, reply) => {
        if (word === READY) this.#ready.resolve(reply);
        else this.#answer(() => read(word));
      },
    });
    this.ended = run.then(
      () => undefined,
      (error: unknown) => {
        this.#ready.reject(error);
        this.#waiting?.reject(error);
      },
    );
    // Whoever asks hears of it.
    this.#ready.promise.catch(() => undefined);
  }

  async ask(question: Question): Promise<Answer> {
    const send = await this.#ready.promise;
    const waiting = Promise.withResolvers<Answer>();
    this.#waiting = waiting;
    // It may have ended since the last answer.
    void this.ended.then(() => waiting.reject(new Error('the engine has ended')));
    send(question);
    return waiting.promise;
  }

  async end(reason: Error): Promise<void> {
    // One that runs a model ends later; whoever asked does not wait for that.
    this.#ready.reject(reason);
    this.#waiting?.reject(reason);
    this.#stop.abort(reason);
    await this.ended;
  }

  #answer(read: () => Answer): void {
    try {
      this.#waiting?.resolve(read());
    } catch (error) {
      this.#waiting?.reject(error);
    }
  }
}

/** The thread's side: an entry file calls this once. What it opens answers question after question. */
export async function serveQuestions<Question, Answer>(
  open: () => Promise<(question: Question) => Promise<Answer>>,
): Promise<void> {
  await serveEngine<null, never>(async (_input, line) => {
    const answer = await open();
    return new Promise<never>((_resolve, reject) => {
      line.hear((word) => void answer(word as Question).then((words) => line.say(words), reject));
      line.say(READY);
    });
  });
}
