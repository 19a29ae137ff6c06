import { expect, it } from 'vitest';
import { pageMarks, unmarkedCount } from './page-marks.ts';
import type { TemplateField } from './shapes.ts';

const box = (width: number) => ({ page: 0, x: 10, y: 20, width, height: 12 });
const marks = [
  { fieldId: 'f1', boxes: [box(40), box(0)] },
  { fieldId: 'gone', boxes: [box(40)] },
];

it('marks the existing fields, including empty places, and counts those without a place', () => {
  const shown = pageMarks(marks, ['f1', 'f2']);
  expect(shown.map(({ id, kind }) => [id, kind])).toEqual([['f1', 'field']]);
  expect(shown[0]?.boxes.map(({ width }) => width)).toEqual([40, 4]);
  const fields = ['f1', 'f2'].map(
    (id): TemplateField => ({ kind: 'text', id, label: id, isRequired: true, places: [] }),
  );
  expect(unmarkedCount(marks, fields)).toBe(1);
});
