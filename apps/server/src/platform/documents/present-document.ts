/** A document as shown in results: its text, blocks and pages, and places on them. */
import type { auditResult, pageBox } from '@wenjian/api';
import { blockAt, boxesOfRange, type Document, type PageBox, type Span } from '@wenjian/document';
import type { z } from 'zod';

export interface ReadFile {
  readonly name: string;
  readonly sha256: string;
}

export function presentDocument(
  { kind, pages, text, blocks }: Document,
  { name, sha256 }: ReadFile,
): z.output<typeof auditResult>['document'] {
  return {
    name,
    kind,
    sha256,
    pages: pages && [...pages],
    text,
    blocks: blocks.map(({ id, type, start, end, page, level, number }) => ({
      id,
      type,
      start,
      end,
      page: page ?? null,
      level: level ?? null,
      number: number ?? null,
    })),
  };
}

export function presentBoxes(document: Document, span: Span): z.output<typeof pageBox>[] {
  return boxesOfRange(document, span).map(rounded);
}

export interface PresentedPlace {
  readonly start: number;
  readonly end: number;
  /** Counted from 1, as readers do; boxes count from 0. */
  readonly page: number | null;
  readonly boxes: z.output<typeof pageBox>[];
}

export function presentPlace(document: Document, { start, end }: Span): PresentedPlace {
  const boxes = presentBoxes(document, { start, end });
  const [first] = boxes;
  const page = first === undefined ? (blockAt(document, start)?.page ?? null) : first.page + 1;
  return { start, end, page, boxes };
}

/** A hundredth of a point is invisible, and a result has very many boxes. */
function rounded({ page, x, y, width, height }: PageBox): PageBox {
  return { page, x: round(x), y: round(y), width: round(width), height: round(height) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
