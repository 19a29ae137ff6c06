import { expect, it } from 'vitest';
import { decisionFixture } from '../../../shared/findings/decisions.testing.ts';
import { changesOf } from '../../../shared/findings/view-model/decision-history.ts';
import { decisionsById } from '../../../shared/findings/view-model/decisions.ts';
import { riskFixture } from './result.testing.ts';
import type { Risk } from './result-shapes.ts';
import { decisionOn, type RiskChoice } from './risk-choice.ts';

const risk = riskFixture({ id: 'a', quote: '原文', start: 0, suggestion: '改为此句' });
const missing = riskFixture({ id: 'm', kind: 'missing', insertAt: 10 });
const advice = riskFixture({ id: 'c', edit: null, suggestion: '补充期限' });

/** What is sent when these decisions are known. */
function sent(choice: RiskChoice, known: Parameters<typeof decisionsById>[0] = [], on: Risk = risk) {
  return changesOf(decisionsById(known), [decisionOn(on, choice)])[0]?.after;
}

it('accepts the suggestion with the chosen placement', () => {
  const after = { state: 'accepted', text: null, note: '' };
  expect(sent({ state: 'accepted', placement: 'replace' })).toEqual({ ...after, placement: 'replace' });
  expect(sent({ state: 'accepted', placement: 'insert' })).toEqual({ ...after, placement: 'insert' });
});

it('inserts a missing clause, whatever placement is requested', () => {
  expect(sent({ state: 'accepted', placement: 'replace' }, [], missing)?.placement).toBe('insert');
});

it('sends a rewrite only with an adoption, and only where it differs from the suggestion', () => {
  expect(sent({ state: 'edited', text: ' 另一句\n' })).toMatchObject({ state: 'edited', text: '另一句' });
  expect(sent({ state: 'edited', text: '改为此句 ' })).toMatchObject({ state: 'accepted', text: null });
  expect(sent({ state: 'rejected', text: '另一句' })).toMatchObject({ state: 'rejected', text: null });
});

it('sends what was written for advice, also when it is the advice itself', () => {
  const written = sent({ state: 'edited', text: '补充期限' }, [], advice);
  expect(written).toMatchObject({ state: 'edited', text: '补充期限' });
});

it('keeps placement, rewrite and note when the choice does not contain them', () => {
  const part = { text: '另一句', placement: 'insert', note: '问客户', version: 4 } as const;
  const known = [decisionFixture('a', { state: 'edited', ...part })];
  expect(sent({ state: 'edited', note: '已问' }, known)).toEqual({
    state: 'edited',
    text: '另一句',
    placement: 'insert',
    note: '已问',
  });
  expect(sent({ state: 'rejected' }, known)).toMatchObject({ note: '问客户', text: null });
});

it('does not restore the rewrite of an undone adoption', () => {
  const open = [decisionFixture('a', { state: 'open', text: '另一句' })];
  expect(sent({ state: 'accepted' }, open)).toMatchObject({ state: 'accepted', text: null });
});
