import { expect, it } from 'vitest';
import { mergeContent } from './merge-content.ts';
import type { Content, TemplateField } from './shapes.ts';

const field = (id: string, start: number, label: string): TemplateField => ({
  kind: 'text',
  id,
  label,
  isRequired: true,
  places: [{ start, end: start + 4, part: 'text' }],
});
const clause = (id: string, start: number) => ({ id, label: id, start, end: start + 9, marker: null });
const of = (fields: TemplateField[], clauses: Content['clauses'] = []): Content => ({ fields, clauses });

const base = of([field('f1', 0, '甲方'), field('f2', 10, '乙方'), field('f3', 20, '地点')]);

it('applies the local changes to the saved content, and both sides keep their changes', () => {
  const mine = of(
    [field('f1', 0, '出租人'), field('f2', 10, '乙方'), field('f4', 40, '期限')],
    [clause('c1', 60)],
  );
  const theirs = of([
    field('f1', 0, '甲方'),
    field('f2', 10, '承租人'),
    field('f3', 20, '地点'),
    field('f4', 50, '用途'),
  ]);
  const { content, contested, dropped } = mergeContent(base, mine, theirs);
  expect(content.fields.map(({ id, label }) => [id, label])).toEqual([
    ['f1', '出租人'],
    ['f2', '承租人'],
    ['f3', '期限'],
    ['f4', '用途'],
  ]);
  expect(content.clauses.map(({ start }) => start)).toEqual([60]);
  expect([contested, dropped]).toEqual([[], []]);
});

it('reports what both sides changed and what was dropped', () => {
  const mine = of([
    ...base.fields.map((one) => (one.id === 'f1' ? { ...one, label: '我的' } : one)),
    field('f4', 30, '新的'),
  ]);
  const theirs = of([
    ...base.fields.map((one) => (one.id === 'f1' ? { ...one, label: '他的' } : one)),
    field('f5', 32, '占着'),
  ]);
  const { content, contested, dropped } = mergeContent(base, mine, theirs);
  expect(content.fields.map(({ label }) => label)).toEqual(['我的', '乙方', '地点', '占着']);
  expect(contested).toEqual(['我的']);
  expect(dropped).toEqual(['新的']);
});
