/**
 * The processes that open users' files: a file is read, converted, recognised or examined there and nowhere else. Each works
 * on one request at a time and is killed at its limits; a request whose process crashes is tried once more in a new one.
 */
import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import {
  comeForward,
  mayComeForward,
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
import {
  type AnswerTo,
  type Refusal,
  type Stop,
  type ToolAnswer,
  type ToolProcesses,
  type ToolRequest,
  type ToolWatch,
  type ToolWord,
  WARM,
} from './document-tools.port.ts';
import { stoppedText } from './tool.text.ts';
import { limitsOf } from './tool-limits.ts';

export interface ToolProcessesOptions {
  readonly folder: string;
  /** How many work at the same time. */
  readonly count: number;
  /** How many of them stay when they have nothing to do. */
  readonly keptCount?: number;
  /** How far they give way to others. */
  readonly nice?: number;
  readonly onOfficeReplaced: (reason: string) => void;
  /** The program of a process, and what each request may use; tests have their own. */
  readonly entry?: URL;
  readonly limits?: (request: ToolRequest) => Promise<ProcessLimits>;
}

const HEAP_MEGABYTES = 2048;
/** Idle processes beside those at work: the two files of a comparison. */
const READY = 2;
/** Starting one holds the worker's loop for a moment, so the request goes first; a short one has given its process back by then. */
const READY_MS = 250;
const ATTEMPTS = 2;
/** A process that does not heed a cancellation by then is killed. */
const CANCEL_MS = 2_000;
const CLOSE_MS = 5_000;
/** What takes longer gives way to the short requests of others. */
const STEP_BACK_MS = 1_000;
/** Where a process that stepped back cannot be put forward and has to be replaced, or has to start first: later. */
const LATE_STEP_BACK_MS = 5_000;
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
  /** Started before anybody needed it. */
  readonly isPrepared: boolean;
  /** Started behind all others. */
  isBehind: boolean;
}

class Pool implements ToolProcesses {
  readonly folder: string;
  readonly #options: ToolProcessesOptions;
  readonly #inTurn: ReturnType<typeof atMost>;
  readonly #idle: Slot[] = [];
  readonly #busy = new Set<Slot>();
  readonly #ending = new Set<Promise<void>>();
  #started = 0;
  #isClosing = false;

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
    this.#isClosing = true;
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
    const slot = this.#takeSlot();
    this.#busy.add(slot);
    // One that cannot be started is told by its request.
    void this.#bringForward(slot).catch(() => undefined);
    const readying = setTimeout(() => this.#keepReady(), READY_MS);
    let killing: NodeJS.Timeout | undefined;
    const cancel = () => {
      void slot.process.tell({ tool: 'cancel' });
      killing = setTimeout(() => void slot.process.stop(), CANCEL_MS);
    };
    signal.addEventListener('abort', cancel, { once: true });
    let back: Promise<void> | null = null;
    const isWarm = slot.isPrepared || slot.process.requests > 0;
    // Again and again: it may start further processes.
    const steppingBack = setInterval(
      () => {
        back = slot.process.processId().then((id) => (id === null ? undefined : stepBack(id)));
      },
      mayComeForward() && isWarm ? STEP_BACK_MS : LATE_STEP_BACK_MS,
    );
    const asked = slot.process.ask(request, limits, (word) => {
      if (word.kind === 'officeReplaced') this.#options.onOfficeReplaced(word.reason);
      else onWord?.(word);
    });
    const outcome = await asked
      .catch(async (error: unknown) => {
        this.#busy.delete(slot);
        await removeWorkFolder(slot.folder);
        throw error;
      })
      .finally(() => {
        signal.removeEventListener('abort', cancel);
        clearTimeout(killing);
        clearInterval(steppingBack);
        clearTimeout(readying);
      });
    await back;
    await this.#putBack(slot, outcome, back !== null);
    return outcome;
  }

  /** One that died while it had nothing to do (the system was short of memory) says nothing about the next file. */
  #takeSlot(): Slot {
    for (let slot = this.#idle.pop(); slot !== undefined; slot = this.#idle.pop()) {
      if (!slot.process.hasEnded) return slot;
      this.#endLater(slot);
    }
    return this.#newSlot();
  }

  async #putBack(slot: Slot, outcome: ProcessOutcome<ToolAnswer>, isBack: boolean): Promise<void> {
    this.#busy.delete(slot);
    const id = await slot.process.processId();
    const usage = readUsage(id);
    const isStuckBehind = isBack && id !== null && !(await comeForward(id, this.#options.nice));
    const isSpent = (usage?.memoryBytes ?? 0) > KEPT_MEMORY_BYTES || isStuckBehind;
    if (outcome.kind !== 'answered') {
      await slot.process.stop();
      this.#keepReady();
      return removeWorkFolder(slot.folder);
    }
    // The one used last has the most of what the next one needs; the answer does not wait until another has put its things in order.
    if (!isSpent) this.#idle.push(slot);
    const spare = isSpent
      ? slot
      : this.#idle.length > this.#keptCount() + READY
        ? this.#idle.shift()
        : undefined;
    if (spare !== undefined) this.#endLater(spare);
  }

  #endLater(slot: Slot): void {
    const ending = this.#end(slot).finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }

  /** The next request finds one that has started, also when those before it were killed. */
  #keepReady(): void {
    while (!this.#isClosing && this.#idle.length < Math.min(READY, this.#keptCount())) {
      const slot = this.#newSlot(true);
      slot.process.prepare();
      // Behind those that have worked: it may still be starting.
      this.#idle.unshift(slot);
    }
  }

  #keptCount(): number {
    return this.#options.keptCount ?? this.#options.count;
  }

  async #end({ process, folder }: Slot): Promise<void> {
    await process.end(CLOSE_MS);
    await removeWorkFolder(folder);
  }

  async #bringForward(slot: Slot): Promise<void> {
    const id = slot.isBehind ? await slot.process.processId() : null;
    if (id !== null) await comeForward(id, this.#options.nice);
    slot.isBehind = false;
  }

  #newSlot(isPrepared = false): Slot {
    const folder = join(this.folder, `tools-${++this.#started}`);
    mkdirSync(folder, { recursive: true });
    const isBehind = isPrepared && mayComeForward();
    const entry = this.#options.entry ?? new URL('./document-tools.process.ts', import.meta.url);
    return {
      process: new SupervisedProcess({
        entry,
        args: isPrepared ? [folder, WARM] : [folder],
        heapMegabytes: HEAP_MEGABYTES,
        nice: isBehind ? constants.priority.PRIORITY_LOW : (this.#options.nice ?? 0),
      }),
      folder,
      isPrepared,
      isBehind,
    };
  }
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
