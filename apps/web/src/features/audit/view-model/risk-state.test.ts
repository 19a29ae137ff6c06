import { describe, expect, it } from 'vitest';
import { riskFixture, stateFixture } from './result.testing.ts';
import { changeOf, firstOpen, nextOpen, riskProgress, statesById } from './risk-state.ts';

const risk = riskFixture({ id: 'a', quote: '原文', start: 0, suggestion: '改为此句' });
const missing = riskFixture({ id: 'm', kind: 'missing', insertAt: 10 });

describe('the sent state', () => {
  it('is version 0 and 替换原文 at first', () => {
    expect(changeOf(risk, undefined, { state: 'adopted' })).toEqual({
      state: 'adopted',
      mode: 'replace',
      rewrite: null,
      note: '',
      version: 0,
    });
  });

  it('inserts a missing clause, whatever mode is requested', () => {
    expect(changeOf(missing, undefined, { state: 'adopted', mode: 'replace' }).mode).toBe('insert');
  });

  it('carries a rewrite only with an adoption, and only where it differs from the suggestion', () => {
    expect(changeOf(risk, undefined, { state: 'adopted', rewrite: '另一句' }).rewrite).toBe('另一句');
    expect(changeOf(risk, undefined, { state: 'adopted', rewrite: '改为此句' }).rewrite).toBeNull();
    expect(changeOf(risk, undefined, { state: 'ignored', rewrite: '另一句' }).rewrite).toBeNull();
  });

  it('keeps mode, rewrite and note when the change does not contain them', () => {
    const known = stateFixture('a', { mode: 'insert', rewrite: '另一句', note: '问客户', version: 4 });
    expect(changeOf(risk, known, { state: 'adopted', note: '已问' })).toEqual({
      state: 'adopted',
      mode: 'insert',
      rewrite: '另一句',
      note: '已问',
      version: 4,
    });
    expect(changeOf(risk, known, { state: 'ignored' })).toMatchObject({ note: '问客户', rewrite: null });
  });

  it('does not restore the rewrite of an undone adoption', () => {
    const open = stateFixture('a', { state: 'open', rewrite: '另一句' });
    expect(changeOf(risk, open, { state: 'adopted' }).rewrite).toBeNull();
  });
});

describe('the progress', () => {
  const risks = ['a', 'b', 'c'].map((id) => riskFixture({ id }));
  const states = statesById([
    stateFixture('a'),
    stateFixture('b', { state: 'open', note: '问客户' }),
    stateFixture('gone'),
  ]);

  it('counts adopted and ignored risks of this result', () => {
    expect(riskProgress(risks, states)).toEqual({ done: 1, total: 3 });
  });

  it('resumes at the first open one', () => {
    expect(firstOpen(risks, states)?.id).toBe('b');
    expect(firstOpen([], states)).toBeNull();
  });

  it('goes on after the decided risk, then from the top, never to itself', () => {
    expect(nextOpen(risks, 'b', states)?.id).toBe('c');
    expect(nextOpen(risks, 'c', states)?.id).toBe('b');
    expect(nextOpen(risks.slice(0, 2), 'b', states)).toBeNull();
  });
});
