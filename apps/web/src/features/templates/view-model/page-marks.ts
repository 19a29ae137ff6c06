/** The fields as marks on the template's pages. */
import type { Highlight } from '../../../shared/pdf/view-model/highlight.ts';
import type { TemplateDetail, TemplateField } from './shapes.ts';

/** An insertion point has no width; a caret of this width can be seen and clicked. */
const CARET_PT = 4;

/** Of the existing fields; those added since the last save have no place on the pages yet. */
export function pageMarks(marks: TemplateDetail['marks'], fieldIds: readonly string[]): readonly Highlight[] {
  const there = new Set(fieldIds);
  return marks
    .filter(({ fieldId }) => there.has(fieldId))
    .map(({ fieldId, boxes }) => ({
      id: fieldId,
      kind: 'field',
      boxes: boxes.map((box) => (box.width >= CARET_PT ? box : { ...box, width: CARET_PT })),
    }));
}

export function unmarkedCount(marks: TemplateDetail['marks'], fields: readonly TemplateField[]): number {
  const marked = new Set(marks.map(({ fieldId }) => fieldId));
  return fields.filter(({ id }) => !marked.has(id)).length;
}
