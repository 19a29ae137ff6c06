import { expect, it } from 'vitest';
import {
  builtInTemplate,
  contractFacts,
  OWN_TEMPLATE,
  reviewTemplate,
  ruleCatalogue,
} from './audits.testing.ts';
import { firstTemplate, otherTypeName, templateGroups, templateSize } from './template-choices.ts';

const lists = [
  builtInTemplate('full', '全面审查', null),
  builtInTemplate('sale', '买卖合同审查', 'sale'),
  reviewTemplate(),
];

it('groups built-in and team lists, the suggested one first', () => {
  expect(
    templateGroups(lists, 'sale').map(({ label, options }) => [label, options.map((one) => one.value)]),
  ).toEqual([
    ['内置清单', ['sale', 'full']],
    ['团队清单', [OWN_TEMPLATE]],
  ]);
  expect(templateGroups(lists.slice(0, 2), null).map(({ label }) => label)).toEqual(['内置清单']);
});

it('shows the size of a list', () => {
  expect(templateSize(reviewTemplate())).toBe('1 条规则，1 条自定义规则');
  expect(templateSize(reviewTemplate({ ownRules: [] }))).toBe('1 条规则');
});

it('keeps the last list while it exists', () => {
  const facts = contractFacts();
  expect(firstTemplate(facts, null, lists)).toBe('sale');
  expect(firstTemplate(facts, OWN_TEMPLATE, lists)).toBe(OWN_TEMPLATE);
  expect(firstTemplate(facts, OWN_TEMPLATE, undefined)).toBe(OWN_TEMPLATE);
  expect(firstTemplate(facts, 'deleted', lists)).toBe('sale');
});

it('names the type of a list when it differs', () => {
  const lease = builtInTemplate('lease', '租赁合同审查', 'lease');
  expect(otherTypeName(lease, contractFacts(), ruleCatalogue())).toBe('租赁合同');
  expect(otherTypeName(lists[1], contractFacts(), ruleCatalogue())).toBeNull();
  expect(otherTypeName(lists[0], contractFacts(), ruleCatalogue())).toBeNull();
});
