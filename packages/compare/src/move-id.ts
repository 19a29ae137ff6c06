/** The name of a move in rows and changes, from its place in the plan. */
export function moveIdOf(move: number | null): string | null {
  return move === null ? null : `m${move + 1}`;
}
