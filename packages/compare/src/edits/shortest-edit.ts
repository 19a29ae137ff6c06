/**
 * Myers' O(ND) difference in linear space on integer tokens: the shortest edit between two ranges, or how far the search came when
 * the edit would cost more than the limit. The two V arrays are allocated once and shared by all boxes of a comparison.
 * Source of the method: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986, section 4b.
 */

/** Corresponding token ranges of both sides. */
export interface Box {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

export type Middle =
  /** A run of equal tokens, possibly empty, that a shortest edit of the box has in its middle. */
  | { readonly kind: 'snake'; readonly oldStart: number; readonly newStart: number; readonly length: number }
  /**
   * More than 2 × the limit of tokens would change. The search reached this point with as many changes as the
   * limit, and at least as far as the limit.
   */
  | { readonly kind: 'tooFar'; readonly oldReached: number; readonly newReached: number };

export type FindMiddle = (old: Int32Array, target: Int32Array, box: Box) => Middle;

/** Marks a diagonal that no valid path reaches. Far enough below zero that adding one leaves it there. */
const UNREACHED = -0x40000000;

export function createFindMiddle(costLimit: number, onSteps?: (count: number) => void): FindMiddle {
  const forward = new Int32Array(2 * costLimit + 3);
  const backward = new Int32Array(2 * costLimit + 3);
  /** Index of diagonal 0. */
  const zero = costLimit + 1;

  let steps = 0;
  const report = (): void => {
    onSteps?.(steps);
    steps = 0;
  };

  return (old, target, box) => {
    const width = box.oldEnd - box.oldStart;
    const height = box.newEnd - box.newStart;
    const delta = width - height;
    const isOdd = (delta & 1) !== 0;
    const limit = Math.min(costLimit, Math.ceil((width + height) / 2));
    for (let cost = 0; cost <= limit; cost++) {
      openDiagonals(forward, zero, cost);
      for (let k = -cost; k <= cost; k += 2) {
        const from = step(forward, zero + k, k, cost, width, height);
        if (from < 0) continue;
        let x = from;
        while (x < width && x - k < height && old[box.oldStart + x] === target[box.newStart + x - k]) x++;
        forward[zero + k] = x;
        steps += x - from + 1;
        const mirrored = delta - k;
        if (!isOdd || mirrored < 1 - cost || mirrored > cost - 1) continue;
        const reached = backward[zero + mirrored] ?? UNREACHED;
        if (x + reached >= width) {
          report();
          return {
            kind: 'snake',
            oldStart: box.oldStart + from,
            newStart: box.newStart + from - k,
            length: x - from,
          };
        }
      }
      openDiagonals(backward, zero, cost);
      for (let k = -cost; k <= cost; k += 2) {
        const from = step(backward, zero + k, k, cost, width, height);
        if (from < 0) continue;
        let x = from;
        while (x < width && x - k < height && old[box.oldEnd - 1 - x] === target[box.newEnd - 1 - x + k]) x++;
        backward[zero + k] = x;
        steps += x - from + 1;
        const mirrored = delta - k;
        if (isOdd || mirrored < -cost || mirrored > cost) continue;
        const reached = forward[zero + mirrored] ?? UNREACHED;
        if (x + reached >= width) {
          report();
          return {
            kind: 'snake',
            oldStart: box.oldEnd - x,
            newStart: box.newEnd - x + k,
            length: x - from,
          };
        }
      }
    }
    report();
    return furthest(forward, zero, limit, box);
  };
}

/** Of all paths of the last round, the one that covers the most tokens. */
function furthest(reach: Int32Array, zero: number, cost: number, box: Box): Middle {
  let best = 0;
  let bestX = 0;
  let bestY = 0;
  for (let k = -cost; k <= cost; k += 2) {
    const x = reach[zero + k] ?? UNREACHED;
    if (x < 0 || x + x - k <= best) continue;
    best = x + x - k;
    bestX = x;
    bestY = x - k;
  }
  return { kind: 'tooFar', oldReached: box.oldStart + bestX, newReached: box.newStart + bestY };
}

/** The diagonals just outside the last round have no path yet. */
function openDiagonals(reach: Int32Array, zero: number, cost: number): void {
  reach[zero - cost - 1] = UNREACHED;
  reach[zero + cost + 1] = UNREACHED;
}

/** Furthest x on diagonal k with one more edit, before any equal tokens; UNREACHED when every path leaves the box. */
function step(reach: Int32Array, at: number, k: number, cost: number, width: number, height: number): number {
  if (cost === 0) return 0;
  const down = reach[at + 1] ?? UNREACHED;
  const right = (reach[at - 1] ?? UNREACHED) + 1;
  const canDown = down >= 0 && down - k <= height;
  const canRight = right > 0 && right <= width;
  let x = UNREACHED;
  if (canDown && canRight) x = Math.max(down, right);
  else if (canDown) x = down;
  else if (canRight) x = right;
  if (x < 0) reach[at] = UNREACHED;
  return x;
}
