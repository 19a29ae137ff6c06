import { describe, expect, it } from 'vitest';
import { progressText, stageViews } from './task-progress.ts';

const task = (
  status: 'pending' | 'running' | 'complete',
  stage: 'queued' | 'aligning' | 'done',
  fraction: number,
) => ({
  status,
  progress: { stage, fraction },
});

describe('stages', () => {
  it('are done before the current one and wait after it', () => {
    expect(
      stageViews(task('running', 'aligning', 0.5)).map(({ title, state }) => `${title} ${state}`),
    ).toEqual(['排队 done', '读取 done', '对齐 current', '保存 waiting']);
  });

  it('are all done at the end', () => {
    expect(stageViews(task('complete', 'done', 1)).every(({ state }) => state === 'done')).toBe(true);
  });
});

describe('progress in words', () => {
  it('names stage and share while running', () => {
    expect(progressText(task('running', 'aligning', 0.456))).toBe('比对中 · 对齐 45%');
  });

  it('is one word otherwise', () => {
    expect(progressText(task('pending', 'queued', 0))).toBe('排队中');
    expect(progressText(task('complete', 'done', 1))).toBe('已完成');
  });
});
