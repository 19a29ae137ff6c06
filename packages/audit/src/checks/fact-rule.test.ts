import { understandContract } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { auditForSides } from '../review/audit-contract.ts';
import type { Rule } from '../rule.ts';
import { saidRules } from '../rules/said/said.rules.ts';
import { hearing } from './fact-rule.ts';
import { findSentences } from './find-sentences.ts';

const head = ['服务合同', '甲方（委托方）：杭州青禾贸易有限公司', '乙方（服务方）：苏州云杉设备有限公司'];

function reviewOf(...paragraphs: readonly string[]) {
  return auditForSides(documentOf([...head, ...paragraphs]));
}

function outcomeOf(ruleId: string, ...paragraphs: readonly string[]) {
  return reviewOf(...paragraphs)().checked.find((line) => line.ruleId === ruleId);
}

function findingsOf(ruleId: string, paragraph: string) {
  const rule = saidRules.find(({ id }) => id === ruleId);
  const outcome = rule?.check(understandContract(documentOf([...head, paragraph])), {});
  return outcome?.kind === 'hit' ? outcome.findings : [];
}

describe('a rule made from facts', () => {
  const barred = '第一条 验收结论作出以后，甲方对结论不得提出异议，也无权要求赔偿。';
  const [finding] = findingsOf('validity.objection-barred', barred);

  it('quotes the whole sentence at its place', () => {
    expect(finding?.span.end).toBe([...head, barred].join('\n').length);
    expect((finding?.span.end ?? 0) - (finding?.span.start ?? 0)).toBe(barred.length);
  });

  it('is a risk for the side that bears it and none for the other', () => {
    expect(finding?.levels).toEqual({ payer: 'medium', performer: null, neutral: 'medium' });
  });

  it('replaces only the words that make the risk', () => {
    const [kept] = findingsOf('price.never-returned', '第一条 已缴费用一律不予退还。');
    const [edit] = kept?.edits ?? [];
    const text = [...head, '第一条 已缴费用一律不予退还。'].join('\n');
    expect(text.slice(edit?.start, edit?.end)).toBe('不予退还');
  });

  it('is never met: one sound clause does not prove that the burden stands nowhere', () => {
    const sound = '第一条 合同终止后十日内，乙方应当退还保证金。';
    const line = outcomeOf('price.never-returned', sound);
    expect([line?.outcome, line?.met]).toEqual(['notApplicable', null]);
  });

  it('does not apply where nothing in the contract speaks of the matter', () => {
    expect(outcomeOf('price.never-returned', '第一条 乙方应按时提供服务。')?.outcome).toBe('notApplicable');
  });

  it('proves nothing where the matter is only mentioned', () => {
    const line = outcomeOf('price.never-returned', '第一条 本条所称保证金，见附件二的说明。');
    expect([line?.outcome, line?.met]).toEqual(['notApplicable', null]);
  });
});

describe('one sentence that several rules know', () => {
  const sentence = '第一条 乙方有权不经通知从甲方的服务费中自行扣收任何款项，甲方不得提出异议。';

  it('is told once', () => {
    const told = reviewOf(sentence)('甲方').risks.filter(({ quote }) => quote.includes('自行扣收'));
    expect(told.map(({ ruleId }) => ruleId)).toHaveLength(1);
  });

  it('is told by the rule with the more precise name', () => {
    const told = reviewOf('第一条 甲方有权随时单方解除本合同，且不承担任何责任。')('乙方').risks;
    const ids = told.filter(({ quote }) => quote.includes('随时')).map(({ ruleId }) => ruleId);
    expect(ids).toContain('termination.at-will');
    expect(ids).not.toContain('liability.disclaimed-by-one');
  });
});

describe('a rule of patterns that also hears facts', () => {
  const pattern: Rule = {
    id: 'validity.some-rule',
    title: '放弃诉讼',
    family: 'validity',
    types: 'all',
    levels: { payer: 'high', performer: 'high', neutral: 'high' },
    examines: '是否放弃诉讼',
    reason: '',
    basis: [],
    suggestion: '',
    check: (contract) => {
      const [said] = findSentences(contract, /不得起诉/);
      return said === undefined ? { kind: 'passed' } : { kind: 'hit', findings: [{ span: said.sentence }] };
    },
  };
  const [rule = pattern] = hearing(
    [pattern],
    [{ rule: 'validity.some-rule', harms: 'who', ways: [{ says: [['ban', 'barred'], 'not-sue'] }] }],
  );
  const findingsIn = (text: string) => {
    const outcome = rule.check(understandContract(documentOf([...head, text])), {});
    return outcome.kind === 'hit' ? outcome.findings : [];
  };

  it('finds the provision in words its patterns do not know, for the side that bears it, and less seriously', () => {
    expect(
      findingsIn('第一条 乙方不得向法院提起诉讼。').map(({ levels, yields }) => [levels, yields]),
    ).toEqual([[{ payer: null, performer: 'medium', neutral: 'medium' }, true]]);
  });

  it('tells a sentence once that both know', () => {
    expect(findingsIn('第一条 乙方不得起诉，也不得申请仲裁。').map(({ yields }) => yields)).toEqual([
      undefined,
    ]);
  });

  it('is silent where the contract allows it', () => {
    expect(findingsIn('第一条 乙方可以向法院提起诉讼。')).toEqual([]);
  });
});
