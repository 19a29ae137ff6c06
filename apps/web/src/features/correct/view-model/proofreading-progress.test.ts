import { expect, it } from 'vitest';
import { shownStage, stageViews, statusText, summaryText } from './proofreading-progress.ts';
import { proofreading } from './result.testing.ts';

it('says how far it is', () => {
  const running = proofreading({ status: 'running', progress: { stage: 'reviewing', fraction: 0.456 } });
  expect(statusText(running)).toBe('处理中 45%');
  expect(stageViews(running).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'current',
    'waiting',
  ]);
});

it('counts making pages as reading', () => {
  expect(shownStage({ progress: { stage: 'rendering', fraction: 0.1 } })).toBe('reading');
});

it('says how much was found, or that nothing was', () => {
  expect(summaryText(proofreading())).toBe('4 处');
  expect(summaryText(proofreading({ statistics: { error: 0, suspect: 0, advice: 0 } }))).toBe('没有发现问题');
  expect(summaryText(proofreading({ status: 'failed', statistics: null }))).toBe('失败');
});
