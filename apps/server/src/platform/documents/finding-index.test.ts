import { RENUMBER_ALL } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { digestOf, findingIndex, identityOf, type NewFinding } from './finding-index.ts';

const parsed = (stored: unknown) => findingIndex.parse(JSON.parse(JSON.stringify(stored)));

/** What every entry has when nothing else is said. */
const plain = {
  ruleId: '',
  isNoise: false,
  original: '',
  hasSuggestion: true,
  placement: 'replace',
};

describe('an index stored by the version before', () => {
  it('of a comparison has its noise, and every change can be accepted', () => {
    const changes = [
      { id: 'c1', digest: 'a', isNoise: false },
      { id: 'c2', digest: 'b', isNoise: true },
    ];
    expect(parsed(changes)).toEqual([
      { ...plain, id: 'c1', digest: 'a' },
      { ...plain, id: 'c2', digest: 'b', isNoise: true },
    ]);
  });

  it('of a review inserts missing clauses and replaces what is there', () => {
    const risks = [
      { id: 'r1', ruleId: 'validity.deposit', digest: 'a.x', kind: 'risk' },
      { id: 'r2', ruleId: 'missing.delivery', digest: 'b.y', kind: 'missing' },
    ];
    expect(parsed(risks)).toEqual([
      { ...plain, id: 'r1', ruleId: 'validity.deposit', digest: 'a.x' },
      { ...plain, id: 'r2', ruleId: 'missing.delivery', digest: 'b.y', placement: 'insert' },
    ]);
  });

  it('of a proofreading says what has a suggestion and what stands there', () => {
    const corrections = [
      { id: 'k1', digest: 'a.x', original: '签定', hasSuggestion: true },
      { id: 'k2', digest: 'b.y', original: '2026年2月30日', hasSuggestion: false },
    ];
    expect(parsed(corrections)).toEqual([
      { ...plain, id: 'k1', digest: 'a.x', original: '签定' },
      { ...plain, id: 'k2', digest: 'b.y', original: '2026年2月30日', hasSuggestion: false },
    ]);
  });

  it('does not count the renumbering of a proofreading as something to decide', () => {
    const whole = { id: RENUMBER_ALL, digest: 'c.z', original: '', hasSuggestion: true };
    expect(parsed([whole])).toEqual([{ ...plain, id: RENUMBER_ALL, digest: 'c.z', isNoise: true }]);
  });
});

describe('an index as it is stored now', () => {
  it('is read as it was written', () => {
    const written: readonly NewFinding[] = [
      { id: 'f1', digest: 'a' },
      { id: 'f2', digest: 'b.x', ruleId: 'r', placement: 'insert' },
      { id: 'f3', digest: 'c.x', original: '签定', hasSuggestion: false, isNoise: true },
    ];
    const read = parsed(written);
    expect(read).toEqual([
      { ...plain, id: 'f1', digest: 'a' },
      { ...plain, id: 'f2', digest: 'b.x', ruleId: 'r', placement: 'insert' },
      { ...plain, id: 'f3', digest: 'c.x', original: '签定', hasSuggestion: false, isNoise: true },
    ]);
    expect(parsed(read)).toEqual(read);
  });

  it.each([
    ['an entry without a digest', [{ id: 'f1' }]],
    ['an unknown placement', [{ id: 'f1', digest: 'a', placement: 'before' }]],
    ['something that is no list', { id: 'f1', digest: 'a' }],
  ])('refuses %s', (_, stored) => {
    expect(findingIndex.safeParse(stored).success).toBe(false);
  });
});

describe('a digest', () => {
  it('has an identity that does not depend on the proposal', () => {
    const [one, other] = [digestOf(['r', 1], '甲'), digestOf(['r', 1], '乙')];
    expect(one).not.toBe(other);
    expect(identityOf(one)).toBe(identityOf(other));
    expect(identityOf(one)).toBe(digestOf(['r', 1]));
    expect(identityOf(one)).not.toBe(identityOf(digestOf(['r', 2], '甲')));
  });

  it('of a finding without a proposal differs from one with none to make', () => {
    expect(digestOf('x')).not.toBe(digestOf('x', null));
  });

  it('is the one the version before has stored with decisions', () => {
    expect(digestOf(['r', 0, 2, '签定'], '签订')).toBe(
      [
        '3a001624fbcc3fde4ef704ff8e1b58e035f32c1a7ab6e12f0d6f9dfb27224f8b',
        'a6e4d084b9022ed1ef4bd46cfd33ece7c840d10789f3b6c85dffdbae1d771ef9',
      ].join('.'),
    );
  });
});
