/**
 * A small interface to the networks; the only file that uses the runtime. Pages run in parallel in
 * processes; a process has more than one thread only where a processor would stay idle.
 */
import type { InferenceSession } from 'onnxruntime-node';
import { addsEightBitsExactly } from './image/eight-bits.ts';
import { type ModelName, readModelFile } from './model-files.ts';
import { ocrText } from './ocr.text.ts';

export interface Matrix {
  readonly data: Float32Array;
  readonly shape: readonly number[];
}

export type Network = (input: Matrix) => Promise<Matrix>;

export interface Networks {
  readonly detect: Network;
  readonly recognise: Network;
  /** The same with most of its weights in eight bits: half the time, a little less sure. Null where the processor adds those up wrongly. */
  readonly recogniseQuickly: Network | null;
  readonly direction: Network;
}

/** The machine cannot run the models at all, so every page would fail the same way. */
class RuntimeMissing extends Error {
  constructor(cause: unknown) {
    super(ocrText.runtimeMissing(`${process.platform}-${process.arch}`), { cause });
    this.name = 'RuntimeMissing';
  }
}

type Runtime = typeof import('onnxruntime-node');

/** `threads`: how many one network may use at a time. */
export async function loadNetworks(threads = 1): Promise<Networks> {
  const runtime = await loadRuntime();
  const load = async (name: NetworkName): Promise<Network> =>
    openNetwork(runtime, name, await readModelFile(name), threads);
  const whole = await readModelFile('recognition');
  const [detect, recogniseQuickly, direction] = await Promise.all([
    load('detection'),
    addsEightBitsExactly() ? load('quickRecognition') : null,
    load('direction'),
  ]);
  const recognise = openedOnDemand(() => openNetwork(runtime, 'recognition', whole, threads));
  return { detect, recognise, recogniseQuickly, direction };
}

/** Clear pages never ask the whole reader of lines, and opening it takes as long as reading several of them. */
function openedOnDemand(open: () => Promise<Network>): Network {
  let network: Promise<Network> | null = null;
  return async (input) => {
    network ??= open();
    return (await network)(input);
  };
}

async function loadRuntime(): Promise<Runtime> {
  try {
    return await import('onnxruntime-node');
  } catch (error) {
    throw new RuntimeMissing(error);
  }
}

/**
 * The arena saves a fifth of the time; memory patterns are kept per input size, and nearly every line has a
 * different size.
 */
const SESSION_OPTIONS: InferenceSession.SessionOptions = {
  interOpNumThreads: 1,
  enableCpuMemArena: true,
  enableMemPattern: false,
  logSeverityLevel: 3,
  // A thread without work sleeps: spinning would count against the page's processor time.
  extra: { session: { intra_op: { allow_spinning: '0' } } },
};

type NetworkName = Exclude<ModelName, 'alphabet'>;

async function openNetwork(
  runtime: Runtime,
  name: NetworkName,
  file: Uint8Array,
  threads: number,
): Promise<Network> {
  const options = { ...SESSION_OPTIONS, intraOpNumThreads: threads };
  const session = await runtime.InferenceSession.create(file, options);
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  if (inputName === undefined || outputName === undefined)
    throw new Error(`model ${name} has no input or output`);
  return async ({ data, shape }) => {
    const outputs = await session.run({ [inputName]: new runtime.Tensor('float32', data, shape) });
    const output = outputs[outputName];
    if (output === undefined || !(output.data instanceof Float32Array)) {
      throw new Error(`model ${name} gave no numbers`);
    }
    return { data: output.data, shape: output.dims };
  };
}
