import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentence, words } from '../sentence.testing.ts';
import { differencesOf, differingTokens, meaningTokens } from './meaning-tokens.ts';

/** Clauses as they stand in contracts, and words that count beside others: sums written twice, currencies, the same word again. */
const clause = fc.oneof(
  sentence,
  fc
    .array(
      fc.constantFrom(
        ...words,
        '人民币',
        '壹佰万元整',
        '（¥1,000,000.00）',
        '大写：',
        '整洁',
        '干净',
        '应',
        '《办法》',
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((all) => all.join('')),
);

const edited = fc
  .record({
    clauses: fc.array(clause, { minLength: 1, maxLength: 5 }),
    at: fc.nat(200),
    removed: fc.integer({ min: 0, max: 6 }),
    added: fc.constantFrom(
      '',
      '，',
      '不',
      '应',
      '甲方',
      '5',
      '整',
      '整洁',
      '人民币',
      '壹佰万元整',
      '，乙方应付款',
    ),
  })
  .map(({ clauses, at, removed, added }) => {
    const old = clauses.join('，');
    const start = at % (old.length + 1);
    return [old, old.slice(0, start) + added + old.slice(start + removed)] as const;
  });

describe('the tokens in which two sentences differ', () => {
  it('are found without reading the clauses that are the same', () => {
    fc.assert(
      fc.property(edited, ([old, target]) => {
        const { before, after } = differingTokens(old, target);
        expect(differencesOf(before, after)).toEqual(
          differencesOf(meaningTokens(old), meaningTokens(target)),
        );
      }),
      { numRuns: 3000 },
    );
  });

  it('are those of one clause', () => {
    const old = '乙方应于验收合格后，凭发票向甲方申请付款，甲方应在三十日内支付。';
    const { before } = differingTokens(old, old.replace('申请', '请求'));
    expect(before.map(({ start, end }) => old.slice(start, end)).join('')).toBe('凭发票向甲方申请付款');
  });
});
