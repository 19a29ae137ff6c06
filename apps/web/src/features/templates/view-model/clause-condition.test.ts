import { expect, it } from 'vitest';
import { conditionChoices, putCondition } from './clause-condition.ts';
import { removeField } from './edit-fields.ts';
import type { Content } from './shapes.ts';

const content: Content = {
  fields: [
    {
      kind: 'choice',
      id: 'f1',
      label: '付款方式',
      isRequired: true,
      isMultiple: false,
      options: [
        { id: 'o1', label: '转账' },
        { id: 'o2', label: '现金' },
      ],
      places: [{ start: 0, end: 2, part: 'chosen' }],
    },
  ],
  clauses: [{ id: 'c1', label: '当面点清', start: 3, end: 9, marker: null }],
};

it('ties a clause to an option, by hand again, and loses the condition with its field', () => {
  const choices = conditionChoices(content);
  expect(choices.map(({ label }) => label)).toEqual(['付款方式：转账', '付款方式：现金']);
  const tied = putCondition(content, 'c1', choices[1]?.when);
  expect(tied.clauses[0]?.when).toEqual({ fieldId: 'f1', optionIds: ['o2'] });
  expect(putCondition(tied, 'c1', undefined)).toEqual(content);
  expect(removeField(tied, 'f1').clauses).toEqual(content.clauses);
});
