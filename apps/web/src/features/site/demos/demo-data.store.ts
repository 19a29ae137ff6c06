/** The loaded demonstrations, by type (docs/spec.md#global-state): a tab that was open before opens at once. */
import { create } from 'zustand';
import type { Demo, DemoName } from './demo.ts';
import { firstDemo, loadDemo } from './load-demo.ts';

interface DemoData {
  readonly demoPdfData: Partial<Readonly<Record<DemoName, Demo>>>;
}

export const useDemoData = create<DemoData>(() => ({ demoPdfData: { compare: firstDemo } }));

export function knownDemo(type: DemoName): Demo | null {
  return useDemoData.getState().demoPdfData[type] ?? null;
}

export async function fetchDemo(type: DemoName): Promise<Demo> {
  const demo = knownDemo(type) ?? (await loadDemo(type));
  useDemoData.setState(({ demoPdfData }) => ({ demoPdfData: { ...demoPdfData, [type]: demo } }));
  return demo;
}
