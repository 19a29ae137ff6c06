/**
 * The processes that open users' files: a file is read, converted, recognised or examined there and nowhere else. Each works
 * on one request at a time and is killed at its limits; a request whose process crashes is tried once more in a new one.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ProcessLimits,
  type ProcessOutcome,
  readUsage,
  removeWorkFolder,
  SupervisedProcess,
} from '@wenjian/readers/supervision';
import { atMost } from '../../platform/queue/at-most.ts';
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
    throw new Error(
      answer.tool === 'failed' ? answer.detail : `${answer.tool} is no answer to ${request.tool}`,
    );
  }

  async close(): Promise<void> {
    const slots = [...this.#idle.splice(0), ...this.#busy];
    await Promise.all(slots.map(({ process }) => process.end(CLOSE_MS)));
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
    const outcome = await slot.process.ask(request, limits, (word) => {
      if (word.kind === 'officeReplaced') this.#options.onOfficeReplaced(word.reason);
      else onWord?.(word);
    });
    signal.removeEventListener('abort', cancel);
    clearTimeout(killing);
    await this.#putBack(slot, outcome);
    return outcome;
  }

  async #putBack(slot: Slot, outcome: ProcessOutcome<ToolAnswer>): Promise<void> {
    this.#busy.delete(slot);
    const usage = await readUsage(await slot.process.processId());
    const isSpent = (usage?.memoryBytes ?? 0) > KEPT_MEMORY_BYTES;
    if (outcome.kind === 'answered' && !isSpent) return void this.#idle.push(slot);
    if (outcome.kind === 'answered') await slot.process.end(CLOSE_MS);
    else await slot.process.stop();
    await removeWorkFolder(slot.folder);
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
