import { expect, it } from 'vitest';
import { demoNames } from './demo.ts';
import { fetchDemo, knownDemo, useDemoData } from './demo-data.store.ts';

it('keeps the demonstration of each type after it was first requested', async () => {
  expect(Object.keys(useDemoData.getState().demoPdfData)).toEqual(['compare']);
  expect(knownDemo('audit')).toBeNull();
  for (const type of demoNames) expect(await fetchDemo(type)).toBe(knownDemo(type));
  expect(new Set(Object.keys(useDemoData.getState().demoPdfData))).toEqual(new Set(demoNames));
  expect(knownDemo('audit')?.findings.length).toBeGreaterThan(0);
});
