import { describe, expect, it } from 'vitest';
import { recentStatus } from './recent-words.ts';

const task = {
  status: 'running',
  progress: { stage: 'aligning', fraction: 0.456 },
  isWaiting: false,
  failure: null,
} as const;

describe('a recent task', () => {
  it('in progress shows its step and percentage', () => {
    expect(recentStatus(task)).toEqual({ mark: 'running', word: '对齐 45%', percent: 45, note: null });
  });

  it('that waits in the queue says so', () => {
    const waiting = { ...task, status: 'pending', progress: { stage: 'queued', fraction: 0 } } as const;
    expect(recentStatus(waiting)).toMatchObject({ word: '排队中', percent: 0 });
    expect(recentStatus({ ...waiting, status: 'running' })).toMatchObject({ word: '进行中' });
  });

  it('without a result shows the reason', () => {
    const failure = { name: 'DOCUMENT_ENCRYPTED', message: '文件有密码' } as const;
    expect(recentStatus({ ...task, status: 'failed', failure })).toEqual({
      mark: 'failed',
      word: '失败',
      percent: null,
      note: '文件有密码',
    });
  });

  it('that waits for a choice is not called finished', () => {
    const read = { ...task, status: 'complete', isWaiting: true } as const;
    expect(recentStatus(read)).toEqual({
      mark: 'pending',
      word: '已读取，待选立场',
      percent: null,
      note: null,
    });
  });

  it('with a failed re-run says that the earlier result is shown', () => {
    const kept = { ...task, status: 'complete', notice: '显示的是上一次的结果。' } as const;
    expect(recentStatus(kept)).toMatchObject({ word: '已完成', note: '显示的是上一次的结果。' });
  });
});
