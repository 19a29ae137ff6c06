import { describe, expect, it } from 'vitest';
import { reviewTemplate, ruleCatalogue } from './audits.testing.ts';
import {
  addOwnRule,
  changeOwnRule,
  changeRule,
  changeThreshold,
  contentOf,
  copyOf,
  draftOf,
  draftProblem,
  isSameContent,
  newDraft,
  removeOwnRule,
  settingOf,
  switchRules,
} from './template-draft.ts';

const RULE = 'validity.deposit-share';

describe('a draft of a review list', () => {
  it('is saved as it was read when nothing was changed', () => {
    const { name, contractType, rules, ownRules } = reviewTemplate();
    expect(contentOf(draftOf(reviewTemplate()))).toEqual({ name, contractType, rules, ownRules });
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
