import { expect, it } from 'vitest';
import { shownStage, stageViews, statusText, summaryText } from './proofreading-progress.ts';
import { proofreading } from './result.testing.ts';

it('shows its progress', () => {
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

it('counts page layout as reading', () => {
  expect(shownStage({ progress: { stage: 'rendering', fraction: 0.1 } })).toBe('reading');
});

it('shows the number of findings, or that there is none', () => {
  expect(summaryText(proofreading())).toBe('4 处');
  expect(summaryText(proofreading({ statistics: { error: 0, suspect: 0, advice: 0 } }))).toBe('没有发现问题');
  expect(summaryText(proofreading({ status: 'failed', statistics: null }))).toBe('失败');
});
