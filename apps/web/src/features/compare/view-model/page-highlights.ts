/** Changes as marks on one side's pages. Pure. */
import type { Highlight, HighlightKind } from '../../../shared/pdf/view-model/highlight.ts';
import type { PageBox } from '../../../shared/pdf/view-model/page-geometry.ts';
import type { Change, Side } from './comparison-shapes.ts';

export function pageHighlights(changes: readonly Change[], side: Side): readonly Highlight[] {
  return changes.flatMap((change) => {
    const boxes = change[side]?.boxes ?? [];
    return boxes.length === 0 ? [] : [{ id: change.id, kind: kindOf(change), boxes: boxes.map(visibleBox) }];
  });
}

function kindOf({ type, significance }: Change): HighlightKind {
  return significance === 'noise' ? 'noise' : type;
}

/** A place where something is missing has no width; a caret of this width can be seen and hit. */
const CARET_PT = 4;

function visibleBox(box: PageBox): PageBox {
  return box.width >= CARET_PT ? box : { ...box, x: box.x + box.width / 2 - CARET_PT / 2, width: CARET_PT };
}
