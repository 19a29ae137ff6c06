/** The document as text with its risks marked, for files without a page view. Pure. */
import { RELATED_ID } from './result-places.ts';
import type { AuditResult, Level, Risk } from './result-shapes.ts';

export type TextBlock = AuditResult['document']['blocks'][number];

export interface TextMark {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Null: a fact of the overview. */
  readonly level: Level | null;
}

/** Of marks on the same words the first is shown: the other places of the selected risk come before other risks there. */
export function textMarks(risks: readonly Risk[], selected: Risk | null): readonly TextMark[] {
  const related = selected?.related.map(({ start, end }) => ({
    id: RELATED_ID,
    level: selected.level,
    start,
    end,
  }));
  const own = risks.flatMap(({ id, level, start, end }) =>
    start === null || end === null ? [] : [{ id, level, start, end }],
  );
  return [...(related ?? []), ...own];
}
