/** Pure rules of the free tools: which tools are free, and how many uses a day they have. */
import { freeToolUsesADay } from '@wenjian/api';
import type { Tool } from './tasks.repository.ts';

export const freeTools = ['correct', 'convert', 'ocr'] as const satisfies readonly Tool[];

/** How often one task of a free tool may be run. */
export const FREE_RUNS_MAX = 50;

export function isFreeTool(tool: Tool): tool is (typeof freeTools)[number] {
  return freeTools.some((name) => name === tool);
}

export function freeUseLimit(isMember: boolean): number {
  return isMember ? freeToolUsesADay.paid : freeToolUsesADay.free;
}
