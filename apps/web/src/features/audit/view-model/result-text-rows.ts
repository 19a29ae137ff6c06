/** The document as text with its risks marked, for files without a page view. Pure. */
import { type DocumentPlace, SPOTLIGHT_ID } from '../../../shared/workbench/view-model/document-place.ts';
import type { WordMark } from '../../../shared/workbench/view-model/marked-text.ts';
import { RELATED_ID } from './result-places.ts';
import type { Risk } from './result-shapes.ts';
import { RISK_LOOKS } from './risk-look.ts';

/** Of marks on the same words the first is shown: the other places of the selected risk come before other risks there. */
export function textMarks(
  risks: readonly Risk[],
  selected: Risk | null,
  spotlight: DocumentPlace | null,
): readonly WordMark[] {
  const related = (selected?.related ?? []).map(({ start, end }) => ({
    id: RELATED_ID,
    look: selected && RISK_LOOKS[selected.level],
    start,
    end,
  }));
  const own = risks.flatMap(({ id, level, start, end }) =>
    start === null || end === null ? [] : [{ id, look: RISK_LOOKS[level], start, end }],
  );
  const spot = spotlight ? [{ id: SPOTLIGHT_ID, look: null, ...spotlight }] : [];
  return [...related, ...own, ...spot];
}
