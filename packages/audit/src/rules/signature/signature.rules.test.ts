import { describe, expect, it } from 'vitest';
import { verdictIn } from '../../audit.testing.ts';
import { signatureRules } from './signature.rules.ts';

const signed = [
  '第一条 乙方应交货。',
  '甲方（盖章）：',
  '日期：2025年3月1日',
  '乙方（盖章）：',
  '日期：2025年3月1日',
];
const rows: readonly (readonly [string, string[], string[], string])[] = [
  ['missing', ['第一条 乙方应交货。'], signed, 'missing'],
  ['date-missing', ['第一条 乙方应交货。', '甲方（盖章）：', '日期：    年  月  日'], signed, 'hit'],
  [
    'date-missing',
    ['第一条 乙方应交货。', '甲方（盖章）：'],
    ['第一条 本合同于2025年3月1日签订。', '甲方（盖章）：'],
    'missing',
  ],
  [
    'blank-left',
    ['第一条 乙方应于____年__月__日前交货。', ...signed],
    ['第一条 乙方应交货。', '甲方（盖章）：________', '日期：____'],
    'hit',
  ],
  [
    'effect-unclear',
    ['本合同自双方签字或者盖章后生效。', '双方签字并盖章后本合同生效。'],
    ['本合同自双方签字并盖章之日起生效。'],
    'hit',
  ],
  ['effect-unclear', ['乙方应交货。'], ['本合同自签订之日起生效。'], 'missing'],
  ['copies-missing', ['乙方应交货。'], ['本合同一式两份。'], 'missing'],
  ['page-mark', ['乙方应交货。'], ['本合同的变更应采用书面形式。'], 'missing'],
  [
    'conditional-effect',
    ['本合同经甲方董事会批准后生效。'],
    ['本合同经甲方董事会批准后生效，三十日内未获批准的自动终止。'],
    'hit',
  ],
];

describe('rules of signature and blanks', () => {
  it.each(rows)('signature.%s finds the fault', (id, bad, _, kind) => {
    expect(verdictIn(signatureRules, `signature.${id}`, '买卖合同', bad).slice(0, kind.length)).toBe(kind);
  });

  it.each(rows)('signature.%s accepts correct text', (id, _, good) => {
    expect(verdictIn(signatureRules, `signature.${id}`, '买卖合同', good)).toBe('passed');
  });
});
