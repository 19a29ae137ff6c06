import { expect, it } from 'vitest';
import { addField, joinFields, putField, removeField, toggleClause } from './edit-fields.ts';
import type { TemplateField } from './shapes.ts';

const blank: TemplateField = {
  kind: 'text',
  id: 'f1',
  label: '用途',
  isRequired: true,
  places: [{ start: 10, end: 14, part: 'text' }],
};
const content = { fields: [blank], clauses: [] };

it('adds a field of the chosen kind in text order with its own id, and none over another', () => {
  const added = addField(content, { start: 2, end: 5 }, 'amount', '价款');
  expect(added?.fields.map(({ id, kind }) => [id, kind])).toEqual([
    ['f2', 'amount'],
    ['f1', 'text'],
  ]);
  expect(addField(content, { start: 12, end: 20 }, 'date', '重叠')).toBeNull();
  expect(addField(content, { start: 3, end: 3 }, 'text', '空')).toBeNull();
});

it('changes and removes only the given field', () => {
  expect(putField(content, { ...blank, label: '用途说明' }).fields[0]?.label).toBe('用途说明');
  expect(putField(content, { ...blank, id: 'f9' })).toEqual(content);
  expect(removeField(content, 'f1').fields).toEqual([]);
});

it('joins three blanks to one date: the year, the month and the day', () => {
  const one = (id: string, start: number): TemplateField => ({
    ...blank,
    id,
    places: [{ start, end: start + 2, part: 'text' }],
  });
  const day: TemplateField = {
    kind: 'date',
    id: 'd',
    label: '日期',
    isRequired: true,
    places: [{ start: 20, end: 24, part: 'whole' }],
  };
  const before = { fields: [day, one('m', 25), one('t', 28)], clauses: [] };
  const joined = joinFields(joinFields(before, 't', 'd'), 'm', 'd');
  expect(joined.fields).toMatchObject([
    {
      id: 'd',
      places: [
        { start: 20, part: 'year' },
        { start: 25, part: 'month' },
        { start: 28, part: 'day' },
      ],
    },
  ]);
  expect(joinFields(before, 'd', 'd')).toBe(before);
});

it('makes a paragraph an optional clause, and removes the whole clause from any of its paragraphs', () => {
  const paragraph = { id: 'b2', type: 'paragraph', start: 20, text: '第四条 乙方负责物业费。' };
  const optional = toggleClause(content, paragraph);
  expect(optional.clauses).toMatchObject([{ id: 'c1', start: 20, end: 32, marker: null }]);
  expect(toggleClause(optional, paragraph).clauses).toEqual([]);
  const longer = { ...content, clauses: [{ id: 'c1', label: '', start: 20, end: 60, marker: null }] };
  const second = { id: 'b3', type: 'paragraph', start: 33, text: '物业费按月支付。' };
  expect(toggleClause(longer, second).clauses).toEqual([]);
});
