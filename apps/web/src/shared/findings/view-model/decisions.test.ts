import { describe, expect, it } from 'vitest';
import { decisionFixture } from '../decisions.testing.ts';
import {
  acceptedWords,
  decisionsById,
  isAccepted,
  nextOpen,
  openOnes,
  progressOf,
  stateOf,
  withDecisions,
} from './decisions.ts';

const findings = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const decisions = decisionsById([
  decisionFixture('a', { state: 'edited', text: '自己的' }),
  decisionFixture('b', { state: 'rejected' }),
  decisionFixture('c', { state: 'open', note: '问客户' }),
]);

describe('a finding', () => {
  it('is open without a decision, and with nothing but a note', () => {
    expect(findings.map(({ id }) => stateOf(decisions, id))).toEqual(['edited', 'rejected', 'open', 'open']);
    expect(openOnes(findings, decisions).map(({ id }) => id)).toEqual(['c', 'd']);
  });

  it('is accepted as suggested or with the user’s own words', () => {
    expect(findings.filter(({ id }) => isAccepted(decisions, id))).toEqual([{ id: 'a' }]);
    expect(isAccepted(decisionsById([decisionFixture('b')]), 'b')).toBe(true);
  });
});

describe('the words that come into the document', () => {
  it('are the user’s own, or else the suggestion of an accepted finding', () => {
    const words = findings.map(({ id }) => acceptedWords(decisions, id, `${id}!`));
    expect(words).toEqual(['自己的', null, null, null]);
    expect(acceptedWords(decisionsById([decisionFixture('c')]), 'c', 'c!')).toBe('c!');
    expect(acceptedWords(decisionsById([decisionFixture('c')]), 'c', null)).toBeNull();
  });

  it('may be none: both kinds of deletion', () => {
    expect(
      acceptedWords(decisionsById([decisionFixture('a', { state: 'edited', text: '' })]), 'a', 'a!'),
    ).toBe('');
    expect(acceptedWords(decisionsById([decisionFixture('a')]), 'a', '')).toBe('');
  });

  it('are not the earlier ones of a finding that is no longer edited', () => {
    const earlier = { text: '以前的话' };
    expect(acceptedWords(decisionsById([decisionFixture('a', earlier)]), 'a', 'a!')).toBe('a!');
    const rejected = decisionsById([decisionFixture('a', { ...earlier, state: 'rejected' })]);
    expect(acceptedWords(rejected, 'a', 'a!')).toBeNull();
  });
});

it('counts every decision as done, but not a note', () => {
  expect(progressOf(findings, decisions)).toEqual({ done: 2, total: 4 });
  expect(progressOf([], decisions)).toEqual({ done: 0, total: 0 });
});

it('does not count decisions on what is not among the findings', () => {
  expect(progressOf(findings, decisionsById([decisionFixture('elsewhere')]))).toEqual({ done: 0, total: 4 });
});

it('goes on to the next open one, from the end to the beginning', () => {
  expect(nextOpen(findings, 'a', decisions)?.id).toBe('c');
  expect(nextOpen(findings, 'd', decisions)?.id).toBe('c');
  expect(nextOpen(findings, 'd', decisionsById([]))?.id).toBe('a');
  expect(nextOpen(findings.slice(0, 3), 'c', decisions)).toBeNull();
});

it('starts at the top when the finding is not shown', () => {
  expect(nextOpen(findings, 'hidden', decisions)?.id).toBe('c');
});

it('replaces known decisions with returned ones', () => {
  const one = (id: string, version: number) => decisionFixture(id, { version });
  const next = withDecisions([one('a', 1), one('b', 1)], [one('b', 2), one('c', 1)]);
  expect(next.map(({ findingId, version }) => `${findingId}${version}`)).toEqual(['a1', 'b2', 'c1']);
});
