import { expect, it } from 'vitest';
import { conversion } from '../view-model/tasks.testing.ts';
import { useSplitPdf } from './split-pdf.store.ts';

const state = () => useSplitPdf.getState();

it('follows the reported progress one point at a time, keeps its value for the same task, restarts for another', () => {
  const task = conversion({ id: 'first', splitPdfProgress: 0.02 });
  state().report(task);
  expect([state().splitPdfProgress, state().splitPdfProgressTime]).toEqual([0, 10]);
  for (let ticks = 0; ticks < 5; ticks += 1) state().tick();
  expect(state().splitPdfProgress).toBe(2);
  state().report({ ...task, splitPdfProgress: 1 });
  state().tick();
  expect(state().splitPdfProgress).toBe(3);
  state().report({ ...task, id: 'second' });
  expect(state().splitPdfProgress).toBe(0);
  expect(state().splitPdfData?.id).toBe('second');
});
