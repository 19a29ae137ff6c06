import { describe, expect, it } from 'vitest';
import { QUOTE_CHARACTERS, quoteChange, sharedEnds } from './quote-change.ts';
import { resultFixture } from './result.testing.ts';

describe('the quotation of a card', () => {
  const result = resultFixture(
    ['标题', '合同总价为人民币100万元整。'],
    ['标题', '合同总价为人民币120万元整。'],
    [
      [0, 0],
      [1, 1],
    ],
    [{ id: 'c', type: 'replace', old: '币100万元', new: '币120万元' }],
  );
  const [change] = result.changes;

  it('contains the differing words with enough context, from the same paragraph', () => {
    expect(change && quoteChange(result, change, 'old')).toEqual({
      before: '合同总价为人民',
      changed: '币100万元',
      after: '整。',
    });
    expect(change && quoteChange(result, change, 'new')?.changed).toBe('币120万元');
  });

  it('does not cut a number at its edge', () => {
    const numbered = resultFixture(
      ['3.1.1 受托人延误库存权限系统超过37日的'],
      ['3.1.1 受托人延误库存权限系统超过67日的'],
      [[0, 0]],
      [{ id: 'n', type: 'replace', old: '37', new: '67' }],
    );
    const [days] = numbered.changes;
    expect(days && quoteChange(numbered, days, 'old')?.before).toBe('3.1.1 受托人延误库存权限系统超过');
  });

  it('of a long text is the part that differs', () => {
    const [left, right] = ['甲方', '乙方'].map(
      (party) => `${'双方约定如下'.repeat(5)}由${party}承担${'全部费用'.repeat(5)}`,
    );
    const long = resultFixture(
      [left ?? ''],
      [right ?? ''],
      [[0, 0]],
      [{ id: 'l', type: 'replace', old: left ?? '', new: right ?? '' }],
    );
    const [party] = long.changes;
    expect(party && quoteChange(long, party, 'old')?.changed).toBe('甲');
  });

  it('is empty for a side without text', () => {
    expect(change && quoteChange(result, { ...change, old: null }, 'old')).toBeNull();
  });

  it('is shortened when too long', () => {
    const long = '条'.repeat(400);
    const whole = resultFixture(['甲'], [long], [[0, 0]], [{ id: 'i', type: 'insert', new: long }]);
    const [insert] = whole.changes;
    expect(insert && quoteChange(whole, insert, 'new')?.changed).toHaveLength(QUOTE_CHARACTERS + 1);
  });
});

describe('the common start and end of two texts', () => {
  it('is left out of the mark, but never all of a text', () => {
    expect(sharedEnds('甲方付款', '甲方不付款')).toEqual({ start: 0, end: 0 });
    expect(sharedEnds('甲方应付款', '甲方可付款')).toEqual({ start: 2, end: 2 });
    expect(sharedEnds('相同', '相同')).toEqual({ start: 0, end: 0 });
  });

  it('never ends inside a number', () => {
    expect(sharedEnds('总价680,000元', '总价860,000元')).toEqual({ start: 2, end: 1 });
  });
});
