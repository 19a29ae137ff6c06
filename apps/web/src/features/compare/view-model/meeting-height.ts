/** The height at which the two places of a change stand beside each other. Pure. */
import type { PlaceOffsets } from '../../../shared/pdf/use-page-pane.ts';

/**
 * Where both panes can bring their place, in pixels below their top edges: under the pointer of the reader who chose
 * it in one of them (`chosen`), or in the upper third. Null where no scrolling brings them together: one is at the
 * beginning of its document and the other at the end.
 */
export function meetingHeight(
  places: readonly PlaceOffsets[],
  chosen: PlaceOffsets | undefined,
): number | null {
  const [first] = places;
  if (!first) return null;
  const least = Math.max(...places.map((place) => place.least));
  const most = Math.min(...places.map((place) => place.most));
  if (least > most) return null;
  // A mark that begins on an earlier page was clicked on its second half: its beginning is out of sight.
  const wanted = chosen && chosen.now >= 0 ? chosen.now : first.upperThird;
  return Math.min(most, Math.max(least, wanted));
}
