/** Pure rules of the free tools: which they are, how many uses a day, and when a day begins. */
import type { Tool } from './tasks.repository.ts';

export const freeTools = ['convert', 'ocr'] as const satisfies readonly Tool[];

const FREE_SPACE_USES = 20;
const PAID_SPACE_USES = 500;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The product's day is Beijing's, which knows no summer time. */
const BEIJING_OFFSET_MS = 8 * HOUR_MS;

export function isFreeTool(tool: Tool): tool is (typeof freeTools)[number] {
  return freeTools.some((name) => name === tool);
}

export function freeUseLimit(isMember: boolean): number {
  return isMember ? PAID_SPACE_USES : FREE_SPACE_USES;
}

/** The day of Beijing that `now` falls into; the next one begins at its end. */
export function beijingDay(now: Date): { readonly start: Date; readonly end: Date } {
  const start = Math.floor((now.getTime() + BEIJING_OFFSET_MS) / DAY_MS) * DAY_MS - BEIJING_OFFSET_MS;
  return { start: new Date(start), end: new Date(start + DAY_MS) };
}
