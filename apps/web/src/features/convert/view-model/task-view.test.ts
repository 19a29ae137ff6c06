import { describe, expect, it } from 'vitest';
import { fileViews, recentTasks, statusText } from './task-view.ts';
import { conversion, recognition } from './tasks.testing.ts';

describe('a task', () => {
  it('shows its progress', () => {
    expect(statusText(conversion())).toBe('处理中 50%');
  });

  it('shows the progress of each file, and why one has no result', () => {
    const file = { fileId: 'f', size: 1 };
    const task = conversion({
      files: [
        { ...file, name: '一', fraction: 1, failure: null },
        { ...file, name: '二', fraction: 0.4, failure: null },
        { ...file, name: '三', fraction: 0, failure: null },
      ],
    });
    expect(fileViews(task).map(({ state, percent }) => [state, percent])).toEqual([
      ['done', 100],
      ['running', 40],
      ['waiting', 0],
    ]);
    const failed = { ...file, name: '坏', fraction: 1, failure: '文件已损坏' };
    expect(fileViews({ status: 'complete', files: [failed] })[0]).toMatchObject({
      state: 'failed',
      detail: '文件已损坏',
    });
  });
});

describe('recent tasks', () => {
  it('are those of both tools, newest first, each leading to its own page', () => {
    const list = recentTasks(
      [conversion({ id: 'c1', createdAt: '2026-11-15T01:00:00Z' })],
      [
        recognition({ id: 'r1', createdAt: '2026-11-15T02:00:00Z' }),
        recognition({ id: 'r2', createdAt: '2026-11-15T00:00:00Z' }),
      ],
      2,
    );
    expect(list.map(({ path }) => path)).toEqual([
      '/convert-tool/ocr?task=r1',
      '/convert-tool/convert?task=c1',
    ]);
  });
});
