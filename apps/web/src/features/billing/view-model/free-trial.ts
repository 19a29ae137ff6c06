/** Which tools a free space has just used up. */
import { billingText as text } from '../text.ts';
import type { Membership } from './membership.ts';

const tools = [
  { label: text.compare, times: 'compareTimes' },
  { label: text.audit, times: 'auditTimes' },
  { label: text.duplicate, times: 'duplicateTimes' },
] as const;

export function usedUpTools(before: Membership, after: Membership): readonly string[] {
  if (after.vipStatus) return [];
  return tools.filter(({ times }) => before[times] > 0 && after[times] === 0).map(({ label }) => label);
}
