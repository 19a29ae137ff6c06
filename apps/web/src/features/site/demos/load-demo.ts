/** Demonstrations by name. The first is part of the page; the others come when their tab is opened. */
import compare from './compare.demo.json';
import type { Demo, DemoName } from './demo.ts';

/** The JSON is validated where it is made. */
export const firstDemo = compare as Demo;

const loaders: Readonly<Record<DemoName, () => Promise<unknown>>> = {
  compare: async () => firstDemo,
  audit: async () => (await import('./audit.demo.json')).default,
  proofread: async () => (await import('./proofread.demo.json')).default,
  plagiarism: async () => (await import('./plagiarism.demo.json')).default,
  recognition: async () => (await import('./recognition.demo.json')).default,
  assistant: async () => (await import('./assistant.demo.json')).default,
};

export async function loadDemo(name: DemoName): Promise<Demo> {
  return (await loaders[name]()) as Demo;
}
