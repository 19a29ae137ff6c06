/** The first screen asks before it is shown, and what it shows then does not ask again. */
const FIRST_MS = 10_000;
const JUST_ASKED_MS = 5_000;

/** For `staleTime`. Later every part that opens asks anew: what it shows may have changed a moment ago. */
export function justAsked(): number {
  return performance.now() < FIRST_MS ? JUST_ASKED_MS : 0;
}
