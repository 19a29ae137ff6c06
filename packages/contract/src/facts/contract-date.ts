/** Which law a contract is judged by: that of the day it was signed. */
import type { Contract } from '../contract.ts';

/**
 * Whether the contract was made before a day (ISO): by the dates beside the signatures, and without these by
 * all dates in it. Without any date it counts as new.
 */
export function wasMadeBefore({ dates, signature }: Contract, day: string): boolean {
  const known = dates.filter(({ iso }) => iso !== null);
  const signed = known.filter(
    ({ start, end }) => signature !== null && start >= signature.start && end <= signature.end,
  );
  const telling = signed.length > 0 ? signed : known;
  return telling.length > 0 && telling.every(({ iso }) => (iso ?? '') < day);
}
