/**
 * The processes that open users' files: a file is read, converted, recognised or examined there and nowhere else. Each works
 * on one request at a time and is killed at its limits; a request whose process crashes is tried once more in a new one.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  comeForward,
  type ProcessLimits,
  type ProcessOutcome,
  readUsage,
  removeWorkFolder,
  SupervisedProcess,
  stepBack,
} from '@wenjian/readers/supervision';
import { atMost } from '../../platform/queue/at-most.ts';
import { EngineFault } from '../../platform/queue/engine-fault.ts';
import { untilAborted } from '../../platform/queue/until-aborted.ts';
import type {
  AnswerTo,
  Refusal,
  Stop,
  ToolAnswer,
  ToolProcesses,
  ToolRequest,
  ToolWatch,
  ToolWord,
} from './document-tools.port.ts';
import { stoppedText } from './tool.text.ts';
import { limitsOf } from './tool-limits.ts';

export interface ToolProcessesOptions {
  readonly folder: string;
  /** How many work at the same time. */
  readonly count: number;
  /** How many of them stay when they have nothing to do. */
  readonly keptCount?: number;
  readonly onOfficeReplaced: (reason: string) => void;
  /** The program of a process, and what each request may use; tests have their own. */
  readonly entry?: URL;
  readonly limits?: (request: ToolRequest) => Promise<ProcessLimits>;
}

const HEAP_MEGABYTES = 2048;
const ATTEMPTS = 2;
/** A process that does not heed a cancellation by then is killed. */
const CANCEL_MS = 2_000;
const CLOSE_MS = 5_000;
/** What takes longer gives way to the short requests of others. */
const STEP_BACK_MS = 3_000;
/** Where a process that stepped back cannot be put forward and has to be replaced, or has just been started: later. */
const LATE_STEP_BACK_MS = 20_000;
/** Native memory is not returned; above this a process is replaced after its request. */
const KEPT_MEMORY_BYTES = 1024 * 1024 * 1024;

export function createToolProcesses(options: ToolProcessesOptions): ToolProcesses {
  mkdirSync(options.folder, { recursive: true });
  return new Pool(options);
}

type Process = SupervisedProcess<ToolRequest | { readonly tool: 'cancel' }, ToolAnswer, ToolWord>;

interface Slot {
  readonly process: Process;
  readonly folder: string;
}

class Pool implements ToolProcesses {
  readonly folder: string;
  readonly #options: ToolProcessesOptions;
  readonly #inTurn: ReturnType<typeof atMost>;
  readonly #idle: Slot[] = [];
  readonly #busy = new Set<Slot>();
  readonly #ending = new Set<Promise<void>>();
  #started = 0;

  constructor(options: ToolProcessesOptions) {
    this.folder = options.folder;
    this.#options = options;
    this.#inTurn = atMost(options.count);
  }

  async run<Tool extends ToolRequest['tool']>(
    request: ToolRequest & { readonly tool: Tool },
    watch: ToolWatch,
  ): Promise<AnswerTo<Tool>> {
    const answer = await untilAborted(
      this.#inTurn(() => this.#runTwice(request, watch)),
      watch.signal,
    );
    if (isAnswerTo(request.tool, answer)) return answer;
    if (answer.tool !== 'failed') throw new Error(`${answer.tool} is no answer to ${request.tool}`);
    throw answer.isFault ? new EngineFault(answer.detail) : new Error(answer.detail);
  }

  async close(): Promise<void> {
    const slots = [...this.#idle.splice(0), ...this.#busy];
    await Promise.all([...slots.map(({ process }) => process.end(CLOSE_MS)), ...this.#ending]);
    await removeWorkFolder(this.folder);
  }

  async #runTwice(request: ToolRequest, watch: ToolWatch): Promise<ToolAnswer> {
    const limits = await (this.#options.limits ?? limitsOf)(request);
    for (let attempt = 1; ; attempt++) {
      watch.signal.throwIfAborted();
      const outcome = await this.#runOnce(request, limits, watch);
      if (outcome.kind === 'answered') return outcome.answer;
      watch.signal.throwIfAborted();
      const stop: Stop = outcome.kind === 'exceeded' ? outcome.limit : 'crashed';
      if (stop !== 'crashed' || attempt >= ATTEMPTS)
        return { tool: 'refused', refusal: refusalOf(stop, limits) };
    }
  }

  async #runOnce(
    request: ToolRequest,
    limits: ProcessLimits,
    { signal, onWord }: ToolWatch,
  ): Promise<ProcessOutcome<ToolAnswer>> {
    const slot = this.#idle.pop() ?? this.#newSlot();
    this.#busy.add(slot);
    let killing: NodeJS.Timeout | undefined;
    const cancel = () => {
      void slot.process.tell({ tool: 'cancel' });
      killing = setTimeout(() => void slot.process.stop(), CANCEL_MS);
    };
    signal.addEventListener('abort', cancel, { once: true });
    let back: Promise<void> | null = null;
    const isCheap = mayComeForward() && slot.process.requests > 0;
    // Again and again: it may start further processes.
    const steppingBack = setInterval(
      () => {
        back = slot.process.processId().then((id) => (id === null ? undefined : stepBack(id)));
      },
      isCheap ? STEP_BACK_MS : LATE_STEP_BACK_MS,
    );
    const outcome = await slot.process.ask(request, limits, (word) => {
      if (word.kind === 'officeReplaced') this.#options.onOfficeReplaced(word.reason);
      else onWord?.(word);
    });
    signal.removeEventListener('abort', cancel);
    clearTimeout(killing);
    clearInterval(steppingBack);
    await back;
    await this.#putBack(slot, outcome, back !== null);
    return outcome;
  }

  async #putBack(slot: Slot, outcome: ProcessOutcome<ToolAnswer>, isBack: boolean): Promise<void> {
    this.#busy.delete(slot);
    const id = await slot.process.processId();
    const usage = await readUsage(id);
    const isStuckBehind = isBack && id !== null && !(await comeForward(id));
    const isSpent = (usage?.memoryBytes ?? 0) > KEPT_MEMORY_BYTES || isStuckBehind;
    const isKept = this.#idle.length < (this.#options.keptCount ?? this.#options.count);
    if (outcome.kind === 'answered' && !isSpent && isKept) return void this.#idle.push(slot);
    if (outcome.kind !== 'answered') {
      await slot.process.stop();
      return removeWorkFolder(slot.folder);
    }
    // The answer does not wait until it has put its things in order.
    const ending = this.#end(slot).finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }

  async #end({ process, folder }: Slot): Promise<void> {
    await process.end(CLOSE_MS);
    await removeWorkFolder(folder);
  }

  #newSlot(): Slot {
    const folder = join(this.folder, `tools-${++this.#started}`);
    mkdirSync(folder, { recursive: true });
    const entry = this.#options.entry ?? new URL('./document-tools.process.ts', import.meta.url);
    return {
      process: new SupervisedProcess({ entry, args: [folder], heapMegabytes: HEAP_MEGABYTES }),
      folder,
    };
  }
}

/** Only an administrator may raise a priority again. */
function mayComeForward(): boolean {
  return process.getuid?.() === 0;
}

function isAnswerTo<Tool extends ToolRequest['tool']>(
  tool: Tool,
  answer: ToolAnswer,
): answer is AnswerTo<Tool> {
  return answer.tool === tool || answer.tool === 'refused';
}

function refusalOf(stop: Stop, limits: ProcessLimits): Refusal {
  const isBroken = stop === 'crashed' || stop === 'hung';
  return { reason: isBroken ? 'damaged' : 'tooLarge', message: stoppedText[stop](limits) };
}
