import { describe, expect, it } from 'vitest';
import {
  auditPath,
  endOfReview,
  isUnderWay,
  mayHaveResult,
  phaseMark,
  phaseText,
  stageViews,
  statusWords,
} from './audit-phase.ts';
import type { Audit } from './audit-shapes.ts';

const PHASES = ['recognising', 'choosing', 'reviewing', 'complete', 'failed', 'cancelled'] as const;

const at = (phase: Audit['phase'], stage: Audit['progress']['stage'], fraction = 0.5) => ({
  phase,
  status: 'running' as const,
  progress: { stage, fraction },
});

it('shows stage and percentage while the server is working, one word otherwise', () => {
  expect(phaseText(at('reviewing', 'reviewing', 0.459))).toBe('审查中 · 审查 45%');
  expect(phaseText(at('reviewing', 'reviewing', 1))).toBe('审查中 · 审查 99%');
  expect(phaseText({ ...at('choosing', 'done'), status: 'complete' })).toBe('待选择立场');
});

it('counts the risks of a complete review, and missing clauses by themselves', () => {
  const statistics = { high: 4, medium: 12, low: 6, missing: 5, passed: 9, notChecked: 0 };
  const words = (part: Partial<typeof statistics>) =>
    statusWords({ ...at('complete', 'done'), statistics: { ...statistics, ...part } });
  expect(words({})).toBe('22 项风险 · 5 项缺失条款');
  expect(words({ missing: 0 })).toBe('22 项风险');
  const none = { high: 0, medium: 0, low: 0 };
  expect(words(none)).toBe('没有发现风险 · 5 项缺失条款');
  expect(words({ ...none, missing: 0 })).toBe('没有发现风险');
  expect(statusWords({ ...at('reviewing', 'saving', 1), statistics: null })).toBe('审查中 · 保存 99%');
});

it('is not in progress while it waits for the user', () => {
  expect(PHASES.filter(isUnderWay)).toEqual(['recognising', 'reviewing']);
});

it('may have a partial result while reviewing', () => {
  expect(PHASES.filter(mayHaveResult)).toEqual(['reviewing', 'complete']);
});

it('says how a review ended that left no result, although it waits for a choice again', () => {
  const failed = { ...at('choosing', 'reviewing'), status: 'failed' } as const;
  expect(endOfReview(failed)).toBe('failed');
  expect(phaseText(failed)).toBe('审查没有完成');
  expect(phaseMark(failed)).toBe('failed');
  const cancelled = { ...failed, status: 'cancelled' } as const;
  expect(phaseText(cancelled)).toBe('审查已取消');
  expect(endOfReview({ phase: 'choosing', status: 'complete' })).toBeNull();
  expect(endOfReview({ phase: 'failed', status: 'failed' })).toBeNull();
});

it('continues on the upload page until a review has started', () => {
  for (const phase of ['recognising', 'choosing', 'failed', 'cancelled'] as const)
    expect(auditPath({ id: 'a', phase })).toBe('/contract-audit/upload?id=a');
  for (const phase of ['reviewing', 'complete'] as const)
    expect(auditPath({ id: 'a', phase })).toBe('/contract-audit/result/model?id=a');
});

describe('the stages', () => {
  const shown = (audit: ReturnType<typeof at>) =>
    stageViews(audit).map(({ title, state }) => `${title} ${state}`);

  it('count layout as part of reading', () => {
    expect(shown(at('recognising', 'rendering'))).toEqual(['排队 done', '读取 current', '识别 waiting']);
  });

  it('continue with the review', () => {
    expect(shown(at('reviewing', 'reviewing'))).toEqual([
      '排队 done',
      '读取 done',
      '识别 done',
      '审查 current',
      '保存 waiting',
    ]);
  });
});
