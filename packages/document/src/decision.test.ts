import { describe, expect, it } from 'vitest';
import { acceptedWords, type DecisionState, decisionStates, isAccepted, type Verdict } from './decision.ts';

const verdict = (state: DecisionState, text: string | null): Verdict => ({
  state,
  text,
  placement: 'replace',
  note: '',
});

it('a finding is accepted with or without own words', () => {
  expect(decisionStates.filter((state) => isAccepted({ state }))).toEqual(['accepted', 'edited']);
});

describe('the words that come into the document', () => {
  it('are the suggestion when it was accepted, whatever text is left over', () => {
    expect(acceptedWords(verdict('accepted', null), '签订')).toBe('签订');
    expect(acceptedWords(verdict('accepted', '订立'), '签订')).toBe('签订');
    expect(acceptedWords(verdict('accepted', '订立'), null)).toBeNull();
  });

  it("are the user's own when they were edited, even if they are none", () => {
    expect(acceptedWords(verdict('edited', '订立'), '签订')).toBe('订立');
    expect(acceptedWords(verdict('edited', ''), '签订')).toBe('');
    expect(acceptedWords(verdict('edited', null), '签订')).toBeNull();
  });

  it.each(['open', 'rejected'] as const)('are none when the finding is %s', (state) => {
    expect(acceptedWords(verdict(state, '订立'), '签订')).toBeNull();
  });

  it('are none without a decision', () => {
    expect(acceptedWords(undefined, '签订')).toBeNull();
  });
});
