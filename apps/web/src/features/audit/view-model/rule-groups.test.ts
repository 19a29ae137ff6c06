import { expect, it } from 'vitest';
import { reviewTemplate, ruleCatalogue } from './audits.testing.ts';
import { offeredRules, ruleGroups, unknownRuleCount } from './rule-groups.ts';
import { changeRule, draftOf } from './template-draft.ts';

const { items } = ruleCatalogue();
const draft = draftOf(reviewTemplate());
const shown = (search: string, onlyChosen = false) =>
  ruleGroups(items, draft, { search, onlyChosen }).map(({ name, rules, chosenCount }) => [
    name,
    rules.map(({ id }) => id),
    chosenCount,
  ]);

it('groups rules by family and leaves out those of other types', () => {
  expect(shown('')).toEqual([
    ['效力与合法性', ['validity.deposit-share', 'validity.repealed-law'], 1],
    ['价款与支付', ['price.prepayment'], 0],
  ]);
});

it('finds rules by title, by description and by family', () => {
  expect(shown('废止')).toEqual([['效力与合法性', ['validity.repealed-law'], 0]]);
  expect(shown('预付款占')).toEqual([['价款与支付', ['price.prepayment'], 0]]);
  expect(shown('价款')).toEqual([['价款与支付', ['price.prepayment'], 0]]);
});

it('shows only the chosen rules on request', () => {
  expect(shown('', true)).toEqual([['效力与合法性', ['validity.deposit-share'], 1]]);
});

it('does not hide a chosen rule of another type', () => {
  const lease = changeRule(draft, 'price.rent-deposit', { isOn: true });
  expect(offeredRules(items, lease).map(({ id }) => id)).toContain('price.rent-deposit');
  expect(offeredRules(items, draft).map(({ id }) => id)).not.toContain('price.rent-deposit');
});

it('counts rules missing from the catalogue', () => {
  expect(unknownRuleCount(items, changeRule(draft, 'gone.rule', { isOn: true }))).toBe(1);
  expect(unknownRuleCount(items, draft)).toBe(0);
});
