/** Which edits are tried for a risk; whether they remove it is for `settle-edits.test.ts`. */
import { sentencesOf, understandContract } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { coreOf } from '../checks/build-rule.ts';
import { auditContract } from '../review/audit-contract.ts';
import { editCandidates } from './edit-candidates.ts';
import { adviceText } from './edits.text.ts';

const SUGGESTION = '价格调整应经双方书面同意。';

/** The candidates for a sentence: its text with the first of them made, or why there is none. */
function tried(sentence: string, core: string | null): string {
  const document = documentOfParagraphs(
    '服务合同',
    '甲方：北京华澜科技有限公司',
    '乙方：上海钧石机械有限公司',
    `第一条 ${sentence}`,
    '1.1 原材料涨价。',
  );
  const [some] = auditContract(document).risks;
  if (some === undefined) throw new Error('the contract has no risks');
  const start = document.text.indexOf(sentence);
  const span = documentSpan(start, start + sentence.length);
  const at = start + sentence.indexOf(core ?? '');
  const candidates = editCandidates(
    understandContract(document),
    { ...some, kind: 'risk', span },
    {
      template: SUGGESTION,
      mode: 'replace',
      core: core === null ? null : documentSpan(at, at + core.length),
      pieces: null,
      after: null,
    },
  );
  if (candidates.kind === 'advice') return candidates.why;
  const made = candidates.edits[0].pieces.reduceRight(
    (text, piece) => text.slice(0, piece.start) + piece.text + text.slice(piece.end),
    document.text,
  );
  return made.slice(start).split('\n')[0] ?? '';
}

describe('other provisions of the sentence', () => {
  it.each([
    [
      'a limit, a duty and a sum',
      '，但每年涨幅不得超过百分之五，并应退还已收预付款100,000元，乙方应按时付款。',
    ],
    ['a limit that stays with the last word', '，但应提前书面通知，乙方应按时付款。'],
    ['a limit at the end', '，但应提前书面通知乙方。'],
    ['a duty that goes on', '，并应退还已收的预付款，乙方应按时付款。'],
    ['a percentage', '，每年涨幅为百分之五，乙方应按时付款。'],
    ['a period', '，三十日内有效。'],
  ])('are not lost with it: %s', (_, rest) => {
    expect(tried(`甲方有权随时单方调整价格${rest}`, '随时单方调整价格')).toBe(adviceText.otherProvisions);
  });

  it('stay where they stand alone', () => {
    expect(tried('甲方有权随时单方调整价格，乙方应按时付款。', '随时单方调整价格')).toBe(
      `乙方应按时付款。${SUGGESTION}`,
    );
  });
});

describe('a sentence whose words of the risk are not known', () => {
  it('is replaced when it is short', () => {
    expect(tried('价格由甲方调整，乙方无权异议。', null)).toBe(SUGGESTION);
  });

  it.each([
    '价格由甲方调整，乙方无权异议，乙方应按时付款。',
    '价格由甲方调整，幅度为百分之五。',
    '价格由甲方调整，乙方应于十日内付款。',
  ])('is left alone when it says more: %s', (sentence) => {
    expect(tried(sentence, null)).toBe(adviceText.otherProvisions);
  });

  it('has none where a pattern only looks around', () => {
    const [sentence] = sentencesOf(understandContract(documentOfParagraphs('价格由甲方调整。')));
    const match = /(?=价格)/.exec('价格由甲方调整。');
    if (sentence === undefined || match === null) throw new Error('nothing was found');
    expect(coreOf(sentence, [match])).toEqual({});
  });
});

it('a sentence that leads to a list is left to people', () => {
  expect(tried('甲方有权随时单方调整价格：', '随时单方调整价格')).toBe(adviceText.leadsToList);
});
