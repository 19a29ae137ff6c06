import { describe, expect, it } from 'vitest';
import { reviewTemplate, ruleCatalogue } from './audits.testing.ts';
import {
  addClause,
  addOwnRule,
  changeClause,
  changeOwnRule,
  changeRule,
  changeThreshold,
  contentOf,
  copyOf,
  draftOf,
  draftProblem,
  isSameContent,
  newDraft,
  removeClause,
  removeOwnRule,
  settingOf,
  switchRules,
} from './template-draft.ts';

const RULE = 'validity.deposit-share';

describe('a draft of a review list', () => {
  it('is saved as it was read when nothing was changed', () => {
    const clause = {
      id: 'bribery',
      topic: '反商业贿赂',
      words: ['商业贿赂', '廉洁 违约'],
      wording: '双方不得实施商业贿赂。',
      level: 'high' as const,
      walkAway: '至少不得行贿',
    };
    const template = reviewTemplate({ requiredClauses: [clause] });
    const { name, contractType, rules, ownRules, requiredClauses } = template;
    expect(contentOf(draftOf(template))).toEqual({ name, contractType, rules, ownRules, requiredClauses });
  });

  it('starts with every rule when it is new', () => {
    expect(contentOf(newDraft(ruleCatalogue())).rules).toHaveLength(4);
  });

  it('is equal after a rule was switched off and on again, and remembers its settings', () => {
    const start = draftOf(reviewTemplate());
    const off = switchRules(start, [RULE], false);
    expect(isSameContent(start, off)).toBe(false);
    expect(contentOf(off).rules).toEqual([]);
    expect(isSameContent(start, switchRules(off, [RULE], true))).toBe(true);
  });

  it('keeps a figure only where it differs from the rule’s own', () => {
    const setting = settingOf(draftOf(reviewTemplate()), RULE);
    expect(setting.thresholds).toEqual({ share: 0.1 });
    expect(changeThreshold(setting, 'share', 0.15, 0.2).thresholds).toEqual({ share: 0.15 });
    expect(changeThreshold(setting, 'share', 0.2, 0.2).thresholds).toEqual({});
  });

  it('leaves out what is not set', () => {
    const draft = changeRule(newDraft({ items: [] }), RULE, { isOn: true, fallback: '  ' });
    expect(contentOf(draft).rules).toEqual([{ ruleId: RULE }]);
  });

  it('has no server id when it is a copy', () => {
    const copy = copyOf(draftOf(reviewTemplate({ name: '甲'.repeat(40) })), 40);
    expect(copy.id).toBeNull();
    expect(copy.name).toHaveLength(40);
    expect(copyOf(draftOf(reviewTemplate()), 40).name).toBe('采购部清单 副本');
  });
});

describe('required clauses', () => {
  it('need a name, words and a wording, and get unused ids', () => {
    const draft = addClause(addClause(draftOf(reviewTemplate())));
    expect(draft.clauses.map(({ id }) => id)).toEqual(['clause-1', 'clause-2']);
    expect(draftProblem(draft)).toBe('必备条款 1 请填写名称、识别词和补入的条款');
    const one = removeClause(draft, 'clause-2');
    const part = { topic: '保密', words: ' 保密、 商业秘密 ', wording: '双方应当保密。' };
    const done = changeClause(one, 'clause-1', part);
    expect(draftProblem(done)).toBeNull();
    expect(contentOf(done).requiredClauses).toEqual([
      {
        id: 'clause-1',
        topic: '保密',
        words: ['保密', '商业秘密'],
        wording: '双方应当保密。',
        level: 'medium',
      },
    ]);
  });
});

describe('own rules', () => {
  it('get unused ids', () => {
    const two = addOwnRule(draftOf(reviewTemplate()));
    expect(two.ownRules.map(({ id }) => id)).toEqual(['own-1', 'own-2']);
    const again = addOwnRule(removeOwnRule(two, 'own-1'));
    expect(new Set(again.ownRules.map(({ id }) => id)).size).toBe(2);
  });

  it('must say what to check', () => {
    const draft = addOwnRule(draftOf(reviewTemplate()));
    expect(draftProblem(draft)).toBe('自定义规则 2 请写清楚要检查什么');
    expect(draftProblem(changeOwnRule(draft, 'own-2', { text: '必须先开票' }))).toBeNull();
  });
});

it('cannot be saved without a name or without any rule', () => {
  const draft = draftOf(reviewTemplate());
  expect(draftProblem({ ...draft, name: '  ' })).toBe('请填写清单名称');
  expect(draftProblem(removeOwnRule(switchRules(draft, [RULE], false), 'own-1'))).toBe('请至少选一条规则');
});
