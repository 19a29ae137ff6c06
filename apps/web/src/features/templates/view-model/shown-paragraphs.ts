/** The filled text: changed paragraphs from the preview, the others from the template. */
import type { FilledPreview, TemplateDetail } from './shapes.ts';

export type ShownParagraph = FilledPreview['paragraphs'][number];

export function shownParagraphs(
  paragraphs: TemplateDetail['paragraphs'],
  preview: FilledPreview,
): readonly ShownParagraph[] {
  const touched = new Map(preview.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  const removed = new Set(preview.removed);
  return paragraphs
    .filter(({ id }) => !removed.has(id))
    .map(({ id, text }) => touched.get(id) ?? { id, pieces: [{ text, fieldId: null, isFilled: true }] });
}
