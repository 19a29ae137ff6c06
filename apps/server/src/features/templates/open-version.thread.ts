/**
 * The thread that opens a version. In: its stored document. Out: its text and the places of its fields on the
 * pages.
 */
import { readFile } from 'node:fs/promises';
import { boxesOfRange, type Document, documentSpan, type PageBox } from '@wenjian/document';
import type { Template, TemplateText } from '@wenjian/templates';
import { serveEngine } from '../../platform/queue/serve-engine.ts';

export interface OpenVersionInput {
  readonly documentPath: string;
  readonly fields: Template['fields'];
}

export interface OpenedVersion extends TemplateText {
  readonly marks: readonly { readonly fieldId: string; readonly boxes: readonly PageBox[] }[];
}

await serveEngine<OpenVersionInput, OpenedVersion>(async ({ documentPath, fields }) => {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  return {
    text: document.text,
    blocks: document.blocks.map(({ id, type, start, end, number }) => ({
      id,
      type,
      start,
      end,
      ...(number === undefined ? {} : { number }),
    })),
    marks: fields.flatMap(({ id, places }) => {
      const boxes = places.flatMap((place) => boxesOf(document, place));
      return boxes.length === 0 ? [] : [{ fieldId: id, boxes }];
    }),
  };
});

/** For an insertion without a replacement, the end of the character before. */
function boxesOf(document: Document, { start, end }: { start: number; end: number }): readonly PageBox[] {
  if (start < end) return boxesOfRange(document, documentSpan(start, end));
  if (start === 0) return [];
  return boxesOfRange(document, documentSpan(start - 1, start)).map((box) => ({
    ...box,
    x: box.x + box.width,
    width: 0,
  }));
}
