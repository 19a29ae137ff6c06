/** Pure rules of the free tools: how many uses a day they have, and how often one task may be run. */
import { type FreeTool, freeTools, freeToolUsesADay } from '@wenjian/api';
import type { Tool } from './tasks.repository.ts';

/** How often one task of a free tool may be run. */
export const FREE_RUNS_MAX = 50;

export function isFreeTool(tool: Tool): tool is FreeTool {
  return freeTools.some((name) => name === tool);
}

export function freeUseLimit(isMember: boolean): number {
  return isMember ? freeToolUsesADay.paid : freeToolUsesADay.free;
}
