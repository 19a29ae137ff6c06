/** The delay before the socket is opened again; null after too many tries, then the user is told. */
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 10_000;
export const RECONNECTS_MAX = 6;

/** `failures`: in a row, without an event between them. */
export function reconnectDelayMs(failures: number): number | null {
  if (failures > RECONNECTS_MAX) return null;
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS);
}
