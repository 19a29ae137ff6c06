import { expect, it } from 'vitest';
import { carryValues } from './carry-values.ts';
import type { TemplateField, Values } from './shapes.ts';

const text = (id: string, label: string): TemplateField => ({
  kind: 'text',
  id,
  label,
  isRequired: true,
  places: [],
});
const choice = (id: string, options: readonly string[]): TemplateField => ({
  kind: 'choice',
  id,
  label: '方式',
  isRequired: true,
  isMultiple: false,
  options: options.map((label, index) => ({ id: `o${index}`, label })),
  places: [],
});

it('matches fields by name, not by id, and drops those the other version lacks', () => {
  const from = {
    fields: [text('f1', '用途'), text('f2', '地点'), choice('f3', ['转账', '现金'])],
    clauses: [],
  };
  const to = {
    fields: [text('f1', '期限'), text('f2', '用途'), choice('f9', ['现金', '转账'])],
    clauses: [],
  };
  const fields: Values['fields'] = {
    f1: { kind: 'text', text: '办公' },
    f2: { kind: 'text', text: '杭州' },
    f3: { kind: 'choice', optionIds: ['o0'] },
  };
  expect(carryValues(from, to, { fields, omitted: [] })).toEqual({
    fields: { f2: { kind: 'text', text: '办公' }, f9: { kind: 'choice', optionIds: ['o1'] } },
    omitted: [],
  });
});
