/** Places of a result in its document: marks on pages, and the place of a missing clause. Pure. */
import type { Highlight } from '../../../shared/pdf/view-model/highlight.ts';
import { type DocumentPlace, SPOTLIGHT_ID } from '../../../shared/workbench/view-model/document-place.ts';
import type { AuditResult, Risk } from './result-shapes.ts';

/** The other places of the selected risk; they belong to its entry and have none of their own. */
export const RELATED_ID = 'related';

export function riskHighlights(
  risks: readonly Risk[],
  selected: Risk | null,
  spotlight: DocumentPlace | null,
): readonly Highlight[] {
  const related = selected?.related.flatMap(({ boxes }) => boxes) ?? [];
  const highlights: readonly Highlight[] = [
    ...risks.map(({ id, level, boxes }): Highlight => ({ id, kind: level, boxes })),
    { id: RELATED_ID, kind: selected?.level ?? 'found', boxes: related },
    { id: SPOTLIGHT_ID, kind: 'found', boxes: spotlight?.boxes ?? [] },
  ];
  return highlights.filter(({ boxes }) => boxes.length > 0);
}

export interface InsertPlace extends DocumentPlace {
  /** The last words before it. */
  readonly after: string;
}

const TAIL_CHARACTERS = 18;

/**
 * The words before the place of a missing clause; null at the very beginning, or when the engine gives no
 * place.
 */
export function insertPlace({ document }: AuditResult, { insertAt, boxes }: Risk): InsertPlace | null {
  if (insertAt === null) return null;
  const before = document.text.slice(0, insertAt).trimEnd();
  if (before === '') return null;
  const start = Math.max(before.length - TAIL_CHARACTERS, before.lastIndexOf('\n') + 1);
  const block = document.blocks.findLast((one) => one.start < before.length);
  return {
    after: before.slice(start),
    start,
    end: before.length,
    page: block?.page ?? null,
    boxes,
  };
}

/** Where the contract shows a risk: its words, or the place of the missing clause. */
export function placeOf(result: AuditResult, risk: Risk): DocumentPlace | null {
  const { start, end, page, boxes } = risk;
  return start === null || end === null ? insertPlace(result, risk) : { start, end, page, boxes };
}
