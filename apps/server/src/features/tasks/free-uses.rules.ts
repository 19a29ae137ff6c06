/** Pure rules of the free tools: how many uses a day they have, and how often one task may be run. */
import { freeToolUsesADay } from '@wenjian/api';

/** How often one task of a free tool may be run. */
export const FREE_RUNS_MAX = 50;

export function freeUseLimit(isMember: boolean): number {
  return isMember ? freeToolUsesADay.paid : freeToolUsesADay.free;
}
