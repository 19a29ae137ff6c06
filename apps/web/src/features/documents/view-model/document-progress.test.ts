import type { TaskStage } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import {
  isFaultOfFile,
  isUnfinished,
  progressPercent,
  stageDetail,
  stageViews,
} from './document-progress.ts';

const running = (stage: TaskStage, fraction = 0.4) => ({
  status: 'running' as const,
  progress: { stage, fraction },
});
const states = (task: Parameters<typeof stageViews>[0]) => stageViews(task).map(({ state }) => state);

describe('the stages of a document', () => {
  it('are 读取, 排版 and 识别', () => {
    expect(stageViews(running('reading')).map(({ title }) => title)).toEqual(['读取', '排版', '识别']);
  });

  it('are done one after the other', () => {
    expect(states(running('reading'))).toEqual(['current', 'waiting', 'waiting']);
    expect(states(running('rendering'))).toEqual(['done', 'current', 'waiting']);
    expect(states(running('recognising'))).toEqual(['done', 'done', 'current']);
    expect(states(running('saving'))).toEqual(['done', 'done', 'done']);
  });

  it('have not begun while the document waits', () => {
    const waiting = { status: 'pending' as const, progress: { stage: 'queued' as const, fraction: 0 } };
    expect(states(waiting)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(stageDetail(waiting)).toContain('等待');
  });

  it('say what happens now', () => {
    expect(stageDetail(running('recognising'))).toContain('识别');
    expect(stageDetail(running('saving'))).toContain('保存');
  });
});

describe('the progress of a document', () => {
  it('is not called complete before it is', () => {
    expect(progressPercent(running('saving', 1))).toBe(99);
    expect(progressPercent({ status: 'complete', progress: { stage: 'done', fraction: 1 } })).toBe(100);
  });

  it('goes on while it waits or runs', () => {
    expect(
      ['pending', 'running', 'complete', 'failed', 'cancelled'].filter((status) =>
        isUnfinished(status as 'pending'),
      ),
    ).toEqual(['pending', 'running']);
  });

  it('tells a fault of the file from one of ours', () => {
    expect(isFaultOfFile({ failure: { name: 'DOCUMENT_ENCRYPTED', message: '' } })).toBe(true);
    expect(isFaultOfFile({ failure: { name: 'INTERNAL', message: '' } })).toBe(false);
    expect(isFaultOfFile({ failure: null })).toBe(false);
  });
});
