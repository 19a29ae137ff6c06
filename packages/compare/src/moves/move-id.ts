/** The id of a move in rows and changes, from its index in the plan. */
export function moveIdOf(move: number | null): string | null {
  return move === null ? null : `m${move + 1}`;
}
