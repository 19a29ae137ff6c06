/** A box inside a larger one shows the same text again. */

import { type LevelFrame, levelBounds } from '../layout/ruled-cells.ts';
import { overlapArea, type TurnedBox } from './image.ts';

/** Share of its area. */
const COVERED = 0.6;

/**
 * Judged on the deskewed page: the upright bounds of slanted lines overlap each other, and a short line would
 * be lost.
 */
export function withoutCovered(boxes: readonly TurnedBox[], frame: LevelFrame): TurnedBox[] {
  const placed = boxes.map((box) => ({ box, bounds: levelBounds(box, frame), area: box.width * box.height }));
  return placed
    .filter(
      (one) =>
        !placed.some(
          (other) =>
            other !== one &&
            other.area > one.area &&
            overlapArea(one.bounds, other.bounds) > COVERED * one.bounds.width * one.bounds.height,
        ),
    )
    .map(({ box }) => box);
}
