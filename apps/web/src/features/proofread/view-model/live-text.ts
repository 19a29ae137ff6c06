/** Corrections of a text that its author goes on writing. Pure. */

interface Placed {
  readonly start: number;
  readonly end: number;
}

interface Replacing extends Placed {
  readonly suggestion: string | null;
}

/** What was found in a former text, in the present one: behind the edit it moves along, and what the edit touches is no longer known. */
export function carryCorrections<One extends Placed>(
  found: readonly One[],
  before: string,
  after: string,
): readonly One[] {
  if (before === after) return found;
  const from = commonLength(before, after);
  const behind = commonLength(reversed(before.slice(from)), reversed(after.slice(from)));
  const to = before.length - behind;
  const by = after.length - before.length;
  return found.flatMap((one) => {
    // Between two characters, where something was written now.
    if (one.start === one.end && one.start >= from && one.end <= to) return [];
    if (one.end <= from) return [one];
    return one.start >= to ? [{ ...one, start: one.start + by, end: one.end + by }] : [];
  });
}

function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}

function reversed(text: string): string {
  return text.split('').reverse().join('');
}

/** The text with the suggestions in place; remarks have none. */
export function applyCorrections(text: string, corrections: readonly Replacing[]): string {
  let applied = text;
  for (const { start, end, suggestion } of [...corrections].sort((one, other) => other.start - one.start))
    if (suggestion !== null) applied = applied.slice(0, start) + suggestion + applied.slice(end);
  return applied;
}

interface LivePiece<One> {
  readonly start: number;
  readonly text: string;
  readonly correction: One | null;
}

/** The whole text in pieces, marked and not. What is missing is marked on the character before it. */
export function livePieces<One extends Placed>(
  text: string,
  corrections: readonly One[],
): readonly LivePiece<One>[] {
  const pieces: LivePiece<One>[] = [];
  let at = 0;
  const add = (end: number, correction: One | null): void => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end), correction });
    at = Math.max(at, end);
  };
  for (const one of corrections) {
    const start = one.start === one.end ? Math.max(at, one.start - 1) : one.start;
    if (start < at) continue;
    add(start, null);
    add(one.end, one);
  }
  add(text.length, null);
  return pieces;
}

/** The correction at the caret; null where there is none. */
export function correctionAtCaret<One extends Placed>(
  corrections: readonly One[],
  caret: number,
): One | null {
  return corrections.find(({ start, end }) => start <= caret && caret <= end) ?? null;
}

/** The next or previous one, from the end to the beginning again. */
export function neighbour<One extends { readonly id: string }>(
  corrections: readonly One[],
  id: string | null,
  step: 1 | -1,
): One | null {
  const at = corrections.findIndex((one) => one.id === id);
  const next = at < 0 ? (step === 1 ? 0 : -1) : (at + step) % corrections.length;
  return corrections.at(next) ?? null;
}

/** Wrong and right words as one key: what is ignored stays ignored wherever it is written. */
export function pairKey({
  original,
  suggestion,
}: {
  readonly original: string;
  readonly suggestion: string | null;
}): string {
  return JSON.stringify([original, suggestion]);
}
