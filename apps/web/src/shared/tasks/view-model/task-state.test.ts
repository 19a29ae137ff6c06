import type { TaskStatus } from '@wenjian/api';
import { expect, it } from 'vitest';
import { isFaultOfFile, isUnfinished, progressPercent, stageSteps } from './task-state.ts';

it('knows which tasks are in progress', () => {
  const all: readonly TaskStatus[] = ['pending', 'running', 'complete', 'failed', 'cancelled'];
  expect(all.filter(isUnfinished)).toEqual(['pending', 'running']);
});

it('never shows 100 % before the end', () => {
  expect(progressPercent({ status: 'running', progress: { stage: 'aligning', fraction: 1 } })).toBe(99);
  expect(progressPercent({ status: 'complete', progress: { stage: 'done', fraction: 1 } })).toBe(100);
});

it('tells a failure caused by the file from other failures', () => {
  expect(isFaultOfFile({ failure: { name: 'DOCUMENT_ENCRYPTED' } })).toBe(true);
  expect(isFaultOfFile({ failure: { name: 'TASK_TIMED_OUT' } })).toBe(false);
  expect(isFaultOfFile({ failure: null })).toBe(false);
});

it('shows stages before the current one as done and the others as waiting; without one all are done', () => {
  const titles = { queued: 'a', reading: 'b', saving: 'c' };
  const states = (current: 'reading' | null) =>
    stageSteps(['queued', 'reading', 'saving'], current, titles).map(
      ({ title, state }) => `${title} ${state}`,
    );
  expect(states('reading')).toEqual(['a done', 'b current', 'c waiting']);
  expect(states(null)).toEqual(['a done', 'b done', 'c done']);
});
