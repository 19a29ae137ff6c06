/**
 * Opens a network of the product's own, on one core: with two threads the runtime took 1.7 times the processor time and was slower as soon as
 * anything else ran.
 */
import type { InferenceSession } from 'onnxruntime-node';

const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
  // Processors without VNNI add products of int8 in 16 bits, where large ones are cut off: without this the answers are nonsense there. It costs a
  // third more time on those and nothing on others.
  extra: { session: { x64quantprecision: '1' } },
};

export function openModelSession(
  runtime: typeof import('onnxruntime-node'),
  bytes: Uint8Array,
): Promise<InferenceSession> {
  return runtime.InferenceSession.create(bytes, OPTIONS);
}
