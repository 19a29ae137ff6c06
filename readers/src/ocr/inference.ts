/**
 * A small interface to the three networks; the only file that uses the runtime. One thread each: pages run in
 * parallel in processes.
 */
import type { InferenceSession } from 'onnxruntime-node';
import { readModelFile } from './model-files.ts';
import { ocrText } from './ocr.text.ts';

export interface Matrix {
  readonly data: Float32Array;
  readonly shape: readonly number[];
}

export type Network = (input: Matrix) => Promise<Matrix>;

export interface Networks {
  readonly detect: Network;
  readonly recognise: Network;
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

export async function loadNetworks(): Promise<Networks> {
  const runtime = await loadRuntime();
  const [detect, recognise, direction] = await Promise.all([
    loadNetwork(runtime, 'detection'),
    loadNetwork(runtime, 'recognition'),
    loadNetwork(runtime, 'direction'),
  ]);
  return { detect, recognise, direction };
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
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: true,
  enableMemPattern: false,
  logSeverityLevel: 3,
};

async function loadNetwork(
  runtime: Runtime,
  name: 'detection' | 'recognition' | 'direction',
): Promise<Network> {
  const session = await runtime.InferenceSession.create(await readModelFile(name), SESSION_OPTIONS);
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
