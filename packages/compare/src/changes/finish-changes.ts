/** Adds ids to the drafts of the changes, and the page and clause to their sides. */
import { contentId, type Document, documentOffset, withUniqueIds } from '@wenjian/document';
import type { Change, ChangeSide } from '../comparison.ts';
import { moveIdOf } from '../moves/move-id.ts';
import type { ChangeDraft } from './change-draft.ts';
import { nameClause } from './clause-path.ts';
import { groupChanges } from './group-changes.ts';
import type { PlacedSide } from './placed-side.ts';

export function finishChanges(
  drafts: readonly ChangeDraft[],
  oldDocument: Document,
  newDocument: Document,
): readonly Change[] {
  const changes = withUniqueIds(
    drafts.map((draft): Change => {
      const old = sideOf(draft.old, draft.oldText);
      const target = sideOf(draft.new, draft.newText);
      return {
        id: contentId('c', [draft.type, placed(old), placed(target)]),
        type: draft.type,
        significance: draft.significance,
        place: draft.place,
        old,
        new: target,
        reason: draft.reason,
        signals: draft.signals,
        gainer: draft.gainer ?? null,
        isSuspect: draft.isSuspect,
        moveId: moveIdOf(draft.move),
        groupId: null,
      };
    }),
  );
  const groups = groupChanges(
    changes,
    oldDocument,
    newDocument,
    drafts.map(({ list }) => list ?? null),
  );
  return changes.map((change, index) => ({ ...change, groupId: groups[index] ?? null }));
}

function placed(side: ChangeSide | null): readonly unknown[] | null {
  return side && [side.start, side.end, side.text];
}

function sideOf(side: PlacedSide | null, text: string | undefined): ChangeSide | null {
  if (side === null) return null;
  return {
    text: text ?? side.document.text.slice(side.start, side.end),
    page: side.block.page ?? null,
    block: side.block.id,
    start: documentOffset(side.start),
    end: documentOffset(side.end),
    clause: nameClause(side.document, side.block),
  };
}
