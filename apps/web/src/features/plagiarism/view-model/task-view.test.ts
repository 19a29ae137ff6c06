import { describe, expect, it } from 'vitest';
import { taskFixture } from './results.testing.ts';
import { againstWords, openPath, progressText, resultPath, stageViews, taskActions } from './task-view.ts';

describe('a check', () => {
  it('opens on the page of its mode, and with a key on the same page', () => {
    expect(resultPath({ id: 'x', mode: 'pair' })).toBe('/plagiarism/result?taskId=x');
    expect(resultPath({ id: 'x', mode: 'many' })).toBe('/plagiarism/resultV2?taskId=x');
    expect(openPath({ id: 'x', mode: 'pair' })).toBe('/plagiarism/result?taskId=x&origin=no_token');
  });

  it('names what is compared with what', () => {
    const task = taskFixture();
    expect(againstWords(task)).toBe('华东公司投标文件 ↔ 江南公司投标文件');
    const [target] = task.targets;
    const three = target ? [target, target, target] : [];
    expect(againstWords({ ...task, targets: three, useTextBase: true })).toBe(
      '华东公司投标文件 ↔ 3 份文件、文本库',
    );
    expect(againstWords({ ...task, targets: [], useTextBase: true })).toBe('华东公司投标文件 ↔ 文本库');
  });

  it('shows its progress, and counts recognition as reading', () => {
    const running = { status: 'running', progress: { stage: 'aligning', fraction: 0.45 } } as const;
    expect(progressText(running)).toBe('查重中 · 比对 45%');
    const reading = { status: 'running', progress: { stage: 'recognising', fraction: 0.2 } } as const;
    expect(stageViews(reading).find(({ state }) => state === 'current')?.title).toBe('读取');
    expect(progressText(taskFixture())).toBe('已完成');
  });

  it('can be cancelled while it runs, and run again, shared and deleted with permission', () => {
    const { abilities } = taskFixture();
    expect(taskActions({ abilities, status: 'running' })).toEqual([
      'collaborate',
      'rename',
      'cancel',
      'remove',
    ]);
    expect(taskActions({ abilities, status: 'complete' })).toEqual([
      'collaborate',
      'rename',
      'share',
      'rerun',
      'remove',
    ]);
    const reader = { read: true, change: false, run: false, share: false, delete: false };
    expect(taskActions({ abilities: reader, status: 'complete' })).toEqual(['collaborate']);
  });
});
