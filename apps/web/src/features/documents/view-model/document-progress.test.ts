import type { TaskStage } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { stageDetail, stageViews } from './document-progress.ts';

const running = (stage: TaskStage, fraction = 0.4) => ({
  status: 'running' as const,
  progress: { stage, fraction },
});
const states = (task: Parameters<typeof stageViews>[0]) => stageViews(task).map(({ state }) => state);

describe('the stages of a document', () => {
  it('are 读取, 排版 and 识别', () => {
    expect(stageViews(running('reading')).map(({ title }) => title)).toEqual(['读取', '排版', '识别']);
  });

  it('finish one after the other', () => {
    expect(states(running('reading'))).toEqual(['current', 'waiting', 'waiting']);
    expect(states(running('rendering'))).toEqual(['done', 'current', 'waiting']);
    expect(states(running('recognising'))).toEqual(['done', 'done', 'current']);
    expect(states(running('saving'))).toEqual(['done', 'done', 'done']);
  });

  it('have not started while the document is queued', () => {
    const waiting = { status: 'pending' as const, progress: { stage: 'queued' as const, fraction: 0 } };
    expect(states(waiting)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(stageDetail(waiting)).toContain('等待');
  });

  it('show the current step', () => {
    expect(stageDetail(running('recognising'))).toContain('识别');
    expect(stageDetail(running('saving'))).toContain('保存');
  });
});
