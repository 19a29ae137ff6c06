/** Whether two short texts are the same text, read twice by a recogniser. */

/** The share of the longer text that may differ. */
const MAX_MISREAD = 0.25;

export function areAlike(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  const most = Math.floor(longer * MAX_MISREAD);
  return Math.abs(one.length - other.length) <= most && editDistance(one, other) <= most;
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let index = 1; index <= other.length; index++) {
      const changed = (row[index - 1] ?? 0) + (one[at - 1] === other[index - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
